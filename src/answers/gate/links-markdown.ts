import { paths } from '../../contract/paths.ts';
import { isInArabicScript } from '../../text/language.ts';
import type { BegunLink, LinksBlock, PointLink } from '../draft-answer.ts';

/** Links to points of notes: one line, or a list of its own where each is a choice. */
export function linksMarkdown({ introducedBy, links, isList }: LinksBlock): string {
  if (isList) return [introducedBy, links.map(lineOf).join('\n')].join('\n\n');
  return `${introducedBy}: ${links.map(linkMarkdown).join(isInArabicScript(introducedBy) ? '، ' : ', ')}`;
}

const lineOf = ({ begins, ...link }: BegunLink) =>
  `- ${linkMarkdown(link)}${begins === undefined ? '' : `: ${begins}`}`;

function linkMarkdown({ slug, point, title }: PointLink): string {
  const text = title.replace(/[[\]]/gu, '');
  return `[${text}](${paths.topics}/${encodeURIComponent(slug)}#${encodeURIComponent(point)})`;
}
