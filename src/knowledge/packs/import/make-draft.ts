import { collectionOf } from '../../../references/collections.ts';
import type { HadithCollection } from '../../../references/reference.ts';
import type { Work } from '../../corpus/corpus.ts';
import { knownNumberings } from '../known-numberings.ts';
import { languageName } from '../language-tags.ts';
import type { Manifest, PackPassage } from '../pack-manifest.ts';
import type { Draft } from './check-draft.ts';
import type { SourceFile } from './formats/format.ts';
import { formats } from './formats.ts';
import { type Field, type Imported, importHadith, type RowProblem } from './import-hadith.ts';
import { importTanzil } from './import-tanzil.ts';
import { importVerses } from './import-verses.ts';
import { NUMBER_BY_TEXT, numberByText } from './numbers-by-text.ts';
import { parseCsv, type Row } from './parse-csv.ts';
import { parseJsonRows } from './parse-json-rows.ts';

/** What an operator, or the catalogue, says about a source. */
export interface SourceOptions {
  work?: string | undefined;
  /** The edition’s id, where the source is one edition. */
  edition?: string | undefined;
  title?: string | undefined;
  language?: string | undefined;
  role?: Manifest['editions'][number]['role'] | undefined;
  numbering?: string | undefined;
  provenance?: string | undefined;
  licence?: string | undefined;
  limits?: string | undefined;
  complete?: boolean | undefined;
  part?: boolean | undefined;
  gradedBy?: string | undefined;
  /** Names of fields, in tables and JSON of no known format. */
  fields?: Partial<Record<Field, string>>;
  list?: string | undefined;
  runningNumbers?: boolean | undefined;
  /** Passages of another pack that has the numbers of the same texts. */
  numbersOf?: { passages: readonly PackPassage[]; edition: string } | undefined;
}

export interface FromSource {
  made: Imported;
  draft: Draft;
  /** What `line` of a problem counts. */
  unit: 'entry' | 'line';
}

type Told = 'work' | 'edition' | 'title' | 'language' | 'numbering' | 'provenance' | 'licence';

/** What must be said for a format; of a known format and a known collection the rest is known. */
export function toldFor(format: string, work: string | undefined): readonly Told[] | undefined {
  if (format === 'tanzil') return ['edition', 'title', 'language', 'provenance', 'licence'];
  if (format === 'hadith-csv' || format === 'hadith-json')
    return ['work', 'title', 'numbering', 'provenance', 'licence'];
  const known = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!known) return undefined;
  if (known.kind === 'quran') return ['edition', 'title', 'language', 'licence'];
  if (known.kind === 'tafsir') return ['work', 'title', 'language', 'licence'];
  return knownNumberings.has(work ?? '') ? ['work', 'licence'] : ['work', 'numbering', 'licence'];
}

/** Makes passages and the manifest of a pack from the files of a source. Nothing is checked yet. */
export function draftFromSource(
  format: string,
  files: readonly SourceFile[],
  options: SourceOptions,
  quran: Work,
): FromSource {
  const [first] = files;
  const text = first?.text ?? '';
  if (format === 'tanzil') {
    return { made: importTanzil(text, String(options.edition), quran), draft: quranDraft(options), unit: 'line' };
  }
  const known = formats[format];
  const told: SourceOptions = { ...options, provenance: options.provenance ?? known?.provenance };
  if (!known) {
    const read =
      format === 'hadith-csv' ? { ...parseCsv(text), unit: 'line' as const } : parseJsonRows(text, options.list);
    return { ...hadithFrom(read, told, []), unit: read.unit };
  }
  const unit = known.ending === '.json' ? 'entry' : 'line';
  if (known.kind === 'hadith') {
    const read = known.read(files);
    const { made, draft } = hadithFrom(read, told, read.schemes, true);
    return { made: { ...made, notes: [...read.notes, ...(made.notes ?? [])] }, draft, unit };
  }
  const draft = known.kind === 'quran' ? quranDraft(told) : tafsirDraft(told);
  const edition = draft.editions[0]?.id ?? '';
  const made = importVerses(known.read(files, quran), edition, known.kind);
  return { made, draft: withLimits(draft, made.notes), unit };
}

