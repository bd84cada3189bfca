import type { Check, ToldCorrection } from '../../contract/entities.ts';
import type { Context } from '../context.ts';

interface CorrectionsContext extends Pick<Context, 'storage' | 'corrections'> {
  check: (markdown: string) => Promise<Check>;
}

/** Every correction with the check of its explanation, whose references are marked as everywhere. */
export async function correctionsPage({
  storage,
  corrections,
  check,
}: CorrectionsContext): Promise<(ToldCorrection & { check: Check | undefined })[]> {
  const all = await storage.read((reader) => corrections.all(reader));
  return Promise.all(
    all.map(async (each) => ({ ...each, check: each.why.includes('[') ? await check(each.why) : undefined })),
  );
}
