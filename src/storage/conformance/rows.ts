import { createHash } from 'node:crypto';
import type { IssuedAnswer, NewArticleRow, NewHistoryRow, PointText } from '../port.ts';

// Rows for tests of the storage: complete, and alike but for what a test names.

export const noon = new Date('2026-03-01T12:00:00Z');
export const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

export function historyRow(given: Partial<NewHistoryRow> = {}): NewHistoryRow {
  const row = {
    question: 'What is zakat?',
    answer: 'A due on wealth [Quran 9:60].',
    savedAt: noon,
    provenance: 'issued',
    check: {
      citations: [{ reference: 'Quran 9:60', verdict: 'verified', start: 0, end: 12 }],
      editions: ['a named edition'],
    },
    listing: 'listed',
    sameSince: minutesAfterNoon(-5),
    ...given,
  } satisfies Omit<NewHistoryRow, 'pairDigest' | 'excerpt'>;
  const { question, answer, check } = row;
  const excerpt = { question, answer, check, isExcerpt: false };
  return { pairDigest: digestOf(question, answer), excerpt, ...row };
}

function digestOf(...pair: string[]): string {
  return createHash('sha256').update(JSON.stringify(pair)).digest('hex');
}

export function articleRow(given: Partial<NewArticleRow> = {}): NewArticleRow {
  return {
    slug: 'zakat',
    title: 'Zakat',
    summary: 'What is due, and to whom.',
    content: '<p>What is due, and to whom.</p>',
    createdAt: noon,
    origin: 'topic:zakat',
    ...given,
  };
}

export function issuedAnswer(given: Partial<IssuedAnswer> = {}): IssuedAnswer {
  return { digest: 'a digest', kind: 'answer', expiresAt: minutesAfterNoon(60), ...given };
}

export const pointText = (point: string, digest = 'as it was'): PointText => ({ note: 'zakat', point, digest });
