import { createHash } from 'node:crypto';
import type { DraftBlock, DraftPart } from '../answers/draft-answer.ts';
import { passGate } from '../answers/gate/gate.ts';
import { siteText } from '../answers/site-text.ts';
import type { Checker } from '../checker/checker.ts';
import { worksList } from '../knowledge/entries/article-entries.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import { citedWorks, type NamedWork } from '../knowledge/profiles/profile.ts';
import type { ArticleDraft } from './load-drafts.ts';
import { type SectionDraft, withDrafts } from './model-sections.ts';
import { type ArticleSubject, originOf } from './next-subject.ts';
import type { ArticleContent, ArticlePlan } from './plan-articles.ts';
import { renderHtml } from './render-html.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { slugOf } from './slug.ts';
import { writeNotePlan } from './write-note-plan.ts';
import { writeOutlinePlan } from './write-outline-plan.ts';
import { blocksOf, type WrittenPlan } from './written-plan.ts';

/** Not exported: only this file can create an article, and only from text that passed the gate. */
const composed: unique symbol = Symbol('composed');

/** An article whose every quotation of scripture passed the gate. */
export interface ComposedArticle {
  readonly [composed]: true;
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  /** The proven text in the Markdown subset, from which it can be composed again. */
  source: string;
  origin: string;
  form: string;
  /** The texts of the content that it is made of, each with the digest of what it says. */
  from: readonly { text: string; digest: string }[];
}

/** The gate withheld the text: the content or the library is at fault, not the program. */
export class UnprovenArticle extends Error {
  constructor(title: string, origin: string) {
    super(`Nothing in the article “${title}” (${origin}) could be proven`);
    this.name = 'UnprovenArticle';
  }
}

type Text = Pick<ArticleDraft, 'title' | 'summary' | 'markdown'>;

/** Composes the article of a subject. Its quotations pass the same gate as those of answers. */
export function composeArticle(
  subject: ArticleSubject,
  content: ArticleContent,
  checker: Checker,
  { without = new Set(), drafts = [] }: { without?: ReadonlySet<string>; drafts?: readonly SectionDraft[] } = {},
): ComposedArticle {
  if (subject.kind === 'written') return composeText(subject.draft, originOf(subject), checker);
  const written = writePlan(subject.plan, content, checker, without);
  return composeWritten(withDrafts(written, drafts), originOf(subject), content.works, checker);
}

/** A plan as sections for the gate; of a note's, without the points that are left out. */
export function writePlan(
  plan: ArticlePlan,
  content: ArticleContent,
  { corpus }: Checker,
  without: ReadonlySet<string> = new Set(),
): WrittenPlan {
  return plan.kind === 'note'
    ? writeNotePlan(plan, content.notes, corpus, without)
    : writeOutlinePlan(plan, content, corpus);
}

/** Composes an article of sections, whoever wrote them. */
export function composeWritten(
  { form, title, summary, sections, links, related }: WrittenPlan,
  origin: string,
  known: ReadonlyMap<string, NamedWork>,
  checker: Checker,
): ComposedArticle {
  const says = sections.flatMap((section) => section.blocks.map(wordsOf)).join('\n');
  const works = [...new Set(citedWorks(says, known).map(({ work }) => work))];
  const blocks: DraftBlock[] = [
    ...blocksOf(sections),
    ...(works.length > 0 ? worksBlocks(worksList(says, known)) : []),
    ...(related ? relatedBlocks(related) : []),
    ...(links ? [links] : []),
  ];
  const from = new Map(sections.map(({ text, says }) => [text, { text, digest: digestOf(says) }]));
  return compose({ title, summary, parts: [{ kind: 'answer', blocks }], form, from: [...from.values()] }, origin, {
    checker,
    works,
  });
}

/** Composes a text that an editor wrote. */
export function composeText({ title, summary, markdown }: Text, origin: string, checker: Checker): ComposedArticle {
  const parts: DraftPart[] = [{ kind: 'answer', blocks: [{ kind: 'text', by: 'editor', markdown }] }];
  const from = [{ text: origin, digest: digestOf(markdown) }];
  return compose({ title, summary, parts, form: 'draft', from }, origin, { checker, works: [] });
}

interface Parts extends Pick<ComposedArticle, 'title' | 'summary' | 'form' | 'from'> {
  parts: readonly DraftPart[];
}

function compose(
  { title, summary, parts, form, from }: Parts,
  origin: string,
  { checker, works }: { checker: Checker; works: readonly NamedWork[] },
): ComposedArticle {
  const gated = passGate({ engine: 'articles', parts }, checker);
  if (gated.kind === 'withheld') throw new UnprovenArticle(title, origin);
  const { markdown: proven, check } = gated.answer;
  const content = sanitizeArticle(renderHtml(proven, check.editions, works));
  return { [composed]: true, slug: slugOf(title), title, summary, content, source: proven, origin, form, from };
}

function wordsOf(block: DraftBlock): string {
  if (block.kind === 'note') return block.pieces.map(({ markdown }) => markdown).join('\n');
  if (block.kind === 'text') return block.markdown;
  return block.kind === 'entry' ? block.words : '';
}

/** What works that are named and not held are, at the end of the article. */
const worksBlocks = (list: EntryWords): DraftBlock[] => [
  { kind: 'own', words: siteText`## Works named above` },
  { kind: 'own', words: siteText`This site does not hold these books. They are named so that you can look them up:` },
  { kind: 'entry', words: list },
];

const relatedBlocks = (list: EntryWords): DraftBlock[] => [
  { kind: 'own', words: siteText`## Related pages` },
  { kind: 'entry', words: list },
];

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
