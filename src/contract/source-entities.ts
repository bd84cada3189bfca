import * as v from 'valibot';
import { Verdict } from './entities.ts';
import { Receipt } from './receipt.ts';

// The library, and what a check of a text finds. The pages always send these calls to their own server, even if another
// API is configured, so no field has to be optional for foreign servers.

export const EditionRole = v.picklist(['original', 'translation', 'transliteration', 'commentary']);
export type EditionRole = v.InferOutput<typeof EditionRole>;

/** An edition, with which quotations are compared. */
export const LibraryEdition = v.object({
  id: v.string(),
  role: EditionRole,
  /** BCP 47 */
  language: v.string(),
  title: v.string(),
  provenance: v.string(),
  licence: v.string(),
  /** What it lacks or gets wrong. */
  limits: v.optional(v.string()),
});
export type LibraryEdition = v.InferOutput<typeof LibraryEdition>;

/** A link to a passage: `Quran 2:184` and the path that its page and its call share. */
export const PassageLink = v.object({ reference: v.string(), path: v.string() });
export type PassageLink = v.InferOutput<typeof PassageLink>;

export const LibraryWork = v.object({
  id: v.string(),
  kind: v.picklist(['quran', 'hadith', 'tafsir']),
  title: v.string(),
  /** The scheme by which its passages are numbered. */
  numbering: v.string(),
  /** Whether a missing number means that no such passage exists; otherwise only this library lacks it. */
  complete: v.boolean(),
  passages: v.number(),
  /** Whether its well-known hadith stand under the numbers by which they are cited, where this program knows such. */
  proof: v.optional(v.object({ known: v.number(), held: v.number(), found: v.number() })),
  first: v.optional(PassageLink),
  editions: v.array(LibraryEdition),
});
export type LibraryWork = v.InferOutput<typeof LibraryWork>;

/** A part of a work by which readers find their way: a surah, or a chapter of hadith. */
export const Chapter = v.object({
  ...PassageLink.entries,
  title: v.string(),
  arabicTitle: v.optional(v.string()),
  passages: v.number(),
});
export type Chapter = v.InferOutput<typeof Chapter>;

/** A work with its table of contents. */
export const WorkContents = v.object({ ...LibraryWork.entries, chapters: v.array(Chapter) });
export type WorkContents = v.InferOutput<typeof WorkContents>;

export const Library = v.object({ works: v.array(LibraryWork) });
export type Library = v.InferOutput<typeof Library>;

/** The words of a passage in one edition, in the source's own bytes. */
export const EditionText = v.object({
  edition: v.string(),
  title: v.string(),
  language: v.string(),
  role: EditionRole,
  text: v.string(),
  /** With how many characters the chain of narrators begins the text, where the edition tells it apart. */
  chain: v.optional(v.number()),
});
export type EditionText = v.InferOutput<typeof EditionText>;

/** A grade always names the scholar who gave it. */
export const Grade = v.object({ grade: v.string(), by: v.string() });

/** One verse, or one hadith. */
export const Passage = v.object({
  ...PassageLink.entries,
  texts: v.array(EditionText),
  chapter: v.optional(v.string()),
  grades: v.optional(v.array(Grade)),
});
export type Passage = v.InferOutput<typeof Passage>;

/** A way in which the passages of a work are numbered; `cited` is the one by which readers cite it. */
const Scheme = v.object({ id: v.string(), title: v.string() });

/** A passage under a number that was looked up, with the beginning of its words and its numbers in every scheme. */
const NumberedPassage = v.object({
  ...PassageLink.entries,
  opening: v.object({ language: v.string(), text: v.string() }),
  numbers: v.array(v.object({ scheme: v.string(), number: v.string() })),
});

/** What a work’s numbers are, and, where one was asked for, which passage has it in each scheme. */
export const Numbers = v.object({
  work: v.object({ id: v.string(), title: v.string(), passages: v.number() }),
  schemes: v.array(Scheme),
  /** How many well-known hadith this program knows by number, the work holds, and has under that number. */
  proof: v.optional(v.object({ known: v.number(), held: v.number(), found: v.number() })),
  /** How many passages have a number in another scheme, and how many the same one by which they are cited. */
  compared: v.array(v.object({ scheme: v.string(), passages: v.number(), same: v.number() })),
  /** Hadith that the source has under another number than the one by which they are cited: found by their words, or not. */
  mismatches: v.array(v.object({ number: v.string(), passage: v.optional(PassageLink) })),
  number: v.optional(v.string()),
  found: v.optional(v.array(v.object({ scheme: v.string(), passages: v.array(NumberedPassage) }))),
});
export type Numbers = v.InferOutput<typeof Numbers>;

/** The passages of a work that have the words of a question, the best first. */
export const WorkSearch = v.object({
  work: v.object({ id: v.string(), title: v.string() }),
  question: v.string(),
  found: v.array(
    v.object({
      ...PassageLink.entries,
      /** Words of the passage around those that were asked for. */
      around: v.object({ language: v.string(), text: v.string() }),
    }),
  ),
});
export type WorkSearch = v.InferOutput<typeof WorkSearch>;

