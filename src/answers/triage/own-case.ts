import { phrases, type SignPhrase, says } from './phrases.ts';
import type { ListSection } from './read-list.ts';
import { type TriageSign, weigh } from './signs.ts';
import type { FoldedWords } from './words.ts';

/** What a case of one's own is about. */
export type PersonalMatter = (typeof matters)[number];
const matters = [
  'divorce',
  'custody',
  'inheritance',
  'takfir',
  'medical',
  'oath',
  'marriage',
  'money',
  'worship',
] as const;

/** How a case of one matter is recognised: by one pattern, or by signs that must all be near each other. */
export interface OwnCase {
  matter: PersonalMatter;
  patterns: readonly SignPhrase[];
  /** A story, a question what follows, and a word of the matter; none if the matter has no such words. */
  signs: readonly TriageSign[];
}

/** Reads `own-case.txt`; throws on an unknown head. */
export function readOwnCases(sections: readonly ListSection[]): readonly OwnCase[] {
  const of = (...head: string[]) => sections.filter((section) => section.head.join(' ') === head.join(' ')).map(signOf);
  for (const { head, place } of sections) {
    const [kind = '', matter] = head;
    const isKnown =
      matter === undefined ? /^(?:told|asks)$/u.test(kind) : /^(?:case|matter)$/u.test(kind) && isMatter(matter);
    if (!isKnown) throw new Error(`${place}: no section is called “${head.join(' ')}”`);
  }
  return matters.map((matter) => {
    const named = of('matter', matter);
    return {
      matter,
      patterns: of('case', matter).flatMap((sign) => sign.phrases),
      signs: named.length > 0 ? [...of('told'), ...of('asks'), ...named] : [],
    };
  });
}

function signOf({ head, means, lines }: ListSection): TriageSign {
  return { points: 1, means: means || head.join(' '), phrases: phrases(lines.join('\n')) };
}

function isMatter(written: string): written is PersonalMatter {
  return matters.some((matter) => matter === written);
}

/** The matter of the visitor's own case. */
export function ownMatter(words: FoldedWords, cases: readonly OwnCase[]): PersonalMatter | undefined {
  const said = cases.find(({ patterns }) => says(words, patterns));
  const told = said ?? cases.find(({ signs }) => signs.length > 0 && weigh(words, signs).points === signs.length);
  return told?.matter;
}
