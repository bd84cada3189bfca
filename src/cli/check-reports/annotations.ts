import { namePlace } from '../../documents/document.ts';
import { type CheckedFile, type CheckReport, counted, summarize } from './report.ts';

/** Commands of a GitHub workflow, which annotate the lines of a pull request. */
export function writeAnnotations({ files, failOn }: CheckReport): string {
  const citations = files.flatMap((file) => ('check' in file ? file.check.citations : []));
  const wrong = citations.filter(({ verdict }) => failOn.has(verdict)).length;
  const total = `${counted(citations.length, 'citation')} in ${counted(files.length, 'file')}, ${wrong || 'none'} at fault`;
  return [...files.flatMap((file) => annotationsOf(file, failOn)), total, ''].join('\n');
}

function annotationsOf(file: CheckedFile, failOn: CheckReport['failOn']): string[] {
  const whole = { file: file.file };
  if ('unreadable' in file) return [annotation('error', whole, file.unreadable)];
  const found = file.check.citations
    .filter(({ verdict }) => failOn.has(verdict))
    .map((citation) => {
      const place = file.placeOf(citation.start);
      return 'column' in place
        ? annotation('error', { ...whole, line: place.line, col: place.column }, summarize(citation))
        : annotation('error', whole, `${namePlace(place)}: ${summarize(citation)}`);
    });
  return file.warning === undefined ? found : [...found, annotation('warning', whole, file.warning)];
}

/** Words of a document must not become a command: the signs that end one are escaped, as GitHub's toolkit does. */
function annotation(
  level: 'error' | 'warning',
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${written.join(',')}::${escapeData(message)}`;
}

function escapeData(words: string): string {
  return words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(words: string): string {
  return escapeData(words).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
