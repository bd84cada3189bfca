import { hubPath } from './worker-scope.ts';

/** The page of an address of which there is no copy; `links` lead to those of which there is one. */
export function offlinePage(links: readonly { address: string; title: string }[], stylesheet: string): Response {
  const list = links.map(
    ({ address, title }) => `<li><a dir="auto" href="${escaped(address)}">${escaped(title)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline | Isnad</title>
<link rel="stylesheet" href="${escaped(stylesheet)}">
<link rel="icon" href="${escaped(hubPath)}/favicon.svg" type="image/svg+xml">
</head>
<body>
<header class="site-header"><div class="site-header-row"><a class="wordmark" href="${escaped(hubPath)}/"><span>Isnad</span></a></div></header>
<main id="main" tabindex="-1">
<section class="page page-narrow offline-page">
<h1>You are offline</h1>
<p class="lead">This page was not read on this device before, so there is no copy of it. It opens when you are connected again.</p>
<p class="actions"><a class="button" href="">Try again</a></p>
${list.length > 0 ? `<h2>What you can read now</h2><ul>${list.join('')}</ul>` : ''}
</section>
</main>
</body>
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'",
    },
  });
}

/** The title of a page as its HTML has it, without the name of the site. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return unescaped(title).replace(/ \| Isnad$/, '');
}

const SIGNS: readonly (readonly [sign: string, name: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
];

const escaped = (text: string) => SIGNS.reduce((rest, [sign, name]) => rest.replaceAll(sign, name), text);

/** Undone in the other order, so that an escaped name of a sign stays one. */
const unescaped = (text: string) =>
  SIGNS.toReversed().reduce((rest, [sign, name]) => rest.replaceAll(name, sign), text);
