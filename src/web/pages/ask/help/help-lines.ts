import table from '../../../../../content/help/lines.tsv?raw';
import type { DangerKind } from '../../../../contract/entities.ts';

/** A number that a visitor in danger can press. */
export interface HelpLine {
  kind: 'emergency' | DangerKind;
  /** Empty if its country is not known. */
  name: string;
  call: string;
  text?: string;
}

interface NationalLine extends HelpLine {
  country: string;
}

const kinds: readonly string[] = ['emergency', 'crisis', 'abuse'] satisfies HelpLine['kind'][];

/** Reads the table of content/help. */
export function readHelpLines(text: string): NationalLine[] {
  return text.split('\n').flatMap((row, at) => {
    if (row === '' || row.startsWith('#')) return [];
    const [country = '', kind = '', name = '', call = '', written = '', published = '', ...more] = row.split('\t');
    const isWellFormed =
      /^[A-Z]{2}$/.test(country) &&
      kinds.includes(kind) &&
      name !== '' &&
      isNumber(call) &&
      (written === '-' || isNumber(written)) &&
      published.startsWith('https://') &&
      more.length === 0;
    if (!isWellFormed) throw new Error(`content/help/lines.tsv, line ${at + 1}: this is no line of help: ${row}`);
    const line = { country, kind: kind as HelpLine['kind'], name, call };
    return [written === '-' ? line : { ...line, text: written }];
  });
}

const isNumber = (text: string) => /^\d[\d -]*\d$/.test(text);

const nationalLines = readHelpLines(table);

/** Numbers that work in many countries. */
const anywhere: readonly HelpLine[] = ['112', '911', '999'].map((call) => ({ kind: 'emergency', name: '', call }));

/** The lines for a visitor whose browser is set to these languages: those of the first country that is known. */
export function linesFor(languages: readonly string[], danger: DangerKind): HelpLine[] {
  const regions = languages.flatMap((language) => regionOf(language) ?? []);
  const country = regions.find((region) => nationalLines.some((line) => line.country === region));
  const own = nationalLines.filter((line) => line.country === country);
  return [
    ...(country === undefined ? anywhere : own.filter(({ kind }) => kind === 'emergency')),
    ...own.filter(({ kind }) => kind === danger),
  ];
}

/** The region that a language tag names itself: `en-GB` → `GB`. Where a bare `en` is spoken is not guessed. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/** The number as `tel:` and `sms:` take it. */
export const dialled = (number: string) => number.replace(/\D/g, '');
