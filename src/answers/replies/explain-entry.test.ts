import { expect, test } from 'vitest';
import type { EntryWords } from '../../knowledge/entries/explained-entries.ts';
import { entryFinder } from './explain-entry.ts';

const entry = (slug: string, ...names: string[]) => ({ names, words: slug as EntryWords });

const find = entryFinder([
  entry('munib', 'Munib', 'inaba', 'منيب'),
  entry('ibn-abbas', 'Ibn ‘Abbas', 'abdullah ibn abbas'),
  entry('istinja', 'Istinja’', 'cleaning after the toilet'),
]);

test.each([
  ['munib', 'munib'],
  ['What does munib mean?', 'munib'],
  ['what is the meaning of the word Munīb in Islam', 'munib'],
  ['مُنيب', 'munib'],
  ['who was Ibn Abbas', 'ibn-abbas'],
  ['Tell me about ibn `abbas', 'ibn-abbas'],
  ['define istinja', 'istinja'],
  ['what is cleaning after the toilet', 'istinja'],
])('“%s” asks for an entry and for nothing else', (question, slug) => expect(find(question)?.words).toBe(slug));

test.each(['what did ibn abbas say about riba', 'is istinja with paper enough', 'munib and awwab', 'who', ''])(
  '“%s” asks for something else',
  (question) => expect(find(question)).toBeUndefined(),
);
