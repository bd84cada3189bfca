import type { PointLink } from '../../draft-answer.ts';
import type { ChosenPoint } from './choose-points.ts';

/** The address of a point and what it is called: by its note, if it is the note's answer to its own title. */
export function linkOf({ note, point }: ChosenPoint): PointLink {
  const text = note.arabic?.points.includes(point) ? note.arabic : note.english;
  const isFirst = text.points[0] === point;
  return { slug: note.slug, point: point.id, title: isFirst ? text.title : point.label };
}
