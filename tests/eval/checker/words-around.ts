import { Checker } from '../../../src/checker/checker.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { modernSpelling } from '../../../src/knowledge/corpus/modern-spelling.ts';
import { seededRandom } from '../random.ts';
import { percent } from './percent.ts';

// What people say before, behind and between the words of a verse, inside its marks.

type Words = readonly string[];

/** The ways; with “…” the middle third of the verse is left out. */
export const waysAround: Readonly<Record<string, (words: Words) => string>> = {
  'basmala before': (words) => `بسم الله الرحمن الرحيم ${words.join(' ')}`,
  'isti‘adha before': (words) => `أعوذ بالله من الشيطان الرجيم ${words.join(' ')}`,
  'both before': (words) => `أعوذ بالله من الشيطان الرجيم بسم الله الرحمن الرحيم ${words.join(' ')}`,
  '«صدق الله العظيم» behind': (words) => `${words.join(' ')} صدق الله العظيم`,
  '«الآية» behind': (words) => `${words.join(' ')} ... الآية`,
  '«إلى قوله» between': (words) => leftOut(words, 'إلى قوله'),
  '«إلى أن قال» between': (words) => leftOut(words, '(إلى أن قال)'),
};

/** What the last two ways are compared with: “…” is refused where it hides a word that turns the sense. */
export const withDots = (words: Words) => leftOut(words, '...');

function leftOut(words: Words, between: string): string {
  const third = Math.floor(words.length / 3);
  return `${words.slice(0, third).join(' ')} ${between} ${words.slice(-third).join(' ')}`;
}

export interface AroundCase {
  genuine: string;
  /** The same with the second word of the verse left out, so that it is no verse. */
  altered: string;
  /** Whether the verse is verified with “…”; of ways that leave nothing out always. */
  expected: string;
}

export function aroundCases(corpus: Corpus, way: string, count: number): AroundCase[] {
  const random = seededRandom(12);
  const write = waysAround[way];
  if (!write) throw new Error(`no such way: ${way}`);
  const long = corpus.verses.filter(({ arabic }) => arabic.split(' ').length >= 15);
  return Array.from({ length: count }, () => {
    const { surah, ayah, arabic } = random.pick(long);
    const words = modernSpelling(arabic).split(' ');
    const quote = (text: string) => `قال تعالى: ﴿${text}﴾ [${surah}:${ayah}]`;
    return {
      genuine: quote(write(words)),
      altered: quote(write(words.toSpliced(1, 1))),
      expected: quote(way.endsWith('between') ? withDots(words) : words.join(' ')),
    };
  });
}

export function judgedAround(cases: readonly AroundCase[], checker: Checker) {
  const isVerified = (text: string) => checker.checkText(text)[0]?.verdict === 'verified';
  return {
    refused: cases.filter(({ genuine, expected }) => isVerified(expected) && !isVerified(genuine)),
    passed: cases.filter(({ altered }) => isVerified(altered)),
  };
}

export function measureAround(corpus: Corpus): string {
  const checker = new Checker(corpus);
  const rows = Object.keys(waysAround).map((way) => {
    const cases = aroundCases(corpus, way, 300);
    const { refused, passed } = judgedAround(cases, checker);
    return `| ${way} | 300 | ${refused.length} (${percent(refused.length, 300)}) | ${passed.length} |`;
  });
  return `### What people say around a verse

| way | verses | genuine refused | a word left out, verified |
| --- | ---: | ---: | ---: |
${rows.join('\n')}`;
}
