import { CsvError, parse } from 'csv-parse/sync';
import type { PackProblem } from '../pack-check.ts';

export interface Row {
  /** Where it begins in its file, from 1. */
  line: number;
  /** Where a source has several. */
  file?: string;
  value: Readonly<Record<string, unknown>>;
}

/** Reads a table with a line of headings; rows with a wrong number of cells are reported, each with its line. */
export function parseCsv(text: string): { rows: Row[]; problems: PackProblem[] } {
  const { records, problems } = parseCells(text);
  const [headings, ...rest] = records;
  if (!headings) return { rows: [], problems: [...problems, { line: 1, message: 'has no headings' }] };
  const names = headings.cells.map((cell) => cell.trim());
  const rows: Row[] = [];
  for (const { cells, line } of rest) {
    if (cells.length === names.length) {
      rows.push({ line, value: Object.fromEntries(names.map((name, index) => [name, cells[index]])) });
    } else problems.push({ line, message: `has ${cells.length} cells, but there are ${names.length} headings` });
  }
  return { rows, problems: problems.sort((one, other) => one.line - other.line) };
}

/** Reads the cells of a table, each row with its line. */
export function parseCells(text: string): { records: { cells: string[]; line: number }[]; problems: PackProblem[] } {
  const problems: PackProblem[] = [];
  const records: { cells: string[]; line: number }[] = [];
  let linesRead = 0;
  try {
    // The parser counts a line break of two characters inside a cell as two lines.
    parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      delimiter: delimiterOf(text),
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        // The parser counts to the end of a record; a record with line breaks inside its cells begins further up.
        const linesInside = cells.join('').split('\n').length - 1;
        records.push({ cells, line: lines - linesInside });
        linesRead = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const message = isOpen ? 'has a quotation mark that is never closed' : `is not a row of a table: ${error.message}`;
    problems.push({ line: linesRead + 1, message });
  }
  return { records, problems };
}

/** Some programs write semicolons or tabs: the headings show which. */
function delimiterOf(text: string): string {
  const headings = text.split('\n', 1).join();
  return [',', ';', '\t'].find((delimiter) => headings.includes(delimiter)) ?? ',';
}
