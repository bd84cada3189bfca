import type { Node } from '@takumi-rs/core';
import type { SealKind } from '../../web/art/seal.ts';
import { colours } from './card-ground.ts';

/** A picture that is not painted yet. */
export interface CardDrawing {
  width: number;
  height: number;
  node: Node;
}

type Style = NonNullable<Node['style']>;

/** A column, unless its style says otherwise. */
export const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
});

/** A whole picture on its ground. */
export const sheet = (ground: 'ground' | 'ground-square', style: Style, children: Node[]): Node =>
  box({ backgroundImage: `url(${ground})`, justifyContent: 'space-between', ...style }, children);

/** One of the pictures that the painter holds. */
export const picture = (src: 'signet' | `seal-${SealKind}`, style: Style): Node => ({ type: 'image', src, style });

interface WordsStyle extends Omit<Style, 'direction'> {
  isRightToLeft?: boolean;
}

/** Words in the faces of the site; what they cannot hold ends with an ellipsis. */
export const words = (text: string, { isRightToLeft = false, ...style }: WordsStyle): Node => ({
  type: 'text',
  text,
  style: {
    color: colours.paper,
    fontFamily: 'Newsreader, Isnad Naskh, Honorific',
    textOverflow: 'ellipsis',
    ...(isRightToLeft && { direction: 'rtl', textAlign: 'right', fontFamily: 'Isnad Naskh, Newsreader' }),
    ...style,
  },
});
