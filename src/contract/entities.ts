import * as v from 'valibot';

// What pages and server say to each other. The pages may be pointed at another API, so a schema here requires only
// the fields that every such API has; our own extra fields are read where they are well formed and missed silently
// where they are not (`extra`).
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
]);
export type Verdict = v.InferOutput<typeof Verdict>;

export const Citation = v.object({
  /** Canonical: `Quran 2:183`; empty where the text names none and none was found. */
  reference: v.string(),
  /** As the text writes it, without brackets; missing where that is the same. */
  written: extra(v.string()),
  verdict: Verdict,
  /** Where the citation stands in the text (UTF-16), from the first quoted word to the end of its reference. */
  start: v.number(),
  end: v.number(),
  /** The titles of the editions in which the words of a verified quotation were found. */
  editions: extra(v.array(v.string())),
});
export type Citation = v.InferOutput<typeof Citation>;

/** The citations of a text in the order in which they stand. */
export const Check = v.object({
  citations: v.array(Citation),
  editions: v.array(v.string()),
  /** How many further citations of the text are not listed here, and count as unchecked. */
  leftOut: extra(v.number()),
});
export type Check = v.InferOutput<typeof Check>;

/**
 * What kind of reply it is: an answer; help for someone in need; general evidence for a case that a scholar must hear;
 * nothing found; or a kind no, since the question is about something else.
 */
export const ReplyKind = v.picklist(['answer', 'help', 'personal-ruling', 'abstained', 'declined']);
export type ReplyKind = v.InferOutput<typeof ReplyKind>;

/** What is being done for a visitor who waits for an answer. */
export const Stage = v.picklist(['searching', 'writing', 'checking']);
export type Stage = v.InferOutput<typeof Stage>;

export const Ask = v.object({
  /** Only where the work was slow: it then comes first in the body, and grows while the rest is under way. */
  stages: extra(v.array(Stage)),
  ai_suggestion: v.string(),
  sources: extra(v.array(Source)),
  check: extra(Check),
  engine: extra(v.string()),
  kind: extra(ReplyKind),
});
export type Ask = v.InferOutput<typeof Ask>;

/** The role is sent as `user` and never believed. */
export const SavePayload = v.object(
  { question: v.string('must be text'), answer: v.string('must be text'), userRole: v.string('must be text') },
  'must be given: the body is a JSON object with question, answer and userRole',
);
export type SavePayload = v.InferOutput<typeof SavePayload>;

export const Provenance = v.picklist(['issued', 'unverified']);
export type Provenance = v.InferOutput<typeof Provenance>;

export const HistoryItem = v.object({
  question: v.string(),
  answer: v.string(),
  timestamp: extra(v.string()),
  id: extra(Id),
  provenance: extra(Provenance),
  check: extra(Check),
  /** Whether question and answer are the beginnings of longer ones: the whole item is found by its id. */
  excerpt: extra(v.boolean()),
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
});
export type Article = v.InferOutput<typeof Article>;

/** A generated or seeded article: the title is all that the pages need of it. */
export const NewArticle = v.object({ title: v.string(), slug: extra(v.string()) });
export type NewArticle = v.InferOutput<typeof NewArticle>;
