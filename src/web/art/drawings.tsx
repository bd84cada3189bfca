import type { ReactElement } from 'react';
import type { ArtCategory } from './art-category.ts';
import { CategoryBanner } from './category-banner.tsx';
import { HeroPattern } from './hero-pattern.tsx';

/** Stroke and accent of a drawing, by day and by night: the tokens of styles/theme.css, which an image cannot read. */
interface Colours {
  day: string;
  night: string;
}

const lapis: Colours = { day: 'oklch(42% 0.09 240)', night: 'oklch(80% 0.075 235)' };
const hue = (angle: number): Colours => ({ day: `oklch(44% 0.09 ${angle})`, night: `oklch(80% 0.075 ${angle})` });

const banner = (category: ArtCategory, colours: Colours): Drawing => ({
  drawing: <CategoryBanner category={category} />,
  colours,
});

export interface Drawing {
  drawing: ReactElement;
  colours: Colours;
}

/**
 * The large drawings, which the build writes into files: drawn in the browser they cost more time than all the rest of
 * a page. The small ones (logo, icons, seals) stand in the pages.
 */
export const drawings: Record<string, Drawing> = {
  hero: { drawing: <HeroPattern />, colours: lapis },
  'banner-pillars': banner('pillars', hue(240)),
  'banner-quran': banner('quran', hue(170)),
  'banner-sunnah': banner('sunnah', hue(65)),
  'banner-hadith': banner('hadith', hue(15)),
  'banner-general': banner('general', { day: 'oklch(44% 0.02 230)', night: 'oklch(80% 0.02 230)' }),
};
