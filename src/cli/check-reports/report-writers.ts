import { writeAnnotations } from './annotations.ts';
import { writeJson } from './json.ts';
import { writeJunit } from './junit.ts';
import type { CheckReport, ReportFormat } from './report.ts';
import { writeSarif } from './sarif.ts';
import { writeText } from './text.ts';

/** How each format is written. */
export const reportWriters: Readonly<Record<ReportFormat, (report: CheckReport) => string>> = {
  text: writeText,
  json: writeJson,
  sarif: writeSarif,
  junit: writeJunit,
  github: writeAnnotations,
};
