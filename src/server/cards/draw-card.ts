import type { Node } from '@takumi-rs/core';
import type { Card } from './card.ts';
import { colours } from './card-ground.ts';
import { box, type CardDrawing, picture, sheet, words } from './nodes.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** Letters of Arabic that stand beside the title. */
const BESIDE = 30;

/** A card as networks show it beside an address that somebody shares. */
export function drawCard({ label, title, arabic, text, foot, isRightToLeft = false }: Card, host: string): CardDrawing {
  const align = isRightToLeft ? 'flex-end' : 'flex-start';
  const heading = words(title, {
    fontSize: titleSize(title, arabic !== undefined || text !== undefined),
    lineHeight: isRightToLeft ? 1.7 : 1.14,
    letterSpacing: isRightToLeft ? 0 : -0.5,
    lineClamp: 4,
    isRightToLeft,
  });
  const scripture = present(arabic, (verse) =>
    words(verse, { fontSize: arabicSize(verse), lineHeight: 1.75, isRightToLeft: true, flexGrow: 1 }),
  );
  const sentence = present(text, (said) =>
    words(said, {
      fontSize: said.length > 170 ? 29 : 34,
      lineHeight: 1.4,
      color: colours.moon,
      lineClamp: 6,
      isRightToLeft,
    }),
  );
  // The name of a surah stands beside its transliteration.
  const isBeside = arabic !== undefined && arabic.length <= BESIDE;
  const first = isBeside
    ? [box({ flexDirection: 'row', alignItems: 'center', width: '100%' }, [heading, ...scripture])]
    : [heading, ...scripture];
  const middle = [...first, ...sentence];
  return {
    width: WIDTH,
    height: HEIGHT,
    node: sheet('ground', { width: WIDTH, height: HEIGHT, padding: '56px 76px 52px' }, [
      nameplate(label, isRightToLeft),
      box({ gap: 22, alignItems: align, width: '100%', flexGrow: 1, justifyContent: 'center' }, middle),
      footOf([foot, host]),
    ]),
  };
}

/** The mark and the name of the site, and what kind of page it is. */
export const nameplate = (label: string, isRightToLeft = false): Node =>
  box({ flexDirection: 'row', alignItems: 'center', gap: 18 }, [
    picture('signet', { width: 52, height: 52 }),
    words('Isnad', { fontSize: 38 }),
    box({ width: 1, height: 30, backgroundColor: colours.moon, opacity: 0.5 }, []),
    words(label, { fontSize: 27, color: colours.moon, isRightToLeft }),
  ]);

/** What the words rest on at one side, the address of the site at the other. */
export const footOf = ([foot = '', host = '']: readonly (string | undefined)[]): Node =>
  box({ gap: 18, width: '100%' }, [
    box({ width: 150, height: 2, backgroundColor: colours.saffron }, []),
    box({ flexDirection: 'row', justifyContent: 'space-between', width: '100%' }, [
      words(foot, { fontSize: 24, color: colours.moon }),
      words(host, { fontSize: 24, color: colours.moon }),
    ]),
  ]);

const present = (text: string | undefined, draw: (text: string) => Node) => (text === undefined ? [] : [draw(text)]);

function titleSize({ length }: string, hasMore: boolean): number {
  if (length <= 24) return hasMore ? 76 : 92;
  if (length <= 60) return hasMore ? 60 : 72;
  return length <= 120 ? 50 : 40;
}

function arabicSize({ length }: string): number {
  if (length <= 40) return 70;
  if (length <= 110) return 48;
  return length <= 190 ? 40 : 34;
}
