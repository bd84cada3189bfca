import { composeArticle, UnprovenArticle } from '../../articles/compose-article.ts';
import { loadDrafts } from '../../articles/load-drafts.ts';
import { type ArticleSubject, nextSubject, originOf } from '../../articles/next-subject.ts';
import { planArticles } from '../../articles/plan-articles.ts';
import type { Checker } from '../../checker/checker.ts';
import type { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { KeptArticle, Storage } from '../../storage/port.ts';
import { Refusal } from '../refusal.ts';
import { addArticles } from './edit-articles.ts';

interface Parts {
  checker: Checker;
  tracer: PointTracer;
  notes: readonly Note[];
  contentFolder: string;
  now: Date;
}

/** Writes the article of a topic (the slug of a note, or the name of a draft), or the one that comes next. */
export async function newArticle(
  storage: Storage,
  topic: string | undefined,
  { checker, tracer, notes, contentFolder, now }: Parts,
): Promise<KeptArticle> {
  const articles = await loadDrafts(contentFolder);
  const plans = planArticles(notes, checker.corpus);
  const origins = await storage.read((reader) => reader.articleOrigins());
  const subject = topic === undefined ? next() : subjectOf(topic);

  function next(): ArticleSubject {
    const found = nextSubject(origins, articles, plans);
    if (found.kind === 'nothing-new') throw new Refusal('Every topic already has its article. Nothing was changed.');
    return found.subject;
  }

  function subjectOf(name: string): ArticleSubject {
    const draft = articles.drafts.find(({ key }) => key === name);
    const plan = plans.find(({ note }) => note === name);
    if (draft) return { kind: 'written', draft };
    if (plan) return { kind: 'planned', plan };
    const isNote = notes.some(({ slug }) => slug === name);
    throw new Refusal(
      isNote
        ? `The note ${name} is too short for an article of its own: other articles have its points. Nothing was changed.`
        : `There is no topic ${name}. Nothing was changed.`,
    );
  }

  if (origins.has(originOf(subject))) {
    throw new Refusal(`There is an article of this topic already (${originOf(subject)}). Nothing was changed.`);
  }
  try {
    const { slug, title, summary, content, source, origin } = composeArticle(subject, notes, checker);
    const points = tracer.trace(content);
    const article = { slug, title, summary, content, source, origin, points, createdAt: now };
    const [added] = await addArticles(storage, [article]);
    return added as KeptArticle;
  } catch (error) {
    if (error instanceof UnprovenArticle) throw new Refusal(`${error.message}. Nothing was changed.`);
    throw error;
  }
}
