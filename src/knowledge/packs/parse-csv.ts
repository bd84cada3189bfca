import type { Fault } from './pack-check.ts';

export interface Row {
  /** Where it begins in its file, from 1. */
  line: number;
  value: Readonly<Record<string, unknown>>;
}

/** Reads comma-separated values with a line of headings: quotes, doubled quotes and line breaks within them included. */
export function parseCsv(text: string): { rows: Row[]; faults: Fault[] } {
  const [headings, ...records] = recordsOf(text.replace(/^\uFEFF/, ''));
  const rows: Row[] = [];
  const faults: Fault[] = [];
  if (!headings) return { rows, faults: [{ line: 1, message: 'has no headings' }] };
  const names = headings.cells.map((cell) => cell.trim());
  for (const { cells, line, isOpen } of records) {
    if (isOpen) faults.push({ line, message: 'has a quotation mark that is never closed' });
    else if (cells.length !== names.length) {
      faults.push({ line, message: `has ${cells.length} cells, where the headings are ${names.length}` });
    } else rows.push({ line, value: Object.fromEntries(names.map((name, index) => [name, cells[index]])) });
  }
  return { rows, faults };
}

interface CsvRecord {
  cells: string[];
  line: number;
  isOpen: boolean;
}

function recordsOf(text: string): CsvRecord[] {
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
  let isQuoted = false;
  const end = () => {
    cells.push(cell);
    if (cells.length > 1 || cell !== '') records.push({ cells, line: begun, isOpen: isQuoted });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') {
      end();
      begun = line;
    } else if (sign !== '\r' || text[at + 1] !== '\n') cell += sign;
  }
  end();
  return records;
}

/** Some programs write semicolons or tabs: the headings tell. */
function separatorOf(text: string): string {
  const headings = text.split('\n', 1).join();
  return [',', ';', '\t'].find((separator) => headings.includes(separator)) ?? ',';
}
