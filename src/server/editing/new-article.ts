import { chooseArticle } from '../../articles/choose-article.ts';
import { UnprovenArticle } from '../../articles/compose-article.ts';
import { loadDrafts } from '../../articles/load-drafts.ts';
import { type ArticleSubject, originOf } from '../../articles/next-subject.ts';
import { type ArticleContent, planArticles, subjectsOf } from '../../articles/plan-articles.ts';
import { sentenceDigests } from '../../articles/shared-sentences.ts';
import type { Checker } from '../../checker/checker.ts';
import type { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { KeptArticle, Storage } from '../../storage/port.ts';
import { Refusal } from '../refusal.ts';
import { addArticles } from './edit-articles.ts';

interface Parts {
  checker: Checker;
  tracer: PointTracer;
  content: ArticleContent;
  contentFolder: string;
  now: Date;
}

/** Articles that are read at once. */
const AT_ONCE = 200;

/** Writes the article of a topic (the slug of a note or an entry, or the name of a draft or an outline), or the one that comes next. */
export async function newArticle(
  storage: Storage,
  topic: string | undefined,
  { checker, tracer, content, contentFolder, now }: Parts,
): Promise<KeptArticle> {
  const drafts = await loadDrafts(contentFolder);
  const written = await storage.read((reader) => reader.articleOrigins());
  const subjects: ArticleSubject[] = [
    ...drafts.drafts.map((draft) => ({ kind: 'written', draft }) as const),
    ...planArticles(content, checker.corpus).map((plan) => ({ kind: 'planned', plan }) as const),
  ];
  const wanted = topic === undefined ? undefined : subjects.find((subject) => isAbout(subject, topic));
  if (topic !== undefined && !wanted) {
    throw new Refusal(`There is no topic ${topic} that is enough for an article. Nothing was changed.`);
  }
  if (wanted && written.has(originOf(wanted))) {
    throw new Refusal(`There is an article of this topic already (${originOf(wanted)}). Nothing was changed.`);
  }
  // Of one topic alone: all others count as written.
  const others = wanted ? subjects.filter((subject) => subject !== wanted).map(originOf) : [];
  const demand = { written: new Set([...written, ...others]), asked: new Map<string, number>() };
  try {
    const chosen = chooseArticle(demand, await storedSentences(storage), { content, drafts }, checker);
    if (!chosen) {
      const why =
        topic === undefined ? 'Every topic already has its article.' : 'Other articles say most of it already.';
      throw new Refusal(`${why} Nothing was changed.`);
    }
    const { form, from, slug, title, summary, content: html, source, origin } = chosen.article;
    const made = { form, from, why: topic === undefined ? chosen.why : 'the operator asked for it' };
    const article = { slug, title, summary, content: html, source, origin, made, points: tracer.trace(html) };
    const [added] = await addArticles(storage, [{ ...article, createdAt: now }]);
    return added as KeptArticle;
  } catch (error) {
    if (error instanceof UnprovenArticle) throw new Refusal(`${error.message}. Nothing was changed.`);
    throw error;
  }
}

const isAbout = (subject: ArticleSubject, topic: string) =>
  subject.kind === 'written'
    ? subject.draft.key === topic
    : [originOf(subject).split(':')[1], ...subjectsOf(subject.plan).map((key) => key.split('/').at(-1))].includes(
        topic,
      );

/** What a new article must not repeat. */
async function storedSentences(storage: Storage): Promise<string[][]> {
  const sentences: string[][] = [];
  let before: number | undefined;
  for (;;) {
    const page = { limit: AT_ONCE, ...(before !== undefined && { before }) };
    const rows = await storage.read((reader) => reader.everyArticle(page));
    if (rows.length === 0) return sentences;
    sentences.push(...rows.map(({ content }) => sentenceDigests(content)));
    before = rows.at(-1)?.id as number;
  }
}
