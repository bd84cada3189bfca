import type { CheckedFile, CheckReport } from './report.ts';

/** As `POST /check` answers, with the place of each citation; for several files a list. */
export function writeJson({ files, isList }: CheckReport): string {
  const shown = files.map(shownOf);
  const [only] = shown;
  const whole = isList || !only || !('check' in only) ? shown : only.check;
  return `${JSON.stringify(whole, undefined, 2)}\n`;
}

function shownOf(file: CheckedFile) {
  if ('unreadable' in file) return file;
  const { citations, editions } = file.check;
  const placed = citations.map((citation) => ({ ...citation, place: file.placeOf(citation.start) }));
  const { warning } = file;
  return { file: file.file, check: { citations: placed, editions }, ...(warning !== undefined && { warning }) };
}
