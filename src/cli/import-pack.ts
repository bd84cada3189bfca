import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Work } from '../knowledge/corpus/corpus.ts';
import { checkDraft } from '../knowledge/packs/import/check-draft.ts';
import type { SourceFile } from '../knowledge/packs/import/formats/format.ts';
import { formats } from '../knowledge/packs/import/formats.ts';
import { type Field, importFields } from '../knowledge/packs/import/import-hadith.ts';
import {
  draftFromSource,
  type FromSource,
  hadithEditions,
  type SourceOptions,
  toldFor,
} from '../knowledge/packs/import/make-draft.ts';
import { writePack } from '../knowledge/packs/import/write-pack.ts';
import { languageProblem } from '../knowledge/packs/language-tags.ts';
import type { PackProblem } from '../knowledge/packs/pack-check.ts';
import type { PackPassage } from '../knowledge/packs/pack-manifest.ts';
import { decodeUtf8, readFileOrRefuse, UnreadableInput, unreadable } from './read-input.ts';

export const importUsage = `isnad pack import FORMAT FILE …: makes a pack of a public format, checks it and writes it

  Hadith, of a known source:    isnad pack import FORMAT FILE-OR-FOLDER … --work NAME --licence TEXT --out PACK
${listOf('hadith')}
      --numbering TEXT         only for a collection whose numbering is not known here
      --numbers-of PACK        take the numbers from this pack, by the Arabic words: for a source without citable numbers

  A translation of the Quran:   … --edition ID --title TEXT --language TAG --licence TEXT --out PACK
${listOf('quran')}
      tanzil        Tanzil's text files: sura|aya|text lines, or the 6,236 verses in order (needs --provenance)
      --role translation|transliteration|original (translation)

  A commentary:                 … --work NAME --title TEXT --language TAG --licence TEXT --out PACK
${listOf('tafsir')}

  Any table or JSON of hadith:  hadith-csv FILE or hadith-json FILE, with
      --work NAME --title TEXT --numbering TEXT --provenance TEXT --licence TEXT --out PACK
      --number, --arabic, --translation, --chapter, --grade FIELD   where the fields have unusual names
      --list NAME              the list to read, where a JSON file has several
      --running-numbers        the field of --number counts rows, and the count is the number that readers cite: taken
                               only for a collection whose well-known hadith prove it

  For hadith: --language TAG of the translation (en), --graded-by NAME where the rows do not say who gave the grades,
      --complete  a number that is not here does not exist at all
      --part      the source is a part of the collection under its right numbers
  For all: --provenance TEXT, --limits TEXT. FILE and PACK may end in .gz.
`;

function listOf(kind: string): string {
  return Object.entries(formats)
    .filter(([, format]) => format.kind === kind)
    .map(([name, { about }]) => `      ${name.padEnd(13)} ${about}`)
    .join('\n');
}

const option = { type: 'string' } as const;
const texts = [
  ...['edition', 'title', 'language', 'provenance', 'licence', 'limits', 'out', 'role', 'work', 'numbering'],
  ...['graded-by', 'list', 'numbers-of', 'number', 'arabic', 'translation', 'chapter', 'grade'],
];
const options = {
  ...Object.fromEntries(texts.map((name) => [name, option])),
  complete: { type: 'boolean' },
  part: { type: 'boolean' },
  'running-numbers': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = Record<string, string | boolean | undefined>;

interface Arguments {
  format: string;
  files: string[];
  out: string;
  given: Given;
}

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
  const { format, files, out, given } = read;
  const source = files.flatMap((file) => readFiles(file, formats[format]?.ending ?? ''));
  const written = writeChecked(draftFromSource(format, source, sourceOptions(given), quran()), out, quran(), {
    named: source.length === 1 ? (files[0] ?? '') : '',
    runningField: given['running-numbers'] === true ? String(given.number) : undefined,
  });
  if (written === 0) process.stdout.write(`Add it with: isnad pack add ${out}\n`);
  return written;
}

interface Reported {
  /** The file as the operator named it, where there is one alone. */
  named: string;
  /** The field that counts rows, where the operator says that the counts are the numbers. */
  runningField?: string | undefined;
}

