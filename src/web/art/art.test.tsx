import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { categories } from '../../shared/categories.ts';
import { CategoryBanner } from './category-banner.tsx';
import { CategoryIcon } from './category-icon.tsx';
import { HeroPattern } from './hero-pattern.tsx';
import { KhatamCorner } from './khatam-corner.tsx';
import { LogoMark } from './logo.tsx';
import { LostPath } from './lost-path.tsx';
import { Ornament } from './ornament.tsx';
import { VerseSeal } from './verse-seal.tsx';

const drawings: [string, ReactElement][] = [
  ['logo', <LogoMark key="logo" className="x" />],
  ['hero', <HeroPattern key="hero" className="x" />],
  ['ornament', <Ornament key="ornament" className="x" />],
  ['corner', <KhatamCorner key="corner" className="x" />],
  ['lost path', <LostPath key="lost" className="x" />],
  ...categories.flatMap(({ art }): [string, ReactElement][] => [
    [`${art} banner`, <CategoryBanner key="banner" category={art} className="x" />],
    [`${art} icon`, <CategoryIcon key="icon" category={art} className="x" />],
  ]),
  ...(['verified', 'unchecked', 'wrong'] as const).map((kind): [string, ReactElement] => [
    `${kind} seal`,
    <VerseSeal key={kind} kind={kind} className="x" />,
  ]),
];

const theme = readFileSync('src/web/styles/theme.css', 'utf8');

describe.each(drawings)('%s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  test('is one hidden svg that takes a class, below 8 kB', () => {
    expect(markup).toMatch(/^<svg class="x" .*aria-hidden="true" focusable="false">/);
    expect(markup.length).toBeLessThan(8000);
  });

  test('needs no inline style and holds no broken or overlong number', () => {
    expect(markup).not.toMatch(/style=|<style/);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    expect(markup).not.toMatch(/\d\.\d{3}/);
  });

  test('comes out the same each time', () => {
    expect(renderToStaticMarkup(drawing)).toBe(markup);
  });
});

test('two banners on one page share no id', () => {
  const markup = renderToStaticMarkup(
    <>
      <CategoryBanner category="quran" />
      <CategoryBanner category="quran" />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(categories)('the style sheet has the colour of $name', ({ art, hue }) => {
  const [, day] = new RegExp(`^\\.hue-${art} \\{\\n  --hue: light-dark\\((.*?\\))`, 'm').exec(theme) ?? [];
  expect(day).toMatch(hue === undefined ? /^oklch\(44% 0\.02 / : `oklch(44% 0.09 ${hue})`);
});
