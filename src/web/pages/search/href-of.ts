import type { Target } from '../../../search/site-index.ts';
import { addresses } from '../../addresses.ts';

/** The address of something that the search found. */
export function hrefOf(target: Target): string {
  switch (target.kind) {
    case 'note':
      return target.point === undefined
        ? addresses.topic(target.slug)
        : `${addresses.topic(target.slug)}#${target.point}`;
    case 'verses': {
      const { surah, from, to } = target;
      return addresses.source({ work: 'quran', surah, from, to });
    }
    case 'surah':
      return addresses.surah(target.surah);
    case 'hadith':
      return addresses.source(target.reference);
    case 'name':
      return `${addresses.namesOfGod}#${target.id}`;
    case 'words':
      return `${addresses.wordsOf(target.theme)}#${target.occasion}`;
    case 'outside':
      return target.url;
    case 'article':
      return addresses.article(target.slug);
  }
}
