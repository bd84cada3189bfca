// Draws public/social-card.png, the app icons, favicon.svg and favicon.ico from the same geometry as the pages: node scripts/social-card.ts
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { latticeCell, pitch } from '../src/web/art/lattice-paths.ts';
import { mark } from '../src/web/art/mark.ts';
import { shamsaEighth, shamsaRings } from '../src/web/art/shamsa-paths.ts';

// The renderer has no custom properties: these are the night theme's OKLCH tokens in sRGB.
const ground = '#0a1a20';
const paper = '#f9f8f4';
const lapis = '#0f5079';
const saffron = '#e2a336';
const moon = '#a9c9df';
const serif = "'Liberation Serif','DejaVu Serif',serif";

const target = (name: string) => new URL(`../public/${name}`, import.meta.url);
const render = async (svg: string, name: string) =>
  writeFile(target(name), await sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer());

function shamsa(line: string): string {
  const eighth = `<path stroke="${line}" d="${shamsaEighth.straps}"/><path stroke="${line}" stroke-opacity=".5" d="${shamsaEighth.fine}"/><path fill="${saffron}" d="${shamsaEighth.gems}"/>`;
  const turned = Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45})">${eighth}</g>`).join('');
  return turned + shamsaRings.map((r) => `<circle r="${r}" stroke="${line}"/>`).join('');
}

function field(columns: number, rows: number, line: string): string {
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * pitch, Math.floor(i / columns) * pitch];
    return `<path transform="translate(${x} ${y})" d="${latticeCell.straps}"/>`;
  });
  return `<g stroke="${line}">${cells.join('')}</g>`;
}

function signet(line: string, light: string): string {
  return `<path fill="none" stroke="${line}" stroke-width="${mark.width}" d="${mark.chain}"/><path fill="${light}" d="${mark.light}"/>`;
}

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none" stroke-width="1.3">
<defs>
<radialGradient id="f" gradientUnits="userSpaceOnUse" cx="900" cy="315" r="560"><stop offset=".42" stop-color="#000"/><stop offset=".52" stop-color="#777"/><stop offset=".95" stop-color="#000"/></radialGradient>
<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><path fill="url(#f)" d="M0 0h1200v630H0z"/></mask>
</defs>
<path fill="${ground}" d="M0 0h1200v630H0z"/>
<g mask="url(#m)"><g opacity=".45" transform="translate(20 -5)">${field(16, 9, moon)}</g></g>
<g transform="translate(900 315)scale(.97)">${shamsa(moon)}</g>
<g transform="translate(76 112)scale(3)">${signet(moon, saffron)}</g>
<text x="80" y="342" font-family="${serif}" font-size="128" letter-spacing="-2" fill="${paper}">Isnad</text>
<text x="84" y="410" font-family="${serif}" font-size="40" fill="${moon}">Fact-checked</text>
<text x="84" y="458" font-family="${serif}" font-size="40" fill="${moon}">Islamic knowledge</text>
<path fill="${saffron}" d="M84 508l160-1v2z"/>
</svg>`;

const icon = (size: number, inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}"><path fill="${ground}" d="M-9-9h50v50H-9z"/>${signet(moon, saffron)}</svg>`;

// Day colours are attributes, so that the icon is also drawn where a policy blocks the style element.
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>@media(prefers-color-scheme:dark){.c{stroke:${moon}}.l{fill:${saffron}}}</style><path class="c" fill="none" stroke="${lapis}" stroke-width="${mark.width}" d="${mark.chain}"/><path class="l" fill="#c98a12" d="${mark.light}"/></svg>\n`;

await render(card, 'social-card.png');
await render(icon(180, 5), 'apple-touch-icon.png');
await render(icon(512, 7), 'icon-512.png');
await writeFile(target('favicon.svg'), favicon);

// For programs that ask for /favicon.ico without reading a page: one PNG behind the header of an ICO file.
const png = await sharp(Buffer.from(icon(32, 1)))
  .png({ compressionLevel: 9, palette: true })
  .toBuffer();
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.writeUInt8(32, 6);
header.writeUInt8(32, 7);
header.writeUInt16LE(1, 10);
header.writeUInt16LE(32, 12);
header.writeUInt32LE(png.length, 14);
header.writeUInt32LE(header.length, 18);
await writeFile(target('favicon.ico'), Buffer.concat([header, png]));
