import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';

// Writes the large drawings of src/web/art into SVG files for the pages: part of every build.
const folder = path.resolve('build/art');
const code = path.join(folder, 'code');

await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'src/web/art/drawings.tsx', outDir: code, emptyOutDir: true, rolldownOptions: { external: /^react/ } },
});
const { drawings }: typeof import('../src/web/art/drawings.tsx') = await import(
  pathToFileURL(path.join(code, 'drawings.js')).href
);

await mkdir(folder, { recursive: true });
for (const [name, { drawing, colours }] of Object.entries(drawings)) {
  const style =
    `<style>svg{color:${colours.day}}.art-soft{opacity:.45}.art-accent{fill:oklch(74% .14 75);stroke:none}` +
    `@media(prefers-color-scheme:dark){svg{color:${colours.night}}.art-accent{fill:oklch(80% .13 78)}}</style>`;
  const svg = renderToStaticMarkup(drawing)
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace(/^<svg[^>]*>/, (opening) => opening + style);
  await writeFile(path.join(folder, `${name}.svg`), svg);
}
await rm(code, { recursive: true });
