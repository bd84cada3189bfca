import type { PackProblem } from './pack-check.ts';
import type { Row } from './parse-csv.ts';

/** Reads hadith as JSON: one list, a list inside an object (`{ "hadiths": [ … ] }`), or one object a line. */
export function parseJsonRows(text: string): { rows: Row[]; problems: PackProblem[] } {
  const whole = parsed(text);
  const list = Array.isArray(whole) ? whole : listInside(whole);
  const written = list
    ? list.map((value: unknown, index) => ({ value, line: index + 1 }))
    : text
        .split('\n')
        .map((each, index) => ({ value: parsed(each), line: index + 1, isBlank: each.trim() === '' }))
        .filter(({ isBlank }) => !isBlank);
  const rows: Row[] = [];
  const problems: PackProblem[] = [];
  for (const { value, line } of written) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      rows.push({ line, value: value as Row['value'] });
    } else problems.push({ line, message: list ? 'is no object (entries are counted from 1)' : 'is no JSON object' });
  }
  return { rows, problems };
}

function listInside(value: unknown): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const lists = Object.values(value).filter((each) => Array.isArray(each) && typeof each[0] === 'object');
  return lists.length === 1 && !('number' in value) ? (lists[0] as unknown[]) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
