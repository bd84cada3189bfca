import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Verdict } from '../contract/entities.ts';
import { isDoubted } from '../contract/verdicts.ts';
import { type ReportFormat, reportFormats } from './check-reports/report.ts';

export interface CheckOptions {
  help: boolean;
  /** Files, folders, patterns, or `-`. */
  named: readonly string[];
  /** The reports to write; one without a file goes to standard output. */
  reports: readonly { format: ReportFormat; file?: string }[];
  /** The verdicts that make the command fail. */
  failOn: ReadonlySet<Verdict>;
  /** Largest file, in bytes. */
  maxSize: number;
}

const verdicts = Verdict.options;
const doubted = verdicts.filter((verdict) => isDoubted[verdict]);

/** Reads the arguments of `isnad check`; a sentence about what is not understood. */
export function readCheckOptions(args: string[]): CheckOptions | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch {
    const unknown = args.find((arg) => arg.startsWith('-') && arg !== '-' && !known.test(arg));
    return unknown ? `There is no option “${unknown}”.` : 'An option lacks its value.';
  }
  const { values, positionals: named } = parsed;
  if (values.help) return { help: true, named: [], reports: [], failOn: new Set(), maxSize: 0 };
  const reports = (values.format ?? [values.json ? 'json' : 'text']).map((written) => {
    const [format = '', ...file] = written.split('=');
    return { format, ...(file.length > 0 && { file: file.join('=') }) };
  });
  const strange = reports.find(({ format, file }) => !isFormat(format) || file === '');
  if (strange) return `--format is ${reportFormats.join(', ')}, or one of them with =FILE, not “${strange.format}”.`;
  if (reports.filter(({ file }) => file === undefined).length > 1) return 'Only one report goes to standard output.';
  const failOn = readFailOn(values['fail-on'] ?? 'doubted');
  if (!failOn) return `--fail-on is doubted, none, or some of ${verdicts.join(', ')}, separated by commas.`;
  const maxSize = Number(values['max-size'] ?? 20) * 1_000_000;
  if (!(maxSize > 0)) return '--max-size is a number of megabytes.';
  if (named.length === 0) return 'No file, folder or pattern is named.';
  return { help: false, named, reports: reports.filter(isKnown), failOn, maxSize };
}

const known = /^(?:-h|--(?:help|json|format|fail-on|max-size)(?:=|$))/;

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      json: { type: 'boolean' },
      format: { type: 'string', multiple: true },
      'fail-on': { type: 'string' },
      'max-size': { type: 'string' },
    },
  });

const isFormat = (format: string): format is ReportFormat => reportFormats.some((each) => each === format);

function isKnown<Report extends { format: string }>(report: Report): report is Report & { format: ReportFormat } {
  return isFormat(report.format);
}

function readFailOn(written: string): ReadonlySet<Verdict> | undefined {
  if (written === 'doubted') return new Set(doubted);
  if (written === 'none') return new Set();
  const named = v.safeParse(v.array(Verdict), written.split(','));
  return named.success ? new Set(named.output) : undefined;
}
