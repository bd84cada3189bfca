import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseGroups,
  parseNamedPassages,
  parsePhrases,
  parseSubjects,
  parseWords,
  parseWordsByLanguage,
  type ThesaurusFile,
} from './parse-thesaurus.ts';
import type { NamedPassages, Thesaurus } from './thesaurus.ts';
import { parseWordsInLanguages } from './words-in-languages.ts';

/** The passages that go by a name of their own. */
export async function loadNamedPassages(contentFolder: string): Promise<NamedPassages[]> {
  const name = path.join(contentFolder, 'thesaurus', 'named-passages.txt');
  return parseNamedPassages({ name, text: await readFile(name, 'utf8') });
}

/** Reads `thesaurus/` in the content folder; throws with file and line on a bad one. */
export async function loadThesaurus(contentFolder: string): Promise<Thesaurus> {
  const folder = path.join(contentFolder, 'thesaurus');
  const read = async (...names: string[]): Promise<ThesaurusFile> => {
    const name = path.join(folder, ...names);
    return { name, text: await readFile(name, 'utf8') };
  };
  const files = (await readdir(path.join(folder, 'subjects'))).filter((file) => file.endsWith('.txt')).sort();
  const subjects = await Promise.all(files.map((file) => read('subjects', file)));
  return {
    subjects: subjects.flatMap(parseSubjects),
    namedPassages: await loadNamedPassages(contentFolder),
    fieldWords: parseWords(await read('field-words.txt')),
    elsewhere: parsePhrases(await read('elsewhere.txt')),
    languages: parseWordsInLanguages(await read('words-in-languages.txt')),
    meanings: await readShared(path.join(folder, 'meanings.bin')),
    synonyms: parseGroups(await read('synonyms.txt')),
    stopWords: parseWordsByLanguage(await read('stop-words.txt')),
  };
}

/** The bytes of a file in memory that threads share, so that none of them takes a copy. */
async function readShared(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}