/** Checks what was made of a source, and writes it if there is no problem. */
export function writeChecked(source: FromSource, out: string, quran: Work, reported: Reported): number {
  const { made, draft: whole } = source;
  const { passages } = made;
  if (passages.length === 0) return refuse(made.problems, source, reported);
  const used = whole.editions.filter(({ id }) => passages.some(({ texts }) => Object.hasOwn(texts, id)));
  const draft = { ...whole, editions: used };
  // Checked even where single rows were refused: a wrong field or language should be known before rows are corrected.
  const check = checkDraft(draft, made, quran);
  const problems = [...check.problems, ...made.problems];
  if (problems.length > 0) return refuse(problems, source, reported, check.problemCount + made.problems.length);
  if (reported.runningField !== undefined && !check.isProvedByAnchors) {
    const message = `“${reported.runningField}” counts rows, and no well-known hadith of ${draft.work} prove that its counts are the numbers that readers cite: name another field with --number`;
    return refuse([{ ...(made.rows[0] ?? { line: 1 }), message }], source, reported);
  }
  writePack(out, draft, passages);
  const cleaned = made.cleaned > 0 ? [`HTML or marks of missing texts were taken out of ${made.cleaned} texts`] : [];
  for (const note of [...cleaned, ...(made.notes ?? []), ...check.notes]) process.stderr.write(`Note: ${note}.\n`);
  process.stdout.write(`${out}: ${passages.length} passages.\n`);
  return 0;
}

const MAX_PROBLEMS_SHOWN = 20;

function refuse(
  problems: readonly PackProblem[],
  { unit }: FromSource,
  { named }: Reported,
  count = problems.length,
): number {
  for (const { file = named, line, message } of problems.slice(0, MAX_PROBLEMS_SHOWN)) {
    process.stderr.write(unit === 'line' ? `${file}:${line}: ${message}\n` : `${file}: entry ${line}: ${message}\n`);
  }
  const more = count > MAX_PROBLEMS_SHOWN ? `, of which the first ${MAX_PROBLEMS_SHOWN} are shown` : '';
  const counted = count === 0 ? 'No passages' : count === 1 ? '1 problem' : `${count} problems${more}`;
  process.stderr.write(`${counted}: no pack was written.\n`);
  return 1;
}

function readArguments(args: string[]): Arguments | string | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = values as Given;
    if (given.help) return undefined;
    const [format = '', ...files] = positionals;
    const told = toldFor(format, given.work === undefined ? undefined : String(given.work));
    if (!told) return `There is no format “${format}”.`;
    if (files.length === 0) return 'Name a file.';
    if (files.length > 1 && !Object.hasOwn(formats, format)) return 'Name one file.';
    const missing = [...told, 'out'].filter((name) => given[name] === undefined);
    if (missing.length > 0) return `Still missing: ${missing.map((name) => `--${name}`).join(', ')}.`;
    return problemOfArguments(given) ?? { format, files, out: String(given.out), given };
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
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

function sourceOptions(given: Given): SourceOptions {
  const text = (name: string) => (given[name] === undefined ? undefined : String(given[name]));
  const fields: Partial<Record<Field, string>> = {};
  for (const name of importFields) if (given[name] !== undefined) fields[name] = String(given[name]);
  const work = text('work');
  return {
    ...{ work, edition: text('edition'), title: text('title'), language: text('language') },
    role: text('role') as SourceOptions['role'],
    ...{ numbering: text('numbering'), provenance: text('provenance'), licence: text('licence') },
    ...{ limits: text('limits'), gradedBy: text('graded-by'), list: text('list'), fields },
    complete: given.complete === true,
    part: given.part === true,
    runningNumbers: given['running-numbers'] === true,
    numbersOf: readNumbers(text('numbers-of'), work),
  };
}

function readNumbers(pack: string | undefined, work: string | undefined): SourceOptions['numbersOf'] {
  if (pack === undefined) return undefined;
  const [, ...lines] = readText(pack).split('\n');
  try {
    const passages = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as PackPassage);
    return { passages, edition: hadithEditions({ work })[0] };
  } catch {
    throw new UnreadableInput(`${pack} is not a pack.`);
  }
}

/** The files that a name stands for: itself, or those in a folder that have the ending of the format, in order. */
function readFiles(name: string, ending: string): SourceFile[] {
  return filesOf(name, ending).map((file) => ({ name: file, text: readText(file) }));
}

function filesOf(name: string, ending: string): string[] {
  try {
    if (name === '-' || !statSync(name).isDirectory()) return [name];
    const found = readdirSync(name, { recursive: true, encoding: 'utf8' }).filter((file) =>
      [ending, `${ending}.gz`].some((end) => file.endsWith(end)),
    );
    if (ending === '' || found.length === 0) throw new UnreadableInput(`${name} is a folder without files ${ending}.`);
    const inOrder = new Intl.Collator('en', { numeric: true });
    return found.sort(inOrder.compare).map((file) => path.join(name, file));
  } catch (error) {
    throw error instanceof UnreadableInput ? error : unreadable(name, error);
  }
}

export function readText(file: string): string {
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
