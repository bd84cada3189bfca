import type { CheckedCitation } from '../../contract/source-entities.ts';
import { isDoubted } from '../../contract/verdicts.ts';
import { namePlace, type Place } from '../../documents/document.ts';
import { type CheckedFile, type CheckReport, counted, oneLine, sentences } from './report.ts';

/** For a person at a terminal. */
export function writeText({ files, isList }: CheckReport): string {
  return files.map((file) => (isList ? withFileName(file.file, linesOf(file)) : linesOf(file))).join('');
}

/** `file:line:column`, which editors and terminals open. */
const withFileName = (file: string, lines: string) => lines.replace(/^(?=.)/gm, () => `${file}:`);

/** A file that cannot be read is reported on standard error. */
function linesOf(file: CheckedFile): string {
  if ('unreadable' in file) return '';
  const { citations } = file.check;
  if (citations.length === 0) return 'No quotation of scripture and no reference was found.\n';
  const faults = citations.filter(({ verdict }) => isDoubted[verdict]).length;
  const described = citations.map((citation) => describe(citation, file.placeOf(citation.start)));
  return `${described.join('\n')}\n${counted(citations.length, 'citation')}, ${faults || 'none'} at fault\n`;
}

function describe(citation: CheckedCitation, place: Place): string {
  const { reference, verdict, quotation, editions = [], differences = [], correction, foundAt = [] } = citation;
  const where = editions.length > 0 ? ` (${editions.map(({ title }) => title).join(', ')})` : '';
  const lines = [
    `${namePlace(place)} ${isDoubted[verdict] ? '✗' : '·'} ${reference || 'no reference'}: ${sentences[verdict]}${where}`,
  ];
  if (quotation !== null && verdict !== 'verified') lines.push(`    quoted  ${oneLine(quotation)}`);
  for (const { quoted, source } of differences) lines.push(`    differs ${quoted || '–'} → ${source || '–'}`);
  if (correction) lines.push(`    source  ${oneLine(correction)}`);
  if (foundAt.length > 0) {
    const found = foundAt.map((each) => each.reference).join(', ');
    lines.push(`    ${verdict === 'misquoted' ? 'nearly ' : 'stands '} ${found}`);
  }
  if (citation.anotherTranslation) lines.push('    perhaps another translation');
  if (citation.note) lines.push(`    ${citation.note}`);
  return `${lines.join('\n')}\n`;
}
