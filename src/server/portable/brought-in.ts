import type { TriageLists } from '../../answers/triage/triage.ts';
import type { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { Storage } from '../../storage/port.ts';
import type { ReviewRules } from '../saved/review.ts';
import type { ExportManifest } from './export-manifest.ts';

export interface HubImport {
  storage: Storage;
  /** The folder of what editors wrote. */
  content: string;
  lists: TriageLists;
  review: ReviewRules;
  /** What finds the points of a content folder that a text rests on. */
  tracerOf: (content: string) => Promise<Pick<PointTracer, 'trace'>>;
  now: Date;
  /** Whether an article of this hub stays as it is where the export has another one under its slug. */
  keepOurs?: boolean;
  /** Whether the notes and entries of the export take the place of those of this hub. */
  withContent?: boolean;
  /** Whether the answers were given by another site: none is then marked as this site's. */
  isForeign?: boolean;
}

export interface BroughtIn {
  manifest: ExportManifest;
  articles: { added: number; there: number; kept: string[] };
  /** `leftOut`: no ordinary questions and answers by the rules of this hub. `held`: they wait for the operator. */
  history: { added: number; there: number; leftOut: number; held: number };
  /** Corrections of articles. `kept`: of articles that are others here. */
  corrections: { added: number; there: number; kept: number };
  content: { differing: string[]; before?: string };
}
