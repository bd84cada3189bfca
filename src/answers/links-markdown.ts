import { paths } from '../contract/paths.ts';
import { isInArabicScript } from '../text/language.ts';
import type { LinksBlock, PointLink } from './draft-answer.ts';

/** Links to points of notes: one line, or a list of its own where each is a choice. */
export function linksMarkdown({ introducedBy, links, isList }: LinksBlock): string {
  const written = links.map(linkMarkdown);
  if (isList) return [introducedBy, written.map((link) => `- ${link}`).join('\n')].join('\n\n');
  return `${introducedBy}: ${written.join(isInArabicScript(introducedBy) ? '، ' : ', ')}`;
}

function linkMarkdown({ slug, point, title }: PointLink): string {
  const text = title.replace(/[[\]]/gu, '');
  return `[${text}](${paths.topics}/${encodeURIComponent(slug)}#${encodeURIComponent(point)})`;
}
