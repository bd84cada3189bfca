import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { everyPage } from '../support/every-page.ts';
import { foreignArticle } from '../support/foreign-api.ts';
import { answer, api, article, foreign, openBoth, site } from '../support/sites.ts';
import { alive, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
openBoth();

const policyOf = async (address: string) => (await fetch(address)).headers.get('content-security-policy') ?? '';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every page has a strict policy whose one foreign address is the donation’s', async () => {
  for (const { path } of [...everyPage, article, answer]) {
    const policy = await policyOf(`${site.url}${path}`);
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-|\*|nonce-/);
    expect(policy, path).toMatch(/require-trusted-types-for 'script'/);
    expect(policy.match(/https?:\/\/[^\s;]+/g), path).toEqual(['https://www.paypal.com/donate']);
    expect(policy, path).toMatch(/form-action 'self' https:\/\/www\.paypal\.com\/donate(;|$)/);
    expect(policy, path).toMatch(/connect-src 'self'(;|$)/);
  }
});

test('with another API the policy allows calls to it, and to no other origin', async () => {
  const policy = await policyOf(`${foreign.url}/ask`);
  expect(policy).toContain(`connect-src 'self' ${api.url};`);
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toEqual([api.url, 'https://www.paypal.com/donate']);
});

test('a walk through the site stays under the policy of its first page', async () => {
  const page = await visit(`${site.url}/questions`);
  const nav = page.locator('.site-nav');
  for (const { heading } of everyPage.filter(({ path }) =>
    ['/questions', '/ask', '/articles', '/about', '/contact'].includes(path),
  )) {
    const name = heading === 'Ask a question' ? 'Ask Question' : heading;
    await nav.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }
  await nav.getByRole('link', { name: 'Articles' }).click();
  await page.locator('.article-card a').click();
  await page.getByRole('heading', { level: 1, name: article.heading }).waitFor();
  await page.goBack();
  await nav.getByRole('link', { name: 'Home' }).click();
  await page.locator('.question-card a').first().click();
  await page.locator('.answer').waitFor();
});

const code = 'window.hacked=1';
const injection = `</script><script>${code}</script><script nonce="">${code}</script><img src=x onerror="${code}">`;

test('a script that came in with the content gets no licence and does not run', async () => {
  const hostile = {
    ...foreignArticle,
    title: `A title ${injection}`,
    summary: `A summary ${injection}`,
    content: `<p>The content.</p>${injection}`,
  };
  api.answer('GET /articles', { body: [hostile] });
  api.answer(`GET /articles/${foreignArticle.slug}`, { body: hostile });
  api.answer('GET /history', { body: [{ question: `A question ${injection}`, answer: `An answer ${injection}` }] });
  const page = await visit(`${foreign.url}/ask`);
  for (const path of ['/ask', '/articles', `/articles/${foreignArticle.slug}`]) {
    const response = await page.goto(`${foreign.url}${path}`);
    await alive(page);
    expect(response?.headers()['content-security-policy'], path).not.toContain(hashOf(code));
    expect(await page.evaluate(() => 'hacked' in window), path).toBe(false);
    expect(await page.locator('main img').count(), path).toBe(0);
  }
  expect(await page.title()).toBe(`${hostile.title} | Isnad`);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(data.flatMap(({ headline }) => headline ?? [])).toEqual([hostile.title]);
});

test('a question in the address that contains a script appears in the form as text', async () => {
  const page = await visit(`${site.url}/ask?q=${encodeURIComponent(injection)}`);
  expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe(injection);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await policyOf(page.url())).not.toContain(hashOf(code));
});

test('an answer that contains HTML appears on the page as text', async () => {
  api.answer('GET /ask', { body: { ai_suggestion: `Look: ${injection} [a](javascript:alert(1))` } });
  const page = await visit(`${foreign.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What?');
  await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await page.locator('.given-answer').getByText('Look:').waitFor();
  expect(await page.locator('.given-answer .prose').locator('img, script, a').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('HTML that a program puts into the page is refused by the browser', async () => {
  expectErrors('policy violation: require-trusted-types-for', 'TrustedHTML');
  const page = await visit(`${site.url}/about`);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>Taken over</p>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  await sees(page, 'About');
});
