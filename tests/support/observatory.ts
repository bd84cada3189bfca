// The score of the HTTP Observatory for a page, by the rules that it publishes (mdn/mdn-http-observatory: `src/grader`,
// `src/analyzer/tests`). The rules on redirects and certificates concern the proxy: they are taken as met.

interface Page {
  headers: Headers;
  html: string;
}

type Rule = (page: Page) => number;

/** 100, and what each rule gives or takes; without a mark of 90 or more nothing is given. */
export function observatoryScore(page: Page): { score: number; points: Record<string, number> } {
  const points = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule(page)]));
  const taken = Object.values(points).filter((given) => given < 0);
  const without = 100 + sum(taken);
  return { score: without >= 90 ? 100 + sum(Object.values(points)) : without, points };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const tooBroad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inline = ["'unsafe-inline'", 'data:'];

const rules: Readonly<Record<string, Rule>> = {
  'content security policy': ({ headers }) => {
    const policy = policyOf(headers);
    if (policy.size === 0) return -25;
    const of = (directive: string) => policy.get(directive) ?? policy.get('default-src') ?? ['*'];
    const scripts = of('script-src');
    if (scripts.some((source) => [...tooBroad, ...inline].includes(source))) return -20;
    if (of('object-src').some((source) => tooBroad.includes(source))) return -20;
    if ([...policy].some(([, sources]) => sources.some((source) => /^(http|ftp):/.test(source)))) return -20;
    if ([...scripts, ...of('style-src')].includes("'unsafe-eval'")) return -10;
    if (of('style-src').some((source) => [...tooBroad, ...inline].includes(source))) return 0;
    return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => {
    const cookies = headers.getSetCookie();
    if (cookies.length === 0) return 0;
    if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
    return cookies.every((cookie) => /;\s*httponly/i.test(cookie) && /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
  },
  'sharing with other origins': ({ headers }) =>
    headers.has('access-control-allow-credentials') && headers.has('access-control-allow-origin') ? -50 : 0,
  'referrer policy': ({ headers }) => {
    const policy = headers.get('referrer-policy');
    if (policy === null) return 0;
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(policy) ? 5 : -5;
  },
  'strict transport security': ({ headers }) => {
    const [, age] = /(?:^|;\s*)max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    if (age === undefined) return -20;
    return Number(age) >= 15_552_000 ? 0 : -10;
  },
  'subresource integrity': ({ html }) => {
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
    if (scripts.length === 0) return 0;
    if (scripts.some(([, address = '']) => !/^\/(?!\/)/.test(address))) return -50;
    return scripts.every(([tag]) => /\bintegrity="sha(256|384|512)-/.test(tag)) ? 5 : 0;
  },
  'content type options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'frames of other sites': ({ headers }) => (policyOf(headers).has('frame-ancestors') ? 5 : -20),
  'resource policy': ({ headers }) => {
    const policy = headers.get('cross-origin-resource-policy');
    if (policy === null || policy === 'cross-origin') return 0;
    return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
  },
};

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])));
}
