import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Work } from '../knowledge/corpus/corpus.ts';
import { type Field, type Imported, importFields, importHadith } from '../knowledge/packs/import-hadith.ts';
import { importTanzil } from '../knowledge/packs/import-tanzil.ts';
import type { Manifest } from '../knowledge/packs/pack-manifest.ts';
import { parseCsv } from '../knowledge/packs/parse-csv.ts';
import { parseJsonRows } from '../knowledge/packs/parse-json-rows.ts';
import { writePack } from '../knowledge/packs/write-pack.ts';

export const importUsage = `isnad pack import FORMAT FILE …: makes a pack of a public format; check it with isnad pack check

  isnad pack import tanzil FILE --edition ID --title TEXT --language TAG --provenance TEXT --licence TEXT --out PACK
      Tanzil's text files of the Quran: sura|aya|text lines, or the 6,236 verses in order.
      --role translation|transliteration|original (translation)

  isnad pack import hadith-csv FILE --work NAME --title TEXT --numbering TEXT --provenance TEXT --licence TEXT --out PACK
  isnad pack import hadith-json FILE (the same)
      --complete               a number that is not here does not exist at all
      --language TAG           of the translation (en)
      --graded-by NAME         who gave the grades, where the rows do not say
      --number, --arabic, --translation, --chapter, --grade FIELD   where the fields have unusual names

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
      ...importFields,
    ].map((name) => [name, option]),
  ),
  complete: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = Record<string, string | boolean | undefined>;
type Draft = Omit<Manifest, 'passages' | 'sha256'>;

/** `isnad pack import`: nothing is written where a row has a fault. */
export function importPack(args: string[], quran: Work): number {
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
  const { passages, problems } = isQuran
    ? importTanzil(textOf(file), String(given.edition), quran)
    : imported(format, textOf(file), given);
  if (problems.length > 0 || passages.length === 0) {
    for (const { line, message } of problems.slice(0, 20)) process.stderr.write(`${file}:${line}: ${message}\n`);
    process.stderr.write(`${problems.length} problems, ${passages.length} passages: no pack was written.\n`);
    return 1;
  }
  const draft = isQuran ? quranDraft(given) : hadithDraft(given);
  const used = draft.editions.filter(({ id }) => passages.some(({ texts }) => Object.hasOwn(texts, id)));
  writePack(String(given.out), { ...draft, editions: used }, passages);
  process.stdout.write(`${given.out}: ${passages.length} passages. Check it with: isnad pack check ${given.out}\n`);
  return 0;
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
    return missing.length > 0
      ? `Still missing: ${missing.map((name) => `--${name}`).join(', ')}.`
      : { format, file, given };
  } catch (error) {
    return (error as Error).message;
  }
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return new TextDecoder('utf-8', { fatal: true }).decode(file.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}

function imported(format: string, text: string, given: Given): Imported {
  const { rows, problems } = format === 'hadith-csv' ? parseCsv(text) : parseJsonRows(text);
  const [arabicEdition, translationEdition] = hadithEditions(given);
  const fields = Object.fromEntries(
    importFields.filter((name) => given[name] !== undefined).map((name) => [name, String(given[name])]),
  ) as Partial<Record<Field, string>>;
  const by = given['graded-by'];
  const made = importHadith(rows, { arabicEdition, translationEdition, fields, ...(by && { gradedBy: String(by) }) });
  return {
    passages: made.passages,
    problems: [...problems, ...made.problems].sort((one, other) => one.line - other.line),
  };
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
    editions: [
      { id: arabic, role: 'original', language: 'ar', title: `${title} (Arabic)`, ...shared },
      { id: translation, role: 'translation', language, title: `${title} (${language})`, ...shared },
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
