import { parseCsv, type Row } from '../parse-csv.ts';
import type { HadithRows, SourceFile } from './format.ts';

const columns = [
  'Hadith_number',
  'English_Hadith',
  'English_Isnad',
  'English_Matn',
  'Arabic_Hadith',
  'Arabic_Isnad',
  'Arabic_Matn',
];

/**
 * ShathaTm/LK-Hadith-Corpus: a folder with a table for each chapter, chain and text apart in both languages. Its grades
 * name nobody: they are taken only with --graded-by.
 */
export function readLkHadith(files: readonly SourceFile[]): HadithRows {
  const found: HadithRows = { rows: [], problems: [], notes: [], schemes: [] };
  for (const { name, text } of files) {
    const { rows, problems } = parseCsv(text);
    found.problems.push(...problems.map((problem) => ({ ...problem, file: name })));
    const missing = columns.filter((column) => rows[0] && !Object.hasOwn(rows[0].value, column));
    if (missing.length > 0) {
      found.problems.push({ file: name, line: 1, message: `has no column ${missing.join(', ')}` });
      continue;
    }
    found.rows.push(...rows.map(({ line, value }) => ({ line, file: name, value: hadithOf(value) })));
  }
  return found;
}

function hadithOf(value: Row['value']): Row['value'] {
  const cell = (name: string) => String(value[name] ?? '').trim();
  const written = (language: 'Arabic' | 'English') => {
    const [whole, chain, matn] = [cell(`${language}_Hadith`), cell(`${language}_Isnad`), cell(`${language}_Matn`)];
    const isApart = chain !== '' && matn !== '';
    return {
      text: isApart && !whole.startsWith(chain) ? `${chain} ${matn}` : whole || matn,
      chain: isApart ? chain : '',
    };
  };
  const [arabic, english] = [written('Arabic'), written('English')];
  return {
    number: cell('Hadith_number'),
    arabic: arabic.text,
    arabicchain: arabic.chain,
    translation: english.text,
    translationchain: english.chain,
    chapter: cell('Chapter_English'),
    grade: cell('English_Grade'),
  };
}
