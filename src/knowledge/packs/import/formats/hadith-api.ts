import { hasArabic } from '../../../../text/language.ts';
import type { Row } from '../parse-csv.ts';
import { counted, type HadithRows, inBook, isObject, parsed, running, type SourceFile, textIn } from './format.ts';

/**
 * fawazahmed0/hadith-api: a file for each edition. `hadithnumber` runs through the file; `arabicnumber` is the number that
 * readers cite, 8.01 for 8a. The files of one collection are joined by the running count.
 */
export function readHadithApi(files: readonly SourceFile[]): HadithRows {
  const found: HadithRows = { rows: [], problems: [], notes: [], schemes: [running, inBook] };
  const rows = new Map<string, Row & { value: Record<string, unknown> }>();
  let withoutNumber = 0;
  for (const { name, value } of parsed(files, found.problems)) {
    const hadiths = isObject(value) && Array.isArray(value.hadiths) ? value.hadiths.filter(isObject) : [];
    const language = hadiths.some(({ text }) => hasArabic(textIn(text))) ? 'arabic' : 'translation';
    const refuse = (message: string) => found.problems.push({ file: name, line: 1, message });
    if (hadiths.length === 0) refuse('has no list “hadiths”');
    else if (!hadiths.some(({ arabicnumber }) => arabicnumber !== undefined)) {
      refuse('has no “arabicnumber”, and “hadithnumber” only counts: take the file of a newer version of hadith-api');
      continue;
    }
    const sections = sectionsOf(value);
    for (const [index, hadith] of hadiths.entries()) {
      const count = textIn(hadith.hadithnumber);
      const citable = textIn(hadith.arabicnumber);
      if (!/^[1-9]/.test(citable)) {
        withoutNumber++;
        continue;
      }
      const row = rows.get(count) ?? {
        line: index + 1,
        file: name,
        value: { arabicnumber: citable, running: count },
      };
      if (row.value.arabicnumber !== citable) {
        const message = `number ${citable}: another file has it as ${textIn(row.value.arabicnumber)}`;
        found.problems.push({ file: name, line: index + 1, message });
      } else if (row.value[language] !== undefined) {
        refuse(`is in the same language as another file, or counts ${count} twice: name one file of each language`);
        break;
      }
      const { book, hadith: within } = isObject(hadith.reference) ? hadith.reference : {};
      row.value[language] = textIn(hadith.text);
      if (Number(book) > 0 && Number(within) > 0) row.value.inbook = `${textIn(book)}:${textIn(within)}`;
      row.value.chapter ??= sections[textIn(book)] ?? '';
      if (Array.isArray(hadith.grades) && hadith.grades.length > 0) row.value.grades ??= hadith.grades;
      rows.set(count, row);
    }
  }
  if (withoutNumber > 0) found.notes.push(`${counted(withoutNumber, 'text')} without a citable number left out`);
  return { ...found, rows: [...rows.values()] };
}

function sectionsOf(value: unknown): Record<string, string> {
  const metadata = isObject(value) ? value.metadata : undefined;
  const sections = isObject(metadata) ? (metadata.sections ?? metadata.section) : undefined;
  return isObject(sections) ? Object.fromEntries(Object.entries(sections).map(([id, name]) => [id, textIn(name)])) : {};
}
