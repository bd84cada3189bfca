import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildCorpus } from '../knowledge/corpus/build-corpus.ts';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { builtCorpus } from '../server/paths.ts';
import { passageReader } from './note-passages.ts';

if (!existsSync(builtCorpus)) buildCorpus(builtCorpus);

test('a reader gets the words of a hadith, also where its narrator is kept apart', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'isnad-passages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const plain = { number: '8', english: 'Invented words on five things.' };
  const apart = { number: 3, english: { narrator: 'Somebody said:', text: 'Invented words on harm.' } };
  writeFileSync(path.join(folder, 'bukhari.jsonl'), JSON.stringify(plain));
  writeFileSync(path.join(folder, 'nawawi40.jsonl'), JSON.stringify(apart));

  const read = passageReader(loadCorpus(builtCorpus), folder);

  expect(read('Sahih al-Bukhari 8')).toBe(plain.english);
  expect(read('40 Hadith Nawawi 3')).toBe(apart.english.text);
  expect(read('40 Hadith Nawawi 4')).toBeUndefined();
});
