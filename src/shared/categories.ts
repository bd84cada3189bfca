/** The fixed list of categories, in the order in which every page shows them: all that is to be said of one in one place. */
const table = [
  {
    name: '5 Pillars of Islam',
    slug: '5-pillars-of-islam',
    art: 'pillars',
    icon: 'pillars',
    hue: 240,
    description:
      'The five acts that carry a Muslim’s life: the testimony of faith, prayer, zakat (the yearly alms), the fast of Ramadan and the pilgrimage to Mecca. What each one asks, why it is done, and who is excused.',
  },
  {
    name: 'Quran',
    slug: 'quran',
    art: 'quran',
    icon: 'quran',
    hue: 170,
    description:
      'The book that Muslims hold to be God’s own word: what it teaches, how it came down, how it was kept, and how it is read and understood today.',
  },
  {
    name: 'Sunnah',
    slug: 'sunnah',
    art: 'sunnah',
    icon: 'sunnah',
    hue: 65,
    description:
      'The way of the Prophet Muhammad ﷺ: how he prayed, spoke, traded, ate and treated the people around him, and how Muslims follow that example.',
  },
  {
    name: 'Hadith',
    slug: 'hadith',
    art: 'hadith',
    icon: 'hadith',
    hue: 15,
    description:
      'The reports of what the Prophet ﷺ said, did and approved. Who handed them on, how scholars test them, and how to read them with care.',
  },
  {
    name: 'General',
    slug: 'general',
    art: 'general',
    description:
      'Everything else that people wonder about: family, food, work, neighbours, history, and visiting or talking with Muslims for the first time.',
  },
] as const;

export type CategoryName = (typeof table)[number]['name'];

/** The name of a category's drawings in the site's own vector art. */
export type CategoryArt = (typeof table)[number]['art'];

export interface Category {
  name: CategoryName;
  slug: string;
  art: CategoryArt;
  description: string;
  /** General has neither icon nor colour: it stays neutral. */
  icon?: CategoryArt;
  /** The angle of its colour in OKLCH; lightness and chroma are the same for all (styles/theme.css). */
  hue?: number;
}

export const categories: readonly Category[] = table;

/** The category that an address names, in whatever case it was typed. */
export function categoryBySlug(slug: string): Category | undefined {
  const wanted = slug.toLowerCase();
  return categories.find((category) => category.slug === wanted);
}
