import type { QuotedPassages } from '../../server-side/services.ts';

const right = 'Quran 2:183';
const shortened = 'Quran 49:6';

/** The passages whose words the example needs. */
export const quotedInExample: readonly string[] = [right, shortened];

/**
 * A text to try the page with: a correct quotation, one with a word left out, and a verse that does not exist.
 * The words come from the library: scripture is never typed into the code.
 */
export function exampleText(passages: QuotedPassages): string {
  const wordsOf = (reference: string) => {
    const { arabic = '', translation = '' } = passages[reference] ?? {};
    return translation || arabic;
  };
  const words = wordsOf(shortened).split(' ');
  const withoutOne = words.toSpliced(Math.floor(words.length / 2), 1).join(' ');
  return [
    `Fasting is older than Islam: “${wordsOf(right)}” [${right}]`,
    `And whoever hears a rumour should remember: “${withoutOne}” (${shortened})`,
    'There is more on this in Quran 2:300.',
  ].join('\n\n');
}
