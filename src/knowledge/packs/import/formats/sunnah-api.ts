import type { Row } from '../parse-csv.ts';
import { type HadithRows, isObject, parsed, type SourceFile, textIn } from './format.ts';

/**
 * Replies of the sunnah.com API, version 1, as they were saved: pages with `data`, a list, or one hadith. Bodies are HTML;
 * `hadithNumber` is the number that readers cite, `urn` the site's own.
 */
export function readSunnahApi(files: readonly SourceFile[]): HadithRows {
  const found: HadithRows = {
    ...{ rows: [], problems: [], notes: [] },
    schemes: [{ id: 'urn', title: 'Number of the text on sunnah.com (URN)' }],
  };
  for (const { name, value } of parsed(files, found.problems)) {
    const data = isObject(value) && Array.isArray(value.data) ? value.data : value;
    const entries = Array.isArray(data) ? data : [data];
    for (const [index, entry] of entries.entries()) {
      const place = { file: name, line: index + 1 };
      if (isObject(entry) && Array.isArray(entry.hadith)) found.rows.push({ ...place, value: hadithOf(entry) });
      else found.problems.push({ ...place, message: 'is no hadith of this API: it has no list “hadith”' });
    }
  }
  return found;
}

function hadithOf({ hadithNumber, hadith }: Record<string, unknown>): Row['value'] {
  const texts = (Array.isArray(hadith) ? hadith : []).filter(isObject);
  const arabic = texts.find(({ lang }) => lang === 'ar');
  const translation = texts.find(({ lang }) => lang !== 'ar');
  return {
    // “1, 2” is one text under two numbers.
    number: textIn(hadithNumber).replace(/^(\d+)\s*,\s*(?:\d+\s*,\s*)*(\d+)$/, '$1-$2'),
    arabic: textIn(arabic?.body),
    translation: textIn(translation?.body),
    chapter: textIn(translation?.chapterTitle ?? arabic?.chapterTitle),
    urn: textIn(translation?.urn ?? arabic?.urn),
    grades: [translation?.grades, arabic?.grades].find((grades) => Array.isArray(grades) && grades.length > 0),
  };
}
