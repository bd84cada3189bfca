import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isExhaustive } from './sample.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In a long list one row is built as the next: the first rows are looked at, and all of them in `npm run test:all`. */
const FURTHER_ROWS = ':is(ol, ul, dl, tbody) > :nth-child(n + 7)';

/** Tags of rules, or rules; without them all that axe has, but experimental ones. */
type Rules = { tags: string[] } | { rules: string[] };

/**
 * What axe finds wrong with a page, with the place and the reason. It runs as axe's own adapter for Playwright does, but
 * brings back the faults alone: with all that is right as well, large pages took three times as long.
 */
export async function axeFaults(page: Page, rules?: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const given = { runOnly: runOnlyOf(rules), ...(!isExhaustive && { leftOut: FURTHER_ROWS }) };
  const faults = await page.evaluate(async ({ runOnly, leftOut }) => {
    const loaded = window as unknown as { axe: typeof axe };
    const place =
      leftOut === undefined ? document : { include: document, exclude: [...document.querySelectorAll(leftOut)] };
    const { violations } = await loaded.axe.run(place, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}: ${node.failureSummary}`));
  }, given);
  return faults.map((fault) => `${new URL(page.url()).pathname} ${fault}`);
}

function runOnlyOf(rules: Rules | undefined) {
  if (!rules) return undefined;
  return 'tags' in rules
    ? { type: 'tag' as const, values: rules.tags }
    : { type: 'rule' as const, values: rules.rules };
}
