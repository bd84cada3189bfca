import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Verdict } from '../../contract/entities.ts';
import type { CheckedCitation } from '../../contract/source-entities.ts';
import { namePlace, type Place } from '../../documents/document.ts';
import { type CheckedFile, type CheckReport, oneLine, sentences, summarize } from './report.ts';

type Judged = Extract<CheckedFile, { check: object }>;

const rules = Verdict.options;

/** SARIF 2.1.0, the format of code scanning (OASIS, 2020). What does not count as wrong is left out. */
export function writeSarif({ files, failOn, version }: CheckReport): string {
  const judged = files.filter((file) => 'check' in file);
  const unread = files.filter((file) => 'unreadable' in file);
  const run = {
    tool: {
      driver: {
        name: 'isnad',
        version,
        rules: rules.map((id) => ({
          id,
          shortDescription: { text: sentences[id] },
          defaultConfiguration: { level: levelOf(id) },
        })),
      },
    },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: [
          ...unread.map(({ file, unreadable }) => notification(file, 'error', unreadable)),
          ...judged.flatMap(({ file, warning }) => (warning ? [notification(file, 'warning', warning)] : [])),
        ],
      },
    ],
    artifacts: judged.map(({ file }) => ({ location: { uri: uriOf(file) } })),
    results: judged.flatMap((file) =>
      file.check.citations.filter(({ verdict }) => failOn.has(verdict)).map((citation) => resultOf(citation, file)),
    ),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function notification(file: string, level: 'error' | 'warning', text: string) {
  return { level, message: { text }, locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }] };
}

/** Words that are in no edition held here may be right all the same. */
function levelOf(verdict: Verdict): 'error' | 'warning' {
  return ['misquoted', 'misattributed', 'no-such-reference'].includes(verdict) ? 'error' : 'warning';
}

function resultOf(citation: CheckedCitation, { file, placeOf }: Judged) {
  const { verdict, quotation, correction } = citation;
  const place = placeOf(citation.start);
  const region = regionOf(place, placeOf(citation.end));
  const quoted = quotation === null ? '' : ` Quoted: “${oneLine(quotation)}”.`;
  const source = correction ? ` Source: “${oneLine(correction)}”.` : '';
  const where = region ? '' : `${capitalized(namePlace(place))}: `;
  return {
    ruleId: verdict,
    ruleIndex: rules.indexOf(verdict),
    level: levelOf(verdict),
    message: { text: `${where}${summarize(citation)}.${quoted}${source}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...(region && { region }) },
        ...(!region && { logicalLocations: [{ fullyQualifiedName: namePlace(place) }] }),
      },
    ],
    // The same citation is the same finding when lines are added above it.
    partialFingerprints: { 'citation/v1': fingerprintOf(citation) },
  };
}

/** SARIF knows lines and columns only; the places of other documents are named in words. */
function regionOf(start: Place, end: Place) {
  if (!('column' in start) || !('column' in end)) return undefined;
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

function fingerprintOf({ verdict, reference, quotation }: CheckedCitation): string {
  return createHash('sha256')
    .update(JSON.stringify([verdict, reference, oneLine(quotation ?? '')]))
    .digest('hex');
}

/** Relative to the folder of the command, as code scanning expects it. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  const here = path.relative('.', file);
  if (here.startsWith('..') || path.isAbsolute(here)) return pathToFileURL(path.resolve(file)).href;
  return here.split(path.sep).map(encodeURIComponent).join('/');
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
