import { parseCells } from '../parse-csv.ts';
import type { HadithRows, SourceFile } from './format.ts';

/** mhashim6/Open-Hadith-Data: tables without headings, the number and the Arabic text. */
export function readOpenHadith(files: readonly SourceFile[]): HadithRows {
  const found: HadithRows = { rows: [], problems: [], notes: [], schemes: [] };
  for (const { name, text } of files) {
    const { records, problems } = parseCells(text);
    found.problems.push(...problems.map((problem) => ({ ...problem, file: name })));
    for (const { cells, line } of records) {
      const [number = '', arabic, ...more] = cells;
      if (arabic === undefined || more.length > 0 || !/^\d+[a-z]?$/.test(number.trim())) {
        found.problems.push({
          file: name,
          line,
          message: 'is not a number and a text: this format has two columns and no headings',
        });
      } else found.rows.push({ line, file: name, value: { number: number.trim(), arabic } });
    }
  }
  return found;
}
