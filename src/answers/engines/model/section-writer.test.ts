import { expect, test } from 'vitest';
import type { NotePiece, NoteWords } from '../../../knowledge/notes/note.ts';
import type { Generate, ModelRequest } from './generate.ts';
import type { Material } from './material.ts';
import { sectionWriter } from './section-writer.ts';

const piece = (markdown: string): NotePiece => ({
  kind: 'paragraph',
  markdown: markdown as NoteWords,
  references: [{ work: 'quran', surah: 8, from: 7, to: 7 }],
});
const material: Material = {
  passages: [{ id: 'P1', reference: { work: 'quran', surah: 8, from: 7, to: 7 }, text: 'one of the two groups' }],
  points: [
    {
      title: 'Badr',
      pieces: [
        { id: 'N1.1', piece: piece('They met an army [Quran 8:7].') },
        { id: 'N1.2', piece: { ...piece('It was in Ramadan [Ibn Hisham: the battle of Badr].'), references: [] } },
      ],
    },
  ],
};
const task = { article: 'Battles', heading: 'Badr', material };
const { signal } = new AbortController();

/** Replies with this, and keeps what it was asked. */
function replying(text: string): { generate: Generate; asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  const generate: Generate = async (request) => {
    asked.push(request);
    return { kind: 'replied', text };
  };
  return { generate, asked };
}

async function written(text: string): Promise<string> {
  const drafted = await sectionWriter('m', replying(text).generate).write(task, signal);
  if (drafted.kind !== 'blocks') return drafted.kind;
  return drafted.blocks.map((block) => (block.kind === 'text' ? block.markdown : `(${block.kind})`)).join('\n');
}

test('the model is given texts and passages with ids, and the reason why an earlier draft was refused', async () => {
  const { generate, asked } = replying('They met an army [N1.1].');
  await sectionWriter('m', generate).write(task, signal);
  await sectionWriter('m', generate).write({ ...task, refused: 'It was cut off.' }, signal);
  expect(JSON.parse(asked[0]?.data ?? '')).toMatchObject({
    article: 'Battles',
    section: 'Badr',
    passages: [{ id: 'P1' }],
  });
  expect(JSON.parse(asked[1]?.data ?? '')).toMatchObject({ refused: 'It was cut off.' });
  expect(asked[0]?.key).not.toBe(asked[1]?.key);
});

test('an id becomes the references of its piece, and the works that it names', async () => {
  expect(await written('An army came [N1.1]. The month was Ramadan [N1.2].')).toBe(
    'An army came [Quran 8:7]. The month was Ramadan [Ibn Hisham: the battle of Badr].',
  );
});

test('a work that no given text names is removed, with its sentence where it has no other source', async () => {
  expect(
    await written('The moon split [Ibn Hisham: the moon]. An army came [N1.1] [Tabari, Tarikh: the year 2].'),
  ).toBe('An army came [Quran 8:7].');
});

test('a passage is named, never typed', async () => {
  expect(await written('An army came [N1.1].\n\n[[P1]]')).toBe('An army came [Quran 8:7].\n(passage)');
});
