import type { ReactElement } from 'react';
import { type Category, categories } from '../../shared/categories.ts';
import { CategoryBanner } from './category-banner.tsx';
import { HeroPattern } from './hero-pattern.tsx';

/** Stroke and accent of a drawing, by day and by night: the tokens of styles/theme.css, which an image cannot read. */
interface Colours {
  day: string;
  night: string;
}

const lapis: Colours = { day: 'oklch(42% 0.09 240)', night: 'oklch(80% 0.075 235)' };
const neutral: Colours = { day: 'oklch(44% 0.02 230)', night: 'oklch(80% 0.02 230)' };

const coloursOf = ({ hue }: Category): Colours =>
  hue === undefined ? neutral : { day: `oklch(44% 0.09 ${hue})`, night: `oklch(80% 0.075 ${hue})` };

export interface Drawing {
  drawing: ReactElement;
  colours: Colours;
}

/**
 * The large drawings, which the build writes to files: inline they would cost more rendering time than the rest of a
 * page. The small ones (logo, icons, seals) are inline in the pages.
 */
export const drawings: Record<string, Drawing> = {
  hero: { drawing: <HeroPattern />, colours: lapis },
  ...Object.fromEntries(
    categories.map((category): [string, Drawing] => [
      `banner-${category.art}`,
      { drawing: <CategoryBanner category={category.art} />, colours: coloursOf(category) },
    ]),
  ),
};
