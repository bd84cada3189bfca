import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMissing } from '../src/checker/is-missing.ts';
import { findReferences } from '../src/references/find-references.ts';
import { formatReference } from '../src/references/format-reference.ts';
import { categories } from '../src/shared/categories.ts';
import { testCorpus } from './support/test-corpus.ts';

// The knowledge notes and the records of their second reading: a note that was changed after it, or claims what was not
// found to be supported, is not accepted.

interface Review {
  note: string;
  digest: string;
  claims: { claim: string; reference: string; passage: string; verdict: string; why: string }[];
}

const corpus = testCorpus();
const slugs = readdirSync('content/topics').map((file) => path.basename(file, '.md'));

function readNote(slug: string) {
  const bytes = readFileSync(`content/topics/${slug}.md`);
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(bytes.toString('utf8')) ?? [];
  const list = (name: string) => {
    const [, lines = ''] = new RegExp(`^${name}:\\n((?: {2}- .*\\n?)*)`, 'm').exec(front) ?? [];
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace(/^ {2}- /, ''));
  };
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(front)?.[1];
  return {
    bytes,
    body,
    title: field('title'),
    category: field('category'),
    questions: list('questions'),
    related: list('related'),
  };
}

test('every note has its review, and every review its note', () => {
  const reviews = readdirSync('content/review').map((file) => path.basename(file, '.json'));
  expect(reviews.sort()).toEqual([...slugs].sort());
  expect(slugs.length).toBeGreaterThanOrEqual(60);
});

describe.each(slugs)('%s', (slug) => {
  const { bytes, body, title, category, questions, related } = readNote(slug);
  const references = findReferences(body).filter(({ bracketed }) => bracketed);

  test('has the form of a note', () => {
    expect(title).toMatch(/\S/);
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(questions.length).toBeGreaterThanOrEqual(6);
    expect(questions.length).toBeLessThanOrEqual(12);
    expect(related.filter((other) => !slugs.includes(other))).toEqual([]);
    const words = body.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(120);
    expect(words.length).toBeLessThanOrEqual(400);
  });

  test('cites what exists, and not too much', () => {
    const cited = [...new Set(references.map(({ reference }) => formatReference(reference)))];
    expect(references.filter(({ reference }) => isMissing(reference, corpus))).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.length).toBeLessThanOrEqual(9);
  });

  test('stands as it was reviewed, and each of its references was found to support it', () => {
    const review: Review = JSON.parse(readFileSync(`content/review/${slug}.json`, 'utf8'));
    expect(review.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(review.claims.filter(({ verdict }) => verdict !== 'supports')).toEqual([]);
    const read = new Set(review.claims.map(({ reference }) => reference));
    const unread = references.map(({ reference }) => formatReference(reference)).filter((one) => !read.has(one));
    expect(unread).toEqual([]);
  });
});
