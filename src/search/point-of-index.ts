import type { PointOfIndex } from './site-index.ts';

/** A point as the index has it: most ids are words of their label, and go without. */
export function pointForIndex(label: string, id: string): PointOfIndex {
  const words = wordsAsId(label);
  if (id === words) return [label];
  return words.startsWith(`${id}-`) ? [label, id.split('-').length] : [label, id];
}

export function idOfIndexed([label, id]: PointOfIndex): string {
  if (typeof id === 'string') return id;
  return wordsAsId(label).split('-').slice(0, id).join('-');
}

const wordsAsId = (label: string) =>
  label
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[’‘']/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
