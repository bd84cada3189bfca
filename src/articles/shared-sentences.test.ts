import { expect, test } from 'vitest';
import { sentencesOf, sharedShare } from './shared-sentences.ts';

const shared = '<p>Patience is half of faith, some scholars said.</p>';
const quoted =
  '<p><strong>Nuh</strong> (Noah), verse 5:</p>\n<blockquote class="scripture"><p>And he said these words to them.</p></blockquote>';

test('a quotation and the line that names it do not count as shared', () => {
  expect(sentencesOf(quoted).size).toBe(0);
});

test('the share is that of the shorter article', () => {
  const one = sentencesOf(`${shared}<p>This sentence is in the first one alone.</p>`);
  const other = sentencesOf(`${shared}${quoted}`);
  expect(sharedShare(one, other)).toBe(1);
  expect(sharedShare(one, new Set())).toBe(0);
});
