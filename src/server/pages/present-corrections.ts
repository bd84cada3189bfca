import type { Check, ToldCorrection } from '../../contract/entities.ts';
import type { CheckedCorrection, CorrectionsPart } from '../../web/server-side/services.ts';
import type { Context } from '../context.ts';

interface CorrectionsContext extends Pick<Context, 'storage' | 'corrections'> {
  check: (markdown: string) => Promise<Check>;
}

/** Corrections on one page. */
export const PART = 25;

/** A part of all corrections, newest first: the one that has the `at`th, or the first where there are fewer. */
export async function correctionsPart(
  at: number,
  { storage, corrections, check }: CorrectionsContext,
): Promise<CorrectionsPart> {
  const all = await storage.read((reader) => corrections.all(reader));
  const before = at > all.length ? 0 : at - 1 - ((at - 1) % PART);
  const part = all.slice(before, before + PART);
  return {
    total: all.length,
    from: before + 1,
    to: before + part.length,
    newer: before > 0 ? before + 1 - PART : undefined,
    older: before + PART < all.length ? before + PART + 1 : undefined,
    corrections: await Promise.all(part.map((each) => withCheck(each, check))),
  };
}

export async function correctionPage(
  id: string,
  { storage, corrections, check }: CorrectionsContext,
): Promise<CheckedCorrection | undefined> {
  const found = await storage.read((reader) => corrections.one(reader, id));
  return found && withCheck(found, check);
}

/** With the check of its explanation, whose references are marked as everywhere. */
const withCheck = async (each: ToldCorrection, check: CorrectionsContext['check']): Promise<CheckedCorrection> => ({
  ...each,
  check: each.why.includes('[') ? await check(each.why) : undefined,
});
