import * as v from 'valibot';

// The data that pages and server exchange. The pages may be configured to use another API, so a schema requires only the
// fields that every such API has; our own additional fields are optional, and ignored if malformed (`extra`).
const extra = <const Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined);

/** Another API may number its rows or name them. */
export const Id = v.union([v.string(), v.number()]);

export const Source = v.object({
  id: Id,
  title: v.string(),
  description: v.string(),
  url: v.optional(v.string()),
});
export type Source = v.InferOutput<typeof Source>;

/** Verdicts are facts about the corpus, never about the world. */
export const Verdict = v.picklist([
  'verified',
  'misquoted',
  'misattributed',
  'no-such-reference',
  'not-in-corpus',
  'unchecked',
  'reference-exists',
  /** The words were found, beside a place that could not be read: it may be another one. */
  'place-unread',
]);
export type Verdict = v.InferOutput<typeof Verdict>;

export const Citation = v.object({
  /** Canonical: `Quran 2:183`; empty if the text names none and none was found. */
  reference: v.string(),
  /** As the text writes it, without brackets; omitted if equal. */
  written: extra(v.string()),
  verdict: Verdict,
  /** Offset in the text (UTF-16): a citation extends from the first quoted word to the end of its reference. */
  start: v.number(),
  end: v.number(),
  /** The titles of the editions in which the words of a verified quotation were found. */
  editions: extra(v.array(v.string())),
});
export type Citation = v.InferOutput<typeof Citation>;

/** A work that a text names as its source and that the library does not hold: named, and not checked. */
export const CitedWork = v.object({
  /** As the text names it, in square brackets. */
  written: v.string(),
  id: v.string(),
  /** Without the place in it, and as Arabic texts name it. */
  name: v.string(),
  arabicName: extra(v.string()),
  author: v.string(),
  title: v.string(),
  year: v.string(),
});
export type CitedWork = v.InferOutput<typeof CitedWork>;

/** The citations of a text in the order of the text. */
export const Check = v.object({
  citations: v.array(Citation),
  editions: v.array(v.string()),
  /** How many further citations of the text are not listed here, and count as unchecked. */
  leftOut: extra(v.number()),
  works: extra(v.array(CitedWork)),
});
export type Check = v.InferOutput<typeof Check>;

/**
 * What kind of reply it is: an answer; a choice between points that the question may mean; help for someone in need;
 * general evidence for a case that a scholar must hear; nothing found; or a polite refusal of a question about something
 * else.
 */
export const ReplyKind = v.picklist(['answer', 'choice', 'help', 'personal-ruling', 'abstained', 'declined']);
export type ReplyKind = v.InferOutput<typeof ReplyKind>;

/** What a visitor who gets help may be in danger of. */
export const DangerKind = v.picklist(['crisis', 'abuse']);
export type DangerKind = v.InferOutput<typeof DangerKind>;

/** The step of answering that is shown while the visitor waits. */
export const Stage = v.picklist(['searching', 'writing', 'checking']);
export type Stage = v.InferOutput<typeof Stage>;

/** A point of a note that answers; its page is `/topics/{slug}#{point}`. */
export const AnsweringPoint = v.object({ slug: v.string(), point: v.string(), title: v.string() });
export type AnsweringPoint = v.InferOutput<typeof AnsweringPoint>;

/** A point that the visitor may have meant, with a question that it answers and, where it has another title, its note. */
export const Choice = v.object({ ...AnsweringPoint.entries, question: v.string(), note: extra(v.string()) });
export type Choice = v.InferOutput<typeof Choice>;

/** What a part of an answer does. In an answer they stand in this order. */
export const PartKind = v.picklist(['help', 'answer', 'advice', 'views', 'passages', 'more', 'about']);
export type PartKind = v.InferOutput<typeof PartKind>;

/** Where a part of an answer begins and ends in its text (UTF-16), so that a page need not guess it from the words. */
export const AnswerPart = v.object({ kind: PartKind, start: v.number(), end: v.number() });
export type AnswerPart = v.InferOutput<typeof AnswerPart>;

export const Ask = v.object({
  /** Only for a slow answer: sent first in the body, and extended while the rest is in progress. */
  stages: extra(v.array(Stage)),
  ai_suggestion: v.string(),
  parts: extra(v.array(AnswerPart)),
  sources: extra(v.array(Source)),
  check: extra(Check),
  engine: extra(v.string()),
  kind: extra(ReplyKind),
  /** Of a reply with help: which lines of help to offer. */
  danger: extra(DangerKind),
  /** The points that answer, first the one that was asked for. */
  notes: extra(v.array(AnsweringPoint)),
  /** Where the visitor has to choose. */
  choices: extra(v.array(Choice)),
});
export type Ask = v.InferOutput<typeof Ask>;

/** The role is sent as `user` and ignored. */
export const SavePayload = v.object(
  { question: v.string('must be text'), answer: v.string('must be text'), userRole: v.string('must be text') },
  'must be given: the body is a JSON object with question, answer and userRole',
);
export type SavePayload = v.InferOutput<typeof SavePayload>;

/** What the pages read of the reply to a save: the id of an item that the public history lists. */
export const SavedItem = v.object({ id: extra(Id) });
export type SavedItem = v.InferOutput<typeof SavedItem>;

export const Provenance = v.picklist(['issued', 'unverified']);
export type Provenance = v.InferOutput<typeof Provenance>;

/**
 * An error that was put right in a note that a text rests on, or in the text itself. The page `/corrections/{id}` tells
 * more of it.
 */
export const CorrectionMark = v.object({
  id: v.string(),
  of: v.picklist(['note', 'article']),
  /** The day or the moment. */
  date: v.string(),
  /** What is right now. */
  summary: v.string(),
  /** Whether somebody who asked got a wrong answer. */
  changesAnswer: v.boolean(),
});
export type CorrectionMark = v.InferOutput<typeof CorrectionMark>;

export const ToldCorrection = v.object({
  ...CorrectionMark.entries,
  /** Of the note or the article. */
  title: v.string(),
  /** The path of its page; missing where there is none any more. */
  path: extra(v.string()),
  said: v.string(),
  says: v.string(),
  /** What was wrong, in the Markdown subset; may be empty. */
  why: v.string(),
});
export type ToldCorrection = v.InferOutput<typeof ToldCorrection>;

export const HistoryItem = v.object({
  question: v.string(),
  answer: v.string(),
  timestamp: extra(v.string()),
  id: extra(Id),
  provenance: extra(Provenance),
  check: extra(Check),
  /** Whether question and answer are the beginnings of longer ones: the whole item is found by its id. */
  excerpt: extra(v.boolean()),
  /** Of what the answer rests on, newest first. */
  corrections: extra(v.array(CorrectionMark)),
});
export type HistoryItem = v.InferOutput<typeof HistoryItem>;

export const Article = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  /** May be empty. */
  summary: v.fallback(v.string(), ''),
  content: v.string(),
  created_at: v.string(),
  /** When its text was last changed. */
  changed_at: extra(v.string()),
  category: extra(v.string()),
  /** Of the article and of what it rests on, newest first. */
  corrections: extra(v.array(CorrectionMark)),
  /** How it is built: `explainer`, `life`, `surah` … */
  form: extra(v.string()),
  /** Why its subject was the next one. */
  why: extra(v.string()),
  /** The language model that wrote sections of it. */
  by: extra(v.string()),
});
export type Article = v.InferOutput<typeof Article>;

/** A generated or seeded article: the pages need only its title. */
export const NewArticle = v.object({ title: v.string(), slug: extra(v.string()) });
export type NewArticle = v.InferOutput<typeof NewArticle>;
