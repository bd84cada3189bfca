import { surahTitle, versesInWords } from '../answers/gate/sources.ts';
import type { Corpus, Surah, Verse } from '../knowledge/corpus/corpus.ts';
import { formatReference } from '../references/format-reference.ts';
import type { ArticleDraft } from './load-drafts.ts';
import { placeOfSurah } from './place-of-surah.ts';
import { surahPassages } from './surah-passages.ts';
import { whatToListenFor } from './what-to-listen-for.ts';

/** A surah with at most this many verses is quoted whole. */
const SHORT_SURAH = 11;

/** Minimum letters and maximum verses of a quoted opening: enough to get past single letters and short oaths. */
const OPENING_LETTERS = 220;
const OPENING_VERSES = 5;

/** “A first reading”: facts about a surah, how it begins, a passage, how it ends, and how to go on reading. */
export function readingOfSurah(surah: Surah, corpus: Corpus): Pick<ArticleDraft, 'title' | 'summary' | 'markdown'> {
  const whole = surah.verses <= SHORT_SURAH;
  return {
    title: `A First Reading of Surah ${surah.name}`,
    summary: `${surahTitle(surah)} is surah ${surah.number} of the Quran and has ${surah.verses} verses. Its place in the Quran, ${whole ? 'what it says' : 'how it begins and ends'}, and what to look for when you read it.`,
    markdown: [
      ...placeOfSurah(surah, corpus),
      ...(whole ? [] : whatToListenFor(surah, corpus)),
      ...(whole ? quotedWhole(surah) : quotedInParts(surah, corpus)),
      ...howToReadOn(surah, corpus),
    ].join('\n\n'),
  };
}

function quotedWhole(surah: Surah): string[] {
  return ['## The whole surah', 'It is short enough to be read at one sitting:', quote(surah, 1, surah.verses)];
}

function quotedInParts(surah: Surah, corpus: Corpus): string[] {
  const verses = corpus.verses.filter((verse) => verse.surah === surah.number);
  const within = surahPassages.get(surah.number);
  const opening = Math.min(endOfOpening(verses), (within?.from ?? surah.verses) - 1);
  return [
    '## How it begins',
    `The opening sets the tone. These are the first ${opening === 1 ? 'words' : `${opening} verses`}:`,
    quote(surah, 1, opening),
    ...(within
      ? [
          '## A passage from within',
          `No single passage can represent a whole surah, but this one gives an idea of its style. Of its ${surah.verses} verses, this is ${versesInWords(within.from, within.to)}:`,
          quote(surah, within.from, within.to),
        ]
      : []),
    '## How it ends',
    'Endings often gather what a surah has said. Read this one beside the opening:',
    quote(surah, surah.verses, surah.verses),
  ];
}

function howToReadOn(surah: Surah, corpus: Corpus): string[] {
  const before = corpus.surahs[surah.number - 2];
  const after = corpus.surahs[surah.number];
  const neighbours = [
    before && `${surahTitle(before)} comes before it`,
    after && `${surahTitle(after)} after it`,
  ].filter((neighbour) => neighbour !== undefined);
  return [
    '## How to read on',
    [
      `- Read it once without stopping. The whole text is at [quran.com](https://quran.com/${surah.number}).`,
      '- Then ask of each part: who speaks, to whom, and what is asked of the listener?',
      '- Mark the words that are repeated. Repetition is one of the ways in which the Quran shows what matters most.',
      '- Compare two translations where a sentence surprises you, and consult a commentary before you draw a conclusion from a single verse.',
      `- Look at its neighbours: ${neighbours.join(', and ')}.`,
    ].join('\n'),
    'This page shows only what the text itself says. It does not replace a teacher or a commentary.',
  ];
}

function endOfOpening(verses: readonly Verse[]): number {
  let letters = 0;
  for (const { ayah, translation } of verses.slice(0, OPENING_VERSES)) {
    letters += translation.length;
    if (letters >= OPENING_LETTERS) return ayah;
  }
  return OPENING_VERSES;
}

function quote({ number }: Surah, from: number, to: number): string {
  return `> [${formatReference({ work: 'quran', surah: number, from, to })}]`;
}
