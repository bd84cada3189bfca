import fc from 'fast-check';

// HTML as an attacker would stumble on it: tags of every kind of content with attributes that run scripts, quoted in every way or
// not at all, nested and left open, and the shapes of our own articles with foreign words in them.

const names =
  'a p h2 h3 b em span sup cite blockquote footer ul li table td br hr img image svg math style script template noscript iframe object embed form input button select option textarea title xmp noembed plaintext details video audio source meta link base body html main div mtext mglyph mi annotation-xml foreignObject desc animate set use x-y'.split(
    ' ',
  );
const runs = 'alert(1)';
const attributes = [
  ...'onclick onerror onload onfocus ontoggle onbegin onanimationstart onpointerenter'
    .split(' ')
    .map((name) => [name, runs]),
  ...[
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ].flatMap((value) =>
    ['href', 'src', 'xlink:href', 'action', 'formaction', 'data', 'poster'].map((name) => [name, value]),
  ),
  ['src', 'x'],
  ['srcdoc', '<script>parent.alert(1)</script>'],
  ['style', 'animation:x 1s'],
  ['class', 'scripture'],
  ['class', 'honorific'],
  ['class', 'reference'],
  ['data-reference', 'Quran 94:5'],
  ['data-reference', '"><img src=x onerror=alert(1)>'],
  ['data-run', 'data:text/javascript,alert(1)'],
  ['id', 'main'],
  ['name', 'body'],
  ['autofocus', ''],
  ['tabindex', '0'],
  ['lang', '"><img src=x onerror=alert(1)>'],
  ['dir', 'rtl'],
  ['http-equiv', 'refresh'],
  ['content', '0;url=javascript:alert(1)'],
] as [string, string][];

const attribute = fc
  .tuple(
    fc.constantFrom(...attributes),
    fc.constantFrom('"', "'", '`', '', 'open'),
    fc.constantFrom(' ', '/', '\n', '\f', ''),
  )
  .map(([[name, value], quote, space]) => {
    if (quote === 'open') return `${space}${name}="${value}`;
    return `${space || ' '}${name}=${quote}${value}${quote}`;
  });

const open = fc
  .tuple(fc.constantFrom(...names), fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', ' >', '', '<'))
  .map(([name, given, end]) => `<${name}${given.join('')}${end}`);
const close = fc.constantFrom(...names).map((name) => `</${name}>`);
const loose = fc.constantFrom(
  ...[
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '</',
    '<',
    '>',
    '&lt;',
    '&#x3c;',
    '&quot;',
    '"',
    "'",
    '\0',
  ],
  'alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'ﷺ.',
  'بسم الله',
  '😀',
);
const piece = fc.oneof(
  { weight: 5, arbitrary: open },
  { weight: 3, arbitrary: close },
  { weight: 3, arbitrary: loose },
);
const soup = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''));

/** The shapes that `draw-article.tsx` looks for, with soup where words should be. */
const likeOurs = fc.tuple(soup, soup, fc.nat(2)).map(([one, other, shape]) => {
  if (shape === 0)
    return `<blockquote class="scripture" data-reference="Quran 94:5"><p lang="ar" dir="rtl">${one}</p><p>${other}</p><footer>x</footer></blockquote>`;
  if (shape === 1) return `<cite class="reference"><a href="/sources/quran/94/5">${one}</a></cite>${other}`;
  return `<h2>${one}</h2><p>${other}</p>`;
});

/** So many pieces of hostile HTML, the same for the same seed. */
export const fuzzedMarkup = (count: number, seed: number): string[] =>
  fc.sample(fc.oneof({ weight: 2, arbitrary: soup }, { weight: 1, arbitrary: likeOurs }), { numRuns: count, seed });