function hadithFrom(
  read: { rows: Row[]; problems: RowProblem[] },
  options: SourceOptions,
  schemes: NonNullable<Manifest['schemes']>,
  leaveOut = false,
): Pick<FromSource, 'made' | 'draft'> {
  const [arabicEdition, translationEdition] = hadithEditions(options);
  const { fields = {}, numbersOf } = options;
  const byText =
    numbersOf && numberByText(read.rows, (row) => arabicIn(row, fields), numbersOf.passages, numbersOf.edition);
  const rows = byText?.rows ?? read.rows;
  const made = importHadith(rows, {
    ...{ arabicEdition, translationEdition, schemes, leaveOut },
    fields: byText ? { ...fields, number: NUMBER_BY_TEXT } : fields,
    ...(options.gradedBy !== undefined && { gradedBy: options.gradedBy }),
    runningNumbers: options.runningNumbers === true,
  });
  const byTextProblem = byText?.problem === undefined ? [] : [{ line: 1, message: byText.problem }];
  const left = byText && byText.problem === undefined ? read.rows.length - byText.found : 0;
  const problems = [...byTextProblem, ...read.problems, ...made.problems].sort((one, other) => one.line - other.line);
  const notes = [
    ...(made.notes ?? []),
    ...(left > 0 ? [`${left} texts whose number could not be found left out`] : []),
  ];
  const used = schemes.filter(({ id }) => made.passages.some(({ numbers }) => numbers?.[id] !== undefined));
  return { made: { ...made, problems, notes }, draft: hadithDraft(options, used) };
}

const arabicIn = ({ value }: Row, { arabic }: Partial<Record<Field, string>>) => {
  const texts = arabic === undefined ? [value.arabic, value.arabic_text, value.text_ar] : [value[arabic]];
  return String(texts.find((text) => typeof text === 'string') ?? '');
};

export const hadithEditions = ({ work, language = 'en' }: SourceOptions): [string, string] => [
  `${work}-ar`,
  `${work}-${language.toLowerCase()}`,
];

function hadithDraft(options: SourceOptions, schemes: NonNullable<Manifest['schemes']>): Draft {
  const { work = '', language = 'en', complete, part } = options;
  const [arabic, translation] = hadithEditions(options);
  const title = options.title ?? collectionOf(work as HadithCollection).title;
  const shared = sharedOf(options);
  return {
    'isnad-pack': 1,
    work,
    kind: 'hadith',
    title,
    numbering: options.numbering ?? knownNumberings.get(work)?.scheme ?? '',
    complete: complete === true,
    ...(part === true && { part: true }),
    ...(schemes.length > 0 && { schemes }),
    editions: [
      { id: arabic, role: 'original', language: 'ar', title: `${title} (Arabic)`, ...shared },
      { id: translation, role: 'translation', language, title: `${title} (${languageName(language)})`, ...shared },
    ],
  };
}

function quranDraft(options: SourceOptions): Draft {
  const { edition = '', title = '', language = '', role = 'translation' } = options;
  return {
    'isnad-pack': 1,
    work: 'quran',
    kind: 'quran',
    title,
    numbering: KUFA,
    complete: true,
    editions: [{ id: edition, role, language, title, ...sharedOf(options) }],
  };
}

function tafsirDraft(options: SourceOptions): Draft {
  const { work = '', title = '', language = '' } = options;
  const edition = {
    id: options.edition ?? `${work}-${language.toLowerCase()}`,
    role: 'commentary' as const,
    language,
    title,
  };
  return {
    ...{ 'isnad-pack': 1, work, kind: 'tafsir', title, numbering: 'The verses that a passage explains' },
    complete: false,
    editions: [{ ...edition, ...sharedOf(options) }],
  };
}

const KUFA = 'The count of Kufa: 6,236 verses in 114 surahs';

const sharedOf = ({ provenance = '', licence = '', limits }: SourceOptions) => ({
  provenance,
  licence,
  ...(limits !== undefined && { limits }),
});

/** Readers are told what the import left out. */
function withLimits(draft: Draft, notes: readonly string[] = []): Draft {
  if (notes.length === 0) return draft;
  const told = `${notes.join('; ')}.`;
  const limits = told.charAt(0).toUpperCase() + told.slice(1);
  return { ...draft, editions: draft.editions.map((edition) => ({ limits, ...edition })) };
}
