import { latticeCell, pitch } from '../../web/art/lattice-paths.ts';
import { mark } from '../../web/art/mark.ts';
import { type SealKind, sealBox, sealLines } from '../../web/art/seal.ts';

// The renderer has no custom properties: these are the night theme's OKLCH tokens in sRGB.
export const colours = {
  ground: '#0a1a20',
  paper: '#f9f8f4',
  moon: '#a9c9df',
  saffron: '#e2a336',
  verdigris: '#6cc0a8',
  madder: '#f0907c',
} as const;

/** The lattice of the site, which fades from one corner: behind every card. */
export function ground(width: number, height: number): string {
  const [columns, rows] = [Math.ceil(width / pitch) + 1, Math.ceil(height / pitch) + 1];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * pitch, Math.floor(index / columns) * pitch];
    return `<path transform="translate(${x} ${y})" d="${latticeCell.straps}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-width="1.3">
<defs><radialGradient id="f" gradientUnits="userSpaceOnUse" cx="${width}" cy="0" r="${Math.round(width * 0.62)}"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#555"/><stop offset="1" stop-color="#000"/></radialGradient>
<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="url(#f)" d="M0 0h${width}v${height}H0z"/></mask></defs>
<path fill="${colours.ground}" d="M0 0h${width}v${height}H0z"/>
<g mask="url(#m)"><g opacity=".5" stroke="${colours.moon}">${cells.join('')}</g></g></svg>`;
}

/** The mark, 32 units wide. */
export const signet = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><path fill="none" stroke="${colours.moon}" stroke-width="${mark.width}" d="${mark.chain}"/><path fill="${colours.saffron}" d="${mark.light}"/></svg>`;

/** The colour that each seal has, with the words beside it. */
export const sealColours: Readonly<Record<SealKind, string>> = {
  verified: colours.verdigris,
  unchecked: colours.moon,
  wrong: colours.madder,
};

export const seal = (kind: SealKind) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="${sealBox}" fill="none" stroke="${sealColours[kind]}" stroke-linecap="round" stroke-linejoin="round">${sealLines(
    kind,
  )
    .map(({ path, width }) => `<path stroke-width="${width}" d="${path}"/>`)
    .join('')}</svg>`;
