import * as v from 'valibot';
import { collections } from '../../references/collections.ts';
import { languageProblem } from './language-tags.ts';
import { textProblem } from './text-problems.ts';

/** The largest file that is read as a pack, and its longest line, in bytes. */
export const MOST_BYTES = 1_000_000_000;
export const LONGEST_LINE = 1_000_000;

const name = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be of small letters, digits and single hyphens'),
  v.maxLength(60, 'must have 60 characters at most'),
);

const someText = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.check((text) => text.trim() !== '', 'must not be empty'),
    v.maxLength(most, `must have ${most} characters at most`),
  );

/** A line that describes a work or an edition; the texts of passages are checked by `PackRules`. */
const line = v.pipe(
  someText(2_000),
  v.check(
    (text) => textProblem(text) === undefined,
    ({ input }) => textProblem(input) ?? '',
  ),
);

const Edition = v.strictObject({
  id: name,
  role: v.picklist(
    ['original', 'translation', 'transliteration', 'commentary'],
    'must be original, translation, transliteration or commentary',
  ),
  language: v.pipe(
    v.string(),
    v.check(
      (tag) => languageProblem(tag) === undefined,
      ({ input }) => languageProblem(input) ?? '',
    ),
  ),
  title: line,
  provenance: line,
  licence: line,
  limits: v.optional(line),
});

/** A second way in which passages are numbered, such as the running count of a file: for looking numbers up, not for citing. */
const Scheme = v.strictObject({ id: name, title: line });

export const Manifest = v.pipe(
  v.strictObject({
    'isnad-pack': v.literal(1, 'must be 1'),
    work: name,
    kind: v.picklist(['hadith', 'quran', 'tafsir'], 'must be hadith, quran or tafsir'),
    title: line,
    numbering: line,
    complete: v.boolean('must be true or false'),
    part: v.optional(v.boolean('must be true or false')),
    editions: v.pipe(
      v.array(Edition, 'must be a list'),
      v.minLength(1, 'must name one edition at least'),
      v.maxLength(20, 'must name 20 editions at most'),
      v.check((editions) => new Set(editions.map(({ id }) => id)).size === editions.length, 'must have different ids'),
    ),
    schemes: v.optional(
      v.pipe(
        v.array(Scheme, 'must be a list'),
        v.maxLength(8, 'must have 8 schemes at most'),
        v.check((schemes) => new Set(schemes.map(({ id }) => id)).size === schemes.length, 'must have different ids'),
      ),
    ),
    passages: v.pipe(v.number('must be a number'), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const problem = problemOfKind(dataset.value);
    if (problem) addIssue({ message: problem });
  }),
);

export type Manifest = v.InferOutput<typeof Manifest>;

const grade = v.strictObject({ grade: someText(2_000), by: line });

/** One passage as its line has it. Which of the first three keys it has depends on the kind of the pack. */
export const PackPassage = v.strictObject({
  number: v.optional(v.string('must be a text such as "8", "8a" or "8-9"')),
  verse: v.optional(v.string('must be a text such as "2:183"')),
  verses: v.optional(v.string('must be a text such as "2:183-185"')),
  texts: v.record(v.string(), someText(LONGEST_LINE)),
  /** The chain of narrators with which a text begins, by edition. */
  chains: v.optional(v.record(v.string(), someText(LONGEST_LINE))),
  /** Its numbers in the manifest's other schemes. */
  numbers: v.optional(
    v.record(
      v.string(),
      v.pipe(
        v.string('must be a text'),
        v.regex(/^\d{1,6}[a-z]?(?::\d{1,6}[a-z]?){0,2}$/, 'must be such as "93" or "1:8"'),
      ),
    ),
  ),
  chapter: v.optional(someText(2_000)),
  grades: v.optional(v.array(grade)),
});

export type PackPassage = v.InferOutput<typeof PackPassage>;

interface ManifestParts {
  kind: string;
  work: string;
  complete: boolean;
  part?: boolean | undefined;
  editions: { role: string }[];
  schemes?: { id: string }[] | undefined;
}

function problemOfKind({ kind, work, complete, part, editions, schemes }: ManifestParts): string | undefined {
  const known = collections.map(({ id }) => String(id));
  const roles = new Set(editions.map(({ role }) => role));
  if (part && (complete || kind !== 'hadith')) return 'part: is only for hadith, and not with complete';
  if (schemes && kind !== 'hadith') return 'schemes: are only for hadith';
  if (kind === 'quran' && work !== 'quran') return 'work: must be quran, for this is the kind';
  if (kind === 'quran' && roles.has('commentary')) return 'editions: a commentary is a work of the kind tafsir';
  if (kind === 'hadith' && !known.includes(work))
    return `work: must be a collection that can be cited: ${known.join(', ')}`;
  if (kind === 'tafsir' && (work === 'quran' || known.includes(work))) return 'work: is the name of another work';
  if (kind === 'tafsir' && (roles.size > 1 || !roles.has('commentary')))
    return 'editions: must have the role commentary';
  if (kind === 'hadith' && roles.has('commentary')) return 'editions: a commentary is a work of the kind tafsir';
  return undefined;
}

/** The first problem of a value, with its path inside it. */
export function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return undefined;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  // Valibot's own messages, in the words of the others.
  const says = /^Invalid key: Expected never/.test(issue.message)
    ? 'is not known here'
    : /^Invalid key/.test(issue.message)
      ? 'is missing'
      : issue.message;
  return path ? `${path}: ${says}` : says;
}
