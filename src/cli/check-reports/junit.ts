import type { CheckedCitation } from '../../contract/source-entities.ts';
import { namePlace } from '../../documents/document.ts';
import { type CheckedFile, type CheckReport, oneLine, summarize } from './report.ts';

/** JUnit XML as test reporters read it: a suite for each file, a case for each citation. */
export function writeJunit({ files, failOn }: CheckReport): string {
  const suites = files.map((file) => suiteOf(file, failOn));
  const attributes = attributesOf({
    name: 'isnad check',
    tests: sum(suites, 'tests'),
    failures: sum(suites, 'failures'),
    errors: sum(suites, 'errors'),
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.map(({ xml }) => xml).join('')}</testsuites>\n`;
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  xml: string;
}

function suiteOf(file: CheckedFile, failOn: CheckReport['failOn']): Suite {
  const cases = 'unreadable' in file ? [unreadCase(file)] : file.check.citations.map(caseOf(file, failOn));
  const counts = {
    tests: cases.length,
    failures: cases.filter((each) => each.includes('<failure ')).length,
    errors: 'unreadable' in file ? 1 : 0,
  };
  const xml = `  <testsuite ${attributesOf({ name: file.file, ...counts })}>\n${cases.join('')}  </testsuite>\n`;
  return { ...counts, xml };
}

function unreadCase({ file, unreadable }: Extract<CheckedFile, { unreadable: string }>): string {
  const error = `<error ${attributesOf({ message: unreadable })}/>`;
  return `    <testcase ${attributesOf({ name: 'is read', classname: file })}>${error}</testcase>\n`;
}

const caseOf =
  ({ file, placeOf }: Extract<CheckedFile, { check: object }>, failOn: CheckReport['failOn']) =>
  (citation: CheckedCitation): string => {
    const { start, reference, verdict, quotation, correction } = citation;
    const place = placeOf(start);
    const line = 'line' in place && 'column' in place ? { line: place.line } : {};
    const name = `${namePlace(place)} ${reference || 'no reference'}`;
    const opening = `    <testcase ${attributesOf({ name, classname: file, file, ...line })}`;
    if (!failOn.has(verdict)) return `${opening}/>\n`;
    const details = [quotation && `quoted: ${oneLine(quotation)}`, correction && `source: ${oneLine(correction)}`];
    const failure = `<failure ${attributesOf({ type: verdict, message: summarize(citation) })}>${escapeXml(details.filter(Boolean).join('\n'))}</failure>`;
    return `${opening}>${failure}</testcase>\n`;
  };

function attributesOf(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeXml(String(value)).replace(/\s/g, ' ')}"`)
    .join(' ');
}

const SIGNS: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** XML 1.0 allows no control characters, not even escaped. */
function escapeXml(words: string): string {
  return words
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[<>&"]/g, (sign) => SIGNS[sign] ?? sign);
}

function sum(suites: readonly Suite[], of: 'tests' | 'failures' | 'errors'): number {
  return suites.reduce((total, suite) => total + suite[of], 0);
}
