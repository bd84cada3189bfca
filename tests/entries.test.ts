import { expect, test } from 'vitest';
import { passGate } from '../src/answers/gate/gate.ts';
import { entryFinder, explainEntry } from '../src/answers/replies/explain-entry.ts';
import { Checker } from '../src/checker/checker.ts';
import { explainedEntries } from '../src/knowledge/entries/explained-entries.ts';
import { loadGlossary } from '../src/knowledge/glossary/load-glossary.ts';
import { loadProfiles } from '../src/knowledge/profiles/load-profiles.ts';
import { testCorpus } from './support/test-corpus.ts';

const [glossary, profiles] = await Promise.all([loadGlossary('content'), loadProfiles('content')]);
const entries = explainedEntries(glossary, profiles);
const checker = new Checker(testCorpus());
const find = entryFinder(entries);

test('every entry passes the gate, as an answer to its own name', () => {
  const withheld = entries.filter((entry) => {
    const parts = [{ kind: 'answer' as const, blocks: explainEntry(entry, 'en') }];
    return passGate({ engine: 'own-words', language: 'en', parts }, checker).kind !== 'passed';
  });
  expect(withheld.map(({ names }) => names[0])).toEqual([]);
});

test('every term is found by its own name', () => {
  const lost = glossary.filter(({ name }) => name.length > 3 && !find(`What is ${name}?`));
  expect(lost.map(({ name }) => name)).toEqual([]);
});

test('every profile is found by its own name', () => {
  const lost = profiles.profiles.filter(
    ({ name, slug }) => !find(name)?.words.includes(`(/topics/${encodeURIComponent(slug)})`),
  );
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});
