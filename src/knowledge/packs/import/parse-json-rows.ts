import type { PackProblem } from '../pack-check.ts';
import type { Row } from './parse-csv.ts';

export interface JsonRows {
  rows: Row[];
  problems: PackProblem[];
  /** What `line` counts from 1: the entries of a list, or the lines of a file with one object a line. */
  unit: 'entry' | 'line';
}

/** Reads hadith as JSON: one list, a list inside an object (`{ "hadiths": [ … ] }`), or one object a line. */
export function parseJsonRows(text: string, listName?: string): JsonRows {
  const whole = parse(text.replace(/^\uFEFF/, ''));
  const lists = Array.isArray(whole) ? [['', whole] as const] : listsInside(whole);
  const chosen = listName === undefined ? lists : lists.filter(([name]) => name === listName);
  if (listName !== undefined && chosen.length === 0)
    return refused(`has no list called “${listName}”${described(lists)}`);
  if (chosen.length > 1) return refused(`has ${chosen.length} lists inside${described(lists)}: choose one with --list`);
  const [list] = chosen;
  return list
    ? rowsOf(
        list[1].map((value, index) => ({ value, line: index + 1 })),
        'entry',
      )
    : rowsOfLines(text);
}

type NamedList = readonly [name: string, list: readonly unknown[]];

function described(lists: readonly NamedList[]): string {
  const names = lists
    .filter(([name]) => name !== '')
    .map(([name, { length }]) => `“${name}” (${length} ${length === 1 ? 'entry' : 'entries'})`);
  return names.length > 0 ? `: ${names.join(', ')}` : '';
}

const refused = (message: string): JsonRows => ({ rows: [], problems: [{ line: 1, message }], unit: 'line' });

function rowsOfLines(text: string): JsonRows {
  const lines = text.split('\n').map((each, index) => ({ text: each.trim(), line: index + 1 }));
  return rowsOf(
    lines.filter((each) => each.text !== '').map((each) => ({ value: parse(each.text), line: each.line })),
    'line',
  );
}

function rowsOf(written: readonly { value: unknown; line: number }[], unit: JsonRows['unit']): JsonRows {
  const rows: Row[] = [];
  const problems: PackProblem[] = [];
  for (const { value, line } of written) {
    if (isObject(value)) rows.push({ line, value });
    else problems.push({ line, message: 'is not a JSON object' });
  }
  return { rows, problems, unit };
}

/** The lists of objects in an object that is not itself a row. */
function listsInside(value: unknown): NamedList[] {
  if (!isObject(value) || 'number' in value) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    Array.isArray(each) && typeof each[0] === 'object' ? [[name, each] as const] : [],
  );
}

const isObject = (value: unknown): value is Row['value'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