export const SourcePassage = v.object({
  ...PassageLink.entries,
  /** `Al-Baqarah (The Cow), verse 183` */
  title: v.string(),
  /** The surah's own name. */
  arabicTitle: v.optional(v.string()),
  work: v.object({ id: v.string(), kind: LibraryWork.entries.kind, title: v.string(), numbering: v.string() }),
  /** The same passage on a public site. */
  url: v.optional(v.string()),
  passages: v.array(Passage),
  /** The rest of a long passage. */
  continues: v.optional(PassageLink),
  /** A few neighbouring passages, in the original and one translation. */
  before: v.array(Passage),
  after: v.array(Passage),
  /** Commentaries held here on a verse. */
  commentaries: v.array(v.object({ ...PassageLink.entries, title: v.string() })),
  previous: v.optional(PassageLink),
  next: v.optional(PassageLink),
});
export type SourcePassage = v.InferOutput<typeof SourcePassage>;

export const CheckPayload = v.object(
  {
    text: v.string('must be text'),
    /** Whether the reply carries a receipt. */
    receipt: v.optional(v.boolean('must be true or false')),
    /** Whether the answer shall judge the text as a whole and put its scripture right. */
    guard: v.optional(v.boolean('must be true or false')),
  },
  'must be given: the body is a JSON object with text',
);
export type CheckPayload = v.InferOutput<typeof CheckPayload>;

/**
 * What a difference does: `signs`: the letters are the same, a vowel or hamza is not; `order`: the same words in another
 * order; `negation`: it denies, or no longer does; `person`: somebody else is meant.
 */
export const DifferenceKind = v.picklist(['signs', 'order', 'negation', 'person']);
export type DifferenceKind = v.InferOutput<typeof DifferenceKind>;

/** Where the quoted words differ; `source` is empty for added words, `quoted` for omitted ones. */
export const Difference = v.object({
  start: v.number(),
  end: v.number(),
  quoted: v.string(),
  source: v.string(),
  /** Where a rule can tell. */
  kind: v.optional(DifferenceKind),
});
export type Difference = v.InferOutput<typeof Difference>;

/** A citation of a text with its verdict. Offsets are UTF-16, in the text as it was sent. */
export const CheckedCitation = v.object({
  /** From the first quoted word to the end of its reference, or the other way round. */
  start: v.number(),
  end: v.number(),
  /** The quoted words; null for a reference without any. */
  quotation: v.nullable(v.string()),
  /** The span of the quoted words. The verdict is about them and the reference, not about the text between the two. */
  quoted: v.optional(v.object({ start: v.number(), end: v.number() })),
  /** Canonical: `Quran 2:183`; empty where the text names none and none was found. */
  reference: v.string(),
  /** As the text writes it; empty where it names none. */
  written: v.string(),
  verdict: Verdict,
  /** The passages that the reference names, if the library has them: the original, and the translation compared with. */
  passages: v.array(Passage),
  /** The editions in which the words were found, or with which they were compared. */
  editions: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
  /** Other passages with all the quoted words; for a misquotation, the nearest passage if it is not the one cited. */
  foundAt: v.optional(v.array(PassageLink)),
  /** The passages of the first of those, if the words are not at the cited reference. */
  foundPassages: v.optional(v.array(Passage)),
  differences: v.optional(v.array(Difference)),
  /** The source's own words. */
  correction: v.optional(v.string()),
  /** Nothing in the library is close to the words: they may be from another translation. */
  anotherTranslation: v.optional(v.literal(true)),
  /** An explanation of the verdict, in one sentence. */
  note: v.optional(v.string()),
  /**
   * For verified words: words of the source that the quotation leaves out and that a reader should know. If leaving them
   * out changes the meaning, the quotation is misquoted instead, and they are among its differences.
   */
  cut: v.optional(
    v.object({
      /** Directly before the first quoted word: “do not”. */
      before: v.optional(v.string()),
      /** Directly after the last quoted word, in the same passage or the next. */
      after: v.optional(v.string()),
      /** Where the quotation has “…”, in order. */
      between: v.optional(v.array(v.string())),
    }),
  ),
});
export type CheckedCitation = v.InferOutput<typeof CheckedCitation>;

/** `sound`: nothing is wrong; `doubtful`: something could not be compared; `unsound`: something is wrong. */
export const Judged = v.picklist(['sound', 'doubtful', 'unsound']);
export type Judged = v.InferOutput<typeof Judged>;

export const Guard = v.object({
  judged: Judged,
  /** What to correct first; absent where nothing is wrong. */
  first: v.optional(v.object({ start: v.number(), end: v.number(), verdict: Verdict, reference: v.string() })),
  /** The text with the editions' own words and references, where something could be put right. */
  corrected: v.optional(
    v.object({
      text: v.string(),
      /** The verdict on that text: what stands in no edition is not invented, and stays. */
      judged: Judged,
      /** What was replaced, by offsets in the text as it was sent. */
      changes: v.array(
        v.object({
          start: v.number(),
          end: v.number(),
          put: v.string(),
          reference: v.string(),
          edition: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
export type Guard = v.InferOutput<typeof Guard>;

export const CheckedText = v.object({
  citations: v.array(CheckedCitation),
  editions: v.array(v.string()),
  /** Where the payload asked for it. */
  guard: v.optional(Guard),
  /** If it was asked for. */
  receipt: v.optional(Receipt),
});
export type CheckedText = v.InferOutput<typeof CheckedText>;
