import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Work } from '../knowledge/corpus/corpus.ts';
import { checkDraft, type Draft } from '../knowledge/packs/check-draft.ts';
import { type Field, type Imported, importFields, importHadith } from '../knowledge/packs/import-hadith.ts';
import { importTanzil } from '../knowledge/packs/import-tanzil.ts';
import { languageName, languageProblem } from '../knowledge/packs/language-tags.ts';
import type { PackProblem } from '../knowledge/packs/pack-check.ts';
import { parseCsv } from '../knowledge/packs/parse-csv.ts';
import { type JsonRows, parseJsonRows } from '../knowledge/packs/parse-json-rows.ts';
import { writePack } from '../knowledge/packs/write-pack.ts';
import { decodeUtf8, readFileOrRefuse, UnreadableInput } from './read-input.ts';

export const importUsage = `isnad pack import FORMAT FILE …: makes a pack of a public format, checks it and writes it

  isnad pack import tanzil FILE --edition ID --title TEXT --language TAG --provenance TEXT --licence TEXT --out PACK
      Tanzil's text files of the Quran: sura|aya|text lines, or the 6,236 verses in order.
      --role translation|transliteration|original (translation)

  isnad pack import hadith-csv FILE --work NAME --title TEXT --numbering TEXT --provenance TEXT --licence TEXT --out PACK
  isnad pack import hadith-json FILE (the same)
      --number, --arabic, --translation, --chapter, --grade FIELD   where the fields have unusual names
      --list NAME              the list to read, where a JSON file has several
      --language TAG           of the translation (en)
      --graded-by NAME         who gave the grades, where the rows do not say
      --complete               a number that is not here does not exist at all
      --part                   the file is a part of the collection under its right numbers, and begins after 20
      --running-numbers        the field of --number counts rows, and the count is the number that readers cite: taken
                               only for a collection whose well-known hadith prove it

  For all: --limits TEXT. FILE and PACK may end in .gz.
`;

const option = { type: 'string' } as const;
const options = {
  ...Object.fromEntries(
    [
      'edition',
      'title',
      'language',
      'provenance',
      'licence',
      'limits',
      'out',
      'role',
      'work',
      'numbering',
      'graded-by',
      'list',
      ...importFields,
    ].map((name) => [name, option]),
  ),
  complete: { type: 'boolean' },
  part: { type: 'boolean' },
  'running-numbers': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = Record<string, string | boolean | undefined>;

/** `isnad pack import`: nothing is written that `isnad pack check` would refuse. */
export function importPack(args: string[], quran: () => Work): number {
  const read = readArguments(args);
  if (typeof read === 'string') {
    process.stderr.write(`${read}\n\n${importUsage}`);
    return 2;
  }
  if (!read) {
    process.stdout.write(importUsage);
    return 0;
  }
  const { format, file, given } = read;
  const isQuran = format === 'tanzil';
  const text = readText(file);
  const made: FromFile = isQuran
    ? { ...importTanzil(text, String(given.edition), quran()), unit: 'line' }
    : imported(format, text, given);
  const { passages } = made;
  if (passages.length === 0) return refuse(file, made.problems, made);
  const whole = isQuran ? quranDraft(given) : hadithDraft(given);
  const used = whole.editions.filter(({ id }) => passages.some(({ texts }) => Object.hasOwn(texts, id)));
  const draft = { ...whole, editions: used };
  // Checked even where single rows were refused: a wrong field or language should be known before rows are corrected.
  const check = checkDraft(draft, made, quran());
  const problems = [...check.problems, ...made.problems];
  if (problems.length > 0) return refuse(file, problems, made, check.problemCount + made.problems.length);
  if (given['running-numbers'] && !check.isProvedByAnchors) {
    const message = `“${given.number}” counts rows, and no well-known hadith of ${given.work} prove that its counts are the numbers that readers cite: name another field with --number`;
    return refuse(file, [{ line: made.rows[0] ?? 1, message }], made);
  }
  writePack(String(given.out), draft, passages);
  if (made.cleaned > 0) {
    process.stderr.write(`Note: HTML or marks of missing texts were taken out of ${made.cleaned} texts.\n`);
  }
  for (const note of check.notes) process.stderr.write(`Note: ${note}.\n`);
  process.stdout.write(`${given.out}: ${passages.length} passages. Add it with: isnad pack add ${given.out}\n`);
  return 0;
}

type FromFile = Imported & { unit: JsonRows['unit'] };

const MAX_PROBLEMS_SHOWN = 20;

function refuse(file: string, problems: readonly PackProblem[], { unit }: FromFile, count = problems.length): number {
  for (const { line, message } of problems.slice(0, MAX_PROBLEMS_SHOWN)) {
    process.stderr.write(unit === 'line' ? `${file}:${line}: ${message}\n` : `${file}: entry ${line}: ${message}\n`);
  }
  const more = count > MAX_PROBLEMS_SHOWN ? `, of which the first ${MAX_PROBLEMS_SHOWN} are shown` : '';
  const counted = count === 0 ? 'No passages' : count === 1 ? '1 problem' : `${count} problems${more}`;
  process.stderr.write(`${counted}: no pack was written.\n`);
  return 1;
}

const needed = {
  tanzil: ['edition', 'title', 'language', 'provenance', 'licence', 'out'],
  'hadith-csv': ['work', 'title', 'numbering', 'provenance', 'licence', 'out'],
  'hadith-json': ['work', 'title', 'numbering', 'provenance', 'licence', 'out'],
};

function readArguments(args: string[]): { format: string; file: string; given: Given } | string | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = values as Given;
    if (given.help) return undefined;
    const [format = '', file, ...more] = positionals;
    const names = Object.hasOwn(needed, format) ? needed[format as keyof typeof needed] : undefined;
    if (!names) return `There is no format “${format}”.`;
    if (file === undefined || more.length > 0) return 'Name one file.';
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length > 0) return `Still missing: ${missing.map((name) => `--${name}`).join(', ')}.`;
    return problemOfArguments(given) ?? { format, file, given };
  } catch (error) {
    return (error as Error).message;
  }
}

