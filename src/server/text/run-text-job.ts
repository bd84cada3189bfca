import { answerQuestion } from '../../answers/answer-question.ts';
import type { AnswerEngine } from '../../answers/engines/engine.ts';
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
import type { ExplainedEntry } from '../../knowledge/entries/explained-entries.ts';
import type { Note } from '../../knowledge/notes/note.ts';
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
  'compose-sample': (_, { articles, checker }) =>
    ifProven(() => ({ kind: 'composed', article: finished(composeSample(articles, checker)) })),
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
  { checker, lists }: TextTools,
): TextResults['judge-saved'] {
  const check = boundedCheck(known ?? keptCheck(answer, checker));
  return { listing: savedAs(question, answer, lists), check, excerpt: excerptOf(question, answer, check) };
}

async function answer(
  { question, model }: TextJobOf<'answer'>,
  { checker, ownEngine, notes, lists, entryFor }: TextTools,
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
    };
  } catch (error) {
    if (error instanceof WantsDraft) return { kind: 'draft-wanted', question: error.question };
    throw error;
  }
}

const asChoice = ({ slug, point, title, question }: OfferedPoint): Choice => ({ slug, point, title, question });

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
  { checker, articles, articleContent }: TextTools,
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
    return { ...chosen, kind: 'chosen', article: finished(chosen.article), sections };
  });
}

function composeDrafted(
  { subject, without, drafts }: TextJobOf<'compose-drafted'>,
  { checker, articleContent }: TextTools,
): TextResults['compose-drafted'] {
  return ifProven(() => {
    const options = { without: new Set(without), drafts };
    const article = finished(composeArticle(subject, articleContent, checker, options));
    const words = wordsIn(readWords(article.content));
    const isLongEnough = words >= ARTICLE_WORDS.least && words <= ARTICLE_WORDS.most;
    return isLongEnough ? { kind: 'composed', article } : { kind: 'unproven', why: `it has ${words} words` };
  });
}

/** Without the brand, which cannot leave the thread. */
const finished = ({ slug, title, summary, content, origin, form, from }: ComposedArticle): FinishedArticle => ({
  ...{ slug, title, summary, content, origin, form, from },
});

function ifProven<Result>(compose: () => Result): Result | { kind: 'unproven'; why: string } {
  try {
    return compose();
  } catch (error) {
    if (error instanceof UnprovenArticle) return { kind: 'unproven', why: error.message };
    throw error;
  }
}
