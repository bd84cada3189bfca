import { createHash } from 'node:crypto';
import { answerQuestion } from '../../answers/answer-question.ts';
import type { PointLink } from '../../answers/draft-answer.ts';
import type { AnswerEngine } from '../../answers/engines/engine.ts';
import { languageOf } from '../../answers/question-language.ts';
import type { OfferedPoint } from '../../answers/replies/choice-replies.ts';
import type { TriageLists } from '../../answers/triage/triage.ts';
import { ARTICLE_WORDS, readWords, wordsIn } from '../../articles/article-length.ts';
import { chooseArticle } from '../../articles/choose-article.ts';
import { type ComposedArticle, composeArticle, UnprovenArticle, writePlan } from '../../articles/compose-article.ts';
import type { ArticleDrafts } from '../../articles/load-drafts.ts';
import { modelSections } from '../../articles/model-sections.ts';
import type { ArticleContent } from '../../articles/plan-articles.ts';
import { proveSection } from '../../articles/prove-section.ts';
import { composeSample } from '../../articles/sample-article.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { sentenceDigests } from '../../articles/shared-sentences.ts';
import type { Checker } from '../../checker/checker.ts';
import { libraryOf, summarizeCheck } from '../../checker/summarize-check.ts';
import type { Choice, Stage } from '../../contract/entities.ts';
import { pointDigest } from '../../knowledge/corrections/point-digest.ts';
import { distinct, type PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { ExplainedEntry } from '../../knowledge/entries/explained-entries.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import { pointIn } from '../../knowledge/notes/point-in.ts';
import type { Retrieval } from '../../knowledge/retrieval/retrieval.ts';
import { guardText } from '../../present/guard-text.ts';
import { presentCheck } from '../../present/present-check.ts';
import { presentSearch } from '../../present/present-search.ts';
import type { KeptCheck } from '../../storage/port.ts';
import type { JobTools } from '../../threads/serve-jobs.ts';
import { shownCheck } from '../../web/pages/check/shown-check.ts';
import { boundedCheck } from '../saved/check-saved.ts';
import { excerptOf } from '../saved/excerpt.ts';
import { savedAs } from '../saved/listing.ts';
import { type FoundAddresses, findingsAt } from './found-addresses.ts';
import type { FinishedArticle, ModelDraft, TextJobKind, TextJobOf, TextResults } from './text-jobs.ts';

/** The resources that a thread keeps open. */
interface TextTools {
  checker: Checker;
  ownEngine: AnswerEngine;
  notes: readonly Note[];
  lists: TriageLists;
  articles: ArticleDrafts;
  tracer: PointTracer;
  articleContent: ArticleContent;
  entryFor: (question: string) => ExplainedEntry | undefined;
}

type Run<Kind extends TextJobKind> = (
  job: TextJobOf<Kind>,
  tools: TextTools,
  thread: JobTools,
) => TextResults[Kind] | Promise<TextResults[Kind]>;

const runs: { readonly [Kind in TextJobKind]: Run<Kind> } = {
  check: ({ text }, { checker }) => keptCheck(text, checker),
  'check-all': ({ texts }, { checker }) => texts.map((text) => keptCheck(text, checker)),
  'present-check': ({ text, guard }, { checker }) =>
    JSON.stringify({ ...presentCheck(text, checker), ...(guard && { guard: guardText(text, checker) }) }),
  'show-check': ({ text }, { checker }) => shownCheck(presentCheck(text, checker)),
  'search-work': ({ work: id, question }, { checker: { corpus } }) => {
    const work = corpus.works.find((held) => held.id === id && held.search);
    return work && presentSearch(work, question);
  },
  'judge-saved': judgeSaved,
  answer,
  trace: ({ text }, { tracer }) => tracer.trace(text),
  'compose-sample': (_, { articles, checker, ...tools }) =>
    ifProven(() => ({ kind: 'composed', article: finished(composeSample(articles, checker), tools) })),
  'choose-article': choose,
  'prove-section': ({ blocks, ...how }, { checker }) => proveSection(blocks, how, checker),
  'compose-drafted': composeDrafted,
  'sentences-of': ({ htmls }) => htmls.map(sentenceDigests),
  'sanitize-article': ({ html }) => sanitizeArticle(html),
};

/** Runs one job with the thread's resources. */
export async function runTextJob<Kind extends TextJobKind>(
  job: TextJobOf<Kind>,
  tools: TextTools,
  thread: JobTools,
): Promise<TextResults[Kind]> {
  const run: Run<Kind> = runs[job.kind as Kind];
  return run(job, tools, thread);
}

function keptCheck(text: string, checker: Checker): KeptCheck {
  const { corpus } = checker;
  return { ...summarizeCheck(checker.checkText(text), corpus), library: libraryOf(corpus) };
}

function judgeSaved(
  { question, answer, check: known }: TextJobOf<'judge-saved'>,
  { checker, lists, tracer }: TextTools,
): TextResults['judge-saved'] {
  const check = boundedCheck(known ?? keptCheck(answer, checker));
  return {
    listing: savedAs(question, answer, lists),
    check,
    excerpt: excerptOf(question, answer, check),
    points: tracer.trace(answer),
  };
}

async function answer(
  { question, model }: TextJobOf<'answer'>,
  { checker, ownEngine, notes, lists, entryFor, tracer }: TextTools,
  { call, signal }: JobTools,
): Promise<TextResults['answer']> {
  const retrieval: Retrieval = {
    find: async (asked, limit, matter) => {
      const found = (await call('find', { question: asked, limit, matter })) as FoundAddresses;
      return findingsAt(found, { notes, corpus: checker.corpus });
    },
    close: async () => undefined,
  };
  const engine = model ? draftedElsewhere(model) : ownEngine;
  const report = (stage: Stage) => void call('report', stage).catch(() => undefined);
  try {
    const onReplaced = (why: string) => void call('replaced', why).catch(() => undefined);
    const parts = { retrieval, engine, ownEngine, checker, notes, lists, entryFor, report, onReplaced };
    const { answer, kind, points, choices, danger } = await answerQuestion(question, parts, signal);
    const { markdown, parts: answerParts, sources, check, engine: by } = answer;
    return {
      kind: 'answered',
      reply: {
        ai_suggestion: markdown,
        parts: [...answerParts],
        sources: [...sources],
        check,
        engine: by,
        kind,
        ...(danger && { danger }),
        notes: [...points],
        ...(choices.length > 0 && { choices: choices.map(asChoice) }),
      },
      points: distinct([...textsOf(points, languageOf(question), notes), ...tracer.trace(markdown)]),
    };
  } catch (error) {
    if (error instanceof WantsDraft) return { kind: 'draft-wanted', question: error.question };
    throw error;
  }
}

/** The texts of points that answered. A model puts them in its own words, which no sentence of theirs would show. */
const textsOf = (points: readonly Pick<PointLink, 'slug' | 'point'>[], language: 'en' | 'ar', notes: readonly Note[]) =>
  points.flatMap(({ slug, point: id }) => {
    const note = notes.find((one) => one.slug === slug);
    const point = note && pointIn(note, id, language);
    return point ? [{ note: slug, point: id, digest: pointDigest(point, sha256) }] : [];
  });

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

const asChoice = ({ begins: _, ...choice }: OfferedPoint): Choice => choice;

/**
 * Replaces the model's engine in a thread, because a thread must not wait for a network call. Without a draft the job
 * ends here; the main thread asks the model and starts the job again with its draft.
 */
function draftedElsewhere({ engine, draft }: ModelDraft): AnswerEngine {
  return {
    name: engine,
    draft: async (question) => {
      if (!draft) throw new WantsDraft(question.text);
      return draft;
    },
  };
}

class WantsDraft extends Error {
  readonly question: string;

  constructor(question: string) {
    super('A draft is wanted');
    this.question = question;
  }
}

function choose(
  { written, asked, stored, inSections }: TextJobOf<'choose-article'>,
  { checker, articles, articleContent, ...tools }: TextTools,
): TextResults['choose-article'] {
  return ifProven(() => {
    const demand = { written: new Set(written), asked: new Map(asked) };
    const chosen = chooseArticle(demand, stored, { content: articleContent, drafts: articles }, checker);
    if (!chosen) return { kind: 'nothing-new' };
    const { subject, without } = chosen;
    // Entries hold short facts, each with its source: there is nothing for a model to connect.
    const isOfNotes = subject.kind === 'planned' && subject.plan.kind === 'note';
    const sections =
      inSections && isOfNotes
        ? modelSections(writePlan(subject.plan, articleContent, checker, new Set(without)), checker.corpus)
        : [];
    return { ...chosen, kind: 'chosen', article: finished(chosen.article, tools), sections };
  });
}

function composeDrafted(
  { subject, without, drafts }: TextJobOf<'compose-drafted'>,
  { checker, articleContent, ...tools }: TextTools,
): TextResults['compose-drafted'] {
  return ifProven(() => {
    const options = { without: new Set(without), drafts };
    const article = finished(composeArticle(subject, articleContent, checker, options), tools);
    const words = wordsIn(readWords(article.content));
    const isLongEnough = words >= ARTICLE_WORDS.least && words <= ARTICLE_WORDS.most;
    return isLongEnough ? { kind: 'composed', article } : { kind: 'unproven', why: `it has ${words} words` };
  });
}

/** Without the brand, which cannot leave the thread, and with the points that it rests on. */
const finished = (
  { slug, title, summary, content, source, origin, form, from }: ComposedArticle,
  { tracer, notes }: Pick<TextTools, 'tracer' | 'notes'>,
): FinishedArticle => ({
  ...{ slug, title, summary, content, source, origin, form, from },
  points: distinct([...tracer.trace(content), ...pointsIn(from, notes)]),
});

/** The points that an article was made of: a model puts them in its own words. */
const pointsIn = (from: ComposedArticle['from'], notes: readonly Note[]) =>
  from.flatMap(({ text }) => {
    const [, slug = '', point = ''] = /^notes\/([^#]+)#(.+)$/u.exec(text) ?? [];
    return textsOf([{ slug, point }], 'en', notes);
  });

function ifProven<Result>(compose: () => Result): Result | { kind: 'unproven'; why: string } {
  try {
    return compose();
  } catch (error) {
    if (error instanceof UnprovenArticle) return { kind: 'unproven', why: error.message };
    throw error;
  }
}
