import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Check } from '../../contract/entities.ts';
import { verdictCounts } from './verdict-counts.tsx';

const work = (written: string, id: string) => ({
  written,
  id,
  name: id,
  author: 'Author',
  title: 'Title',
  year: '1200',
});
const check: Check = {
  citations: [],
  editions: [],
  works: [
    work('Ibn Rushd, Bidaya: prayer', 'bidaya'),
    work('Ibn Rushd, Bidaya: zakat', 'bidaya'),
    work('Nawawi', 'minhaj'),
  ],
};
const said = (...given: Parameters<typeof verdictCounts>) => renderToStaticMarkup(verdictCounts(...given));

test('each work that is named is counted once, however many places of it are cited', () => {
  expect(said(check)).toBe('<span>2 works named, not checked</span>');
  expect(said(check, 'ar')).toContain('٢');
});

test('where no work is named nothing is said of works', () => {
  expect(said({ citations: [], editions: [] })).toBe('');
  expect(said(undefined)).toBe('');
});
