import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import type { DraftBlock } from '../answers/draft-answer.ts';
import { Checker } from '../checker/checker.ts';
import type { NotePiece, NoteWords } from '../knowledge/notes/note.ts';
import { proveSection } from './prove-section.ts';

const checker = new Checker(testCorpus());
const fasting = { work: 'quran', surah: 2, from: 183, to: 183 } as const;
const given: NotePiece[] = [
  {
    kind: 'paragraph',
    markdown:
      'Fasting was prescribed for believers as for those before them [Quran 2:183]. It is kept in Ramadan.' as NoteWords,
    references: [fasting],
  },
];
const prove = (...blocks: DraftBlock[]) => proveSection(blocks, { engine: 'model:m', given }, checker);
const text = (markdown: string): DraftBlock => ({ kind: 'text', markdown });
const sound =
  'Believers were told to fast as earlier peoples were [Quran 2:183]. The month of this fast is called Ramadan.';

test('a draft that cites what was given is proven, with its passages', () => {
  expect(prove(text(sound), { kind: 'passage', reference: fasting })).toEqual({ kind: 'proven' });
});

test.each([
  ['with a heading', [`## Fasting\n\n${sound}`], /headings/],
  ['that leaves most out', ['Fasting is prescribed [Quran 2:183].'], /leaves things out/],
  ['that adds much', [`${sound} `.repeat(9)], /longer/],
  [
    'with a paragraph without a source',
    [`${sound}\n\nEverybody knows that this is good for body and soul.`],
    /cites nothing/,
  ],
  [
    'with invented words of God',
    [`God says: “Whoever fasts one day shall fly over seven mountains in the evening” [Quran 2:183]. ${sound}`],
    /taken out|proven/,
  ],
])('a draft %s is refused with the reason', (_, [markdown = ''], why) => {
  const outcome = prove(text(markdown));
  expect(outcome.kind === 'refused' && outcome.why).toMatch(why);
});

test('where the given text cites only a work that is not held, so may the draft', () => {
  const pieces = [
    { ...given[0], markdown: 'It was in Ramadan [Ibn Hisham: Badr].', references: [] } as unknown as NotePiece,
  ];
  const draft = text('The month was Ramadan, he says [Ibn Hisham: Badr].');
  expect(proveSection([draft], { engine: 'model:m', given: pieces }, checker)).toEqual({ kind: 'proven' });
});