function problemOfArguments(given: Given): string | undefined {
  const language = given.language === undefined ? undefined : languageProblem(String(given.language));
  if (language !== undefined) return `--language: ${language}.`;
  if (given.complete && given.part) return '--complete and --part contradict each other.';
  if (given['running-numbers'] && given.number === undefined) {
    return '--running-numbers needs --number FIELD: the field whose counts are the numbers that readers cite.';
  }
  return undefined;
}

function readText(file: string): string {
  const bytes = readFileOrRefuse(file);
  return decodeUtf8(file.endsWith('.gz') ? unpack(bytes, file) : bytes, file);
}

function unpack(bytes: Buffer, file: string): Buffer {
  try {
    return gunzipSync(bytes);
  } catch {
    throw new UnreadableInput(`${file} is not a gzip file.`);
  }
}

function imported(format: string, text: string, given: Given): FromFile {
  const read =
    format === 'hadith-csv'
      ? { ...parseCsv(text), unit: 'line' as const }
      : parseJsonRows(text, given.list === undefined ? undefined : String(given.list));
  const [arabicEdition, translationEdition] = hadithEditions(given);
  const fields: Partial<Record<Field, string>> = {};
  for (const name of importFields) if (given[name] !== undefined) fields[name] = String(given[name]);
  const by = given['graded-by'];
  const made = importHadith(read.rows, {
    arabicEdition,
    translationEdition,
    fields,
    ...(by !== undefined && { gradedBy: String(by) }),
    runningNumbers: given['running-numbers'] === true,
  });
  const problems = [...read.problems, ...made.problems].sort((one, other) => one.line - other.line);
  return { ...made, problems, unit: read.unit };
}

const hadithEditions = ({ work, language = 'en' }: Given): [string, string] => [
  `${work}-ar`,
  `${work}-${String(language).toLowerCase()}`,
];

function hadithDraft(given: Given): Draft {
  const [arabic, translation] = hadithEditions(given);
  const title = String(given.title);
  const shared = { provenance: String(given.provenance), licence: String(given.licence), ...limitsOf(given) };
  const language = String(given.language ?? 'en');
  return {
    'isnad-pack': 1,
    work: String(given.work),
    kind: 'hadith',
    title,
    numbering: String(given.numbering),
    complete: given.complete === true,
    ...(given.part === true && { part: true }),
    editions: [
      { id: arabic, role: 'original', language: 'ar', title: `${title} (Arabic)`, ...shared },
      { id: translation, role: 'translation', language, title: `${title} (${languageName(language)})`, ...shared },
    ],
  };
}

function quranDraft(given: Given): Draft {
  const edition = {
    id: String(given.edition),
    role: String(given.role ?? 'translation') as 'translation',
    language: String(given.language),
    title: String(given.title),
    provenance: String(given.provenance),
    licence: String(given.licence),
    ...limitsOf(given),
  };
  return {
    'isnad-pack': 1,
    work: 'quran',
    kind: 'quran',
    title: String(given.title),
    numbering: 'The count of Kufa: 6,236 verses in 114 surahs',
    complete: true,
    editions: [edition],
  };
}

const limitsOf = ({ limits }: Given) => (limits === undefined ? {} : { limits: String(limits) });
