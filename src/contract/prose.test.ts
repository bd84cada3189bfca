import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { type Inline, parseProse } from './prose.ts';

const inlinesOf = (text: string): Inline[] => {
  const [block] = parseProse(text);
  return block?.kind === 'paragraph' ? block.inlines : [];
};

test('empty lines separate paragraphs, and lines within one are joined', () => {
  expect(parseProse('one\ntwo\n\nthree')).toEqual([
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'one two' }] },
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'three' }] },
  ]);
});

test('emphasis, strong text and links nest', () => {
  expect(inlinesOf('a **b *c*** [d](https://example.org)')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', inlines: [{ kind: 'text', text: 'b *c' }] },
    { kind: 'text', text: '* ' },
    { kind: 'link', href: 'https://example.org', inlines: [{ kind: 'text', text: 'd' }] },
  ]);
  expect(inlinesOf('**b _c_ d**')).toEqual([
    {
      kind: 'strong',
      inlines: [
        { kind: 'text', text: 'b ' },
        { kind: 'emphasis', inlines: [{ kind: 'text', text: 'c' }] },
        { kind: 'text', text: ' d' },
      ],
    },
  ]);
});

test('a bracket with a name and a number is a reference, any other stays text', () => {
  expect(inlinesOf('so [Quran 2:183; Sahih al-Bukhari 8] and [sic].')).toEqual([
    { kind: 'text', text: 'so ' },
    { kind: 'reference', text: 'Quran 2:183', span: { start: 3, end: 36 } },
    { kind: 'text', text: ' ' },
    { kind: 'reference', text: 'Sahih al-Bukhari 8', span: { start: 3, end: 36 } },
    { kind: 'text', text: ' and [sic].' },
  ]);
});

test('references in Arabic names and figures are references too', () => {
  expect(inlinesOf('[البقرة: ١٨٥؛ صحيح البخاري ٨] و[كذا]')).toMatchObject([
    { kind: 'reference', text: 'البقرة: ١٨٥' },
    { kind: 'text', text: ' ' },
    { kind: 'reference', text: 'صحيح البخاري ٨' },
    { kind: 'text', text: ' و[كذا]' },
  ]);
});

test('a reference has its span in the whole text', () => {
  const places = [
    'one\ntwo  \r\nthree **[Quran 1:1]** x',
    '## A heading [Quran 1:1]',
    'Before.\n\n- one\n- two\n   goes on [Quran 1:1]',
    '> words\n>\n>more [Quran 1:1] and *so on*',
    'a\\* b [Quran 1:1]',
  ];
  for (const text of places) {
    const { start, end } = spanOf(parseProse(text));
    expect(text.slice(start, end), text).toBe('[Quran 1:1]');
  }
});

/** The span of the first reference, however deep it is. */
function spanOf(part: unknown): { start: number; end: number } {
  const [, start, end] = /"kind":"reference".*?"start":(\d+),"end":(\d+)/.exec(JSON.stringify(part)) ?? [];
  return { start: Number(start), end: Number(end) };
}

test('a link to anything but a web address or a path of this site stays text', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a b']) {
    expect(JSON.stringify(inlinesOf(`[x](${href})`))).not.toContain('"link"');
  }
});

test('a quotation that ends with its reference is scripture, with Arabic and translation separated', () => {
  expect(parseProse('> كلمة عربية\n>\n> Some words\n> more\n>\n> [Quran 1:1]')).toEqual([
    {
      kind: 'scripture',
      reference: 'Quran 1:1',
      arabic: 'كلمة عربية',
      translation: 'Some words more',
      span: { start: 0, end: 50 },
    },
  ]);
  expect(parseProse('> [Quran 1:1]')).toMatchObject([{ kind: 'scripture', reference: 'Quran 1:1' }]);
  expect(parseProse('> only words')).toEqual([
    { kind: 'quote', blocks: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'only words' }] }] },
  ]);
});

test('scripture has its span in the text, with any line endings', () => {
  for (const end of ['\n', '\r\n']) {
    const text = ['Before', '', '> words', '>', '> [Quran 1:1]  ', '', 'After'].join(end);
    const [, block] = parseProse(text);
    const { start, end: close } = block?.kind === 'scripture' ? block.span : { start: 0, end: 0 };
    expect(text.slice(start, close)).toBe(['> words', '>', '> [Quran 1:1]'].join(end));
  }
});

test('of two brackets before one round bracket each has an address of its own', () => {
  expect(inlinesOf('[a](javascript:b](https://example.org)')).toEqual([
    { kind: 'text', text: '[a](javascript:b](https://example.org)' },
  ]);
  expect(inlinesOf('[a](javascript: [b](https://example.org)')).toEqual([
    { kind: 'text', text: '[a](javascript: ' },
    { kind: 'link', href: 'https://example.org', inlines: [{ kind: 'text', text: 'b' }] },
  ]);
});

test('headings and lists', () => {
  expect(parseProse('## H\n- a\n- b\n  c\n\n1. d').map((block) => block.kind)).toEqual(['heading', 'list', 'list']);
});

test('no text loses a letter or throws', () => {
  const letters = (value: unknown): string =>
    JSON.stringify(value, (key, inner) => (key === 'kind' ? undefined : inner)).replace(/[^a-z]/g, '');
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '*', '_', '[', ']', '>', '#', '-', '\\', '1') }),
      (text) => {
        const kept = letters(parseProse(text)).replaceAll(
          /text|inlines|items|blocks|ordered|level|href|reference|arabic|translation|span|start|end|true|false/g,
          '',
        );
        expect(kept.length).toBe(text.replace(/[^a-z]/g, '').length);
      },
    ),
  );
});

test('hostile nesting is read in linear time', () => {
  for (const piece of ['**a', '[', '>', '*_', '[a](', '[](http://', '> [', '`', '- '])
    for (const repeated of [piece, `${piece}\n`])
      expect(growthPerCharacter(parseProse, repeated), repeated).toBeLessThan(LINEAR);
});

test.each<[string, string, string]>([
  ['brackets before one that ends none of them', '[', '[x]('],
  ['brackets before a link', '![&lt;', '[x](</b>](http://a)'],
  ['brackets before a long address that is none', '[', `](javascript:${'a'.repeat(1_900)})`],
  ['marks before their partner', '*a _b ', ' **c*'],
  ['references in the lines of a paragraph', 'so [Quran 2:183] is\n', ''],
])('a text with one end for many beginnings is read in linear time: %s', (_, piece, end) => {
  expect(growthPerCharacter((text) => parseProse(`${text}${end}`), piece)).toBeLessThan(LINEAR);
});
