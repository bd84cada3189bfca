import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadGlossary } from '../src/knowledge/glossary/load-glossary.ts';
import { loadProfiles } from '../src/knowledge/profiles/load-profiles.ts';
import { citedWorks } from '../src/knowledge/profiles/profile.ts';
import { loadSurahs } from '../src/knowledge/surahs/load-surahs.ts';
import { findReferences } from '../src/references/find-references.ts';
import { profileGroups } from '../src/shared/profile-groups.ts';

/** What a reader looked at for one sentence and one of its sources; “-” where the sentence names none. */
interface ReadLine {
  slug: string;
  sentence: string;
  source: string;
  kind: string;
  read: string;
}

const [{ profiles, works }, glossary, surahs] = await Promise.all([
  loadProfiles('content'),
  loadGlossary('content'),
  loadSurahs('content'),
]);

const groups = new Map<string, ReadonlyMap<string, string>>([
  ...profileGroups.map((group) => [group, textsOf(profiles.filter((profile) => profile.group === group))] as const),
  ['glossary', textsOf(glossary)],
  [
    'surahs',
    textsOf([...surahs.values()].map(({ number, markdown }) => ({ slug: `${number}`.padStart(3, '0'), markdown }))),
  ],
]);

describe.each([...groups])('the record of what was read for %s', (group, texts) => {
  const lines = readRecord(`content/${group}/what-was-read.tsv`);

  test('every source that a text cites has a line', () => {
    const recorded = new Set(lines.map(({ slug, source }) => `${slug} [${source}]`));
    const unread = [...texts].flatMap(([slug, text]) =>
      [...text.matchAll(/\[[^\]\n]+\]/gu)].map(([written]) => `${slug} ${written}`),
    );
    expect(unread.filter((one) => !recorded.has(one))).toEqual([]);
  });

  test('every sentence that claims something has a line', () => {
    const lost = [...texts].flatMap(([slug, text]) => {
      const begun = lines.filter((line) => line.slug === slug).map(({ sentence }) => letters(sentence));
      return sentencesOf(text)
        .filter((sentence) => !begun.some((words) => letters(sentence).includes(words)))
        .map((sentence) => `${slug}: ${sentence}`);
    });
    expect(lost).toEqual([]);
  });

  test('every line is of a sentence and a source that the text still has', () => {
    const stale = lines.filter(({ slug, sentence, source }) => {
      const text = texts.get(slug) ?? '';
      return !letters(text).includes(letters(sentence)) || (source !== '-' && !text.includes(`[${source}]`));
    });
    expect(stale.map(({ slug, sentence, source }) => `${slug}: ${sentence} [${source}]`)).toEqual([]);
  });

  test('a line says of which kind its source is, and what was read', () => {
    const wrong = lines.filter(
      ({ source, kind, read }) => !kindsOf(source).includes(kind) || read.split(' ').length < 2,
    );
    expect(wrong.map((line) => Object.values(line).join(' | '))).toEqual([]);
  });
});

function textsOf(entries: readonly { slug: string; markdown: string }[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ slug, markdown }) => [slug, markdown]));
}

function readRecord(file: string): ReadLine[] {
  expect(existsSync(file), file).toBe(true);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [slug = '', sentence = '', source = '', kind = '', read = ''] = line.split('\t');
    return { slug, sentence, source, kind, read };
  });
}

/** A named work may have been read in the reference text by another number, or be plain from its own contents. */
function kindsOf(source: string): readonly string[] {
  if (source === '-') return ['common', 'doubtful'];
  if (citedWorks(`[${source}]`, works).length > 0) return ['named', 'held', 'common', 'doubtful'];
  return findReferences(`[${source}]`).length > 0 ? ['held'] : [];
}

/** Of a paragraph or a list; headings and questions claim nothing. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .split(/\n+/u)
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/(?<=[.!?]["”’]?)\s+(?=[\p{Lu}‘“*])/u))
    .filter((sentence) => letters(sentence) !== '' && !sentence.endsWith('?'));
}

/** A sentence without its sources, its marks and its spaces, since the record keeps the words alone. */
function letters(text: string): string {
  return text.replace(/\[[^\]\n]+\]/gu, '').replace(/[^\p{L}\p{N}]+/gu, '');
}
