import type { QuotedPassages } from '../../server-side/services.ts';
import { saidOf } from '../../ui/verdicts.ts';
import { exampleText } from '../check/example-text.ts';
import { markText } from '../check/mark-text.ts';
import type { ShownCheck } from '../check/shown-check.ts';

/** A stretch of the example, and what the checker says of it. */
export interface ExamplePiece {
  text: string;
  seal?: string;
  words?: string;
}

/** The beginning of the example of `/check` with this site's own verdicts: nothing on the home page is typed as checked. */
export async function checkedExample(
  passages: QuotedPassages,
  check: (text: string) => Promise<ShownCheck>,
): Promise<ExamplePiece[]> {
  const text = exampleText(passages);
  const { citations } = await check(text);
  return markText(text, citations).flatMap(({ text: words, tail, citations: mentions }): ExamplePiece[] => {
    const citation = citations[(mentions[0]?.number ?? 0) - 1];
    if (!citation) return [{ text: words + tail }];
    const { seal, words: verdict } = saidOf(citation);
    return [{ text: words, seal, words: verdict }, ...(tail ? [{ text: tail }] : [])];
  });
}
