import { answerDigest } from '../../answers/digest.ts';
import type { TriageLists } from '../../answers/triage/triage.ts';
import { distinct, type PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { PointText, Writer } from '../../storage/port.ts';
import { excerptOf } from '../saved/excerpt.ts';
import { type SavedAs, savedAs } from '../saved/listing.ts';
import { listingAfterReview } from '../saved/review.ts';
import type { BroughtIn, HubImport } from './brought-in.ts';
import type { ExportManifest } from './export-manifest.ts';
import { pairsOf } from './exported-texts.ts';

export interface JudgedPair {
  as: SavedAs;
  /** The points whose sentences its answer repeats. */
  points: readonly PointText[];
}

/** How each item would be saved here. It takes a while for many, so it is done before others have to wait. */
export async function judgePairs(
  folder: string,
  manifest: ExportManifest,
  { lists, tracer }: { lists: TriageLists; tracer: Pick<PointTracer, 'trace'> },
): Promise<JudgedPair[]> {
  const found: JudgedPair[] = [];
  for await (const { question, answer } of pairsOf(folder, manifest)) {
    const as = savedAs(question, answer, lists);
    found.push({ as, points: as === 'listed' ? tracer.trace(answer) : [] });
  }
  return found;
}

/** What a hub shows of an item that nobody has checked here: the verdicts are found when it is shown. */
const unchecked = { citations: [], editions: [] };

export async function addHistory(
  writer: Writer,
  folder: string,
  { manifest, listings, review, isForeign }: HubImport & { manifest: ExportManifest; listings: readonly JudgedPair[] },
): Promise<BroughtIn['history']> {
  const done = { added: 0, there: 0, leftOut: 0, held: 0 };
  let at = 0;
  for await (const { question, answer, savedAt, provenance: theirs, points } of pairsOf(folder, manifest)) {
    const judged = listings[at++];
    if (judged?.as !== 'listed') {
      done.leftOut += 1;
      continue;
    }
    const provenance = isForeign ? 'unverified' : theirs;
    const outcome = listingAfterReview('listed', { question, answer, provenance }, review);
    const { kept } = await writer.saveHistory({
      question,
      answer,
      savedAt,
      provenance,
      ...outcome,
      check: unchecked,
      points: distinct([...points, ...judged.points]),
      excerpt: excerptOf(question, answer, unchecked),
      pairDigest: answerDigest(question, answer),
      // The same pair saved at another time is another item.
      sameSince: savedAt,
      sameUntil: savedAt,
    });
    if (!kept) done.there += 1;
    else if (outcome.listing === 'listed') done.added += 1;
    else done.held += 1;
  }
  return done;
}
