import { passGate } from '../answers/gate.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { Topic } from './load-topics.ts';
import { type ArticleSubject, originOf } from './next-topic.ts';
import { renderHtml } from './render-html.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { slugOf } from './slug.ts';
import { readingOfSurah } from './surah-reading.ts';

/** Not exported: nothing outside this file can be an article, and here one is made of an answer alone. */
const composed: unique symbol = Symbol('composed');

/** An article whose every quotation of scripture passed the gate. */
export interface ComposedArticle {
  readonly [composed]: true;
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  origin: string;
}

type Text = Pick<Topic, 'title' | 'summary' | 'markdown'>;

/** Composes the article of a subject: its text, with the corpus's words put in by the gate that answers pass too. */
export function composeArticle(subject: ArticleSubject, corpus: Corpus): ComposedArticle {
  const text = subject.kind === 'written' ? subject.topic : readingOfSurah(subject.surah, corpus);
  return composeText(text, originOf(subject), corpus);
}

export function composeText({ title, summary, markdown }: Text, origin: string, corpus: Corpus): ComposedArticle {
  const gated = passGate({ engine: 'articles', blocks: [{ kind: 'text', by: 'editor', markdown }] }, corpus);
  if (gated.kind === 'withheld') throw new Error(`Nothing in the article “${title}” (${origin}) could be proven`);
  const { markdown: proven, check } = gated.answer;
  const content = sanitizeArticle(renderHtml(proven, check.editions));
  return { [composed]: true, slug: slugOf(title), title, summary, content, origin };
}
