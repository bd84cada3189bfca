import type { NoteText } from './note.ts';

/** The whole text as Markdown. The first point stands directly below the title, so it has no heading. */
export function wholeText({ points, differencesHeading }: NoteText): string {
  const agreed = points.filter(({ isDifference }) => !isDifference);
  const differing = points.filter(({ isDifference }) => isDifference);
  return [
    ...agreed.map(({ label, markdown }, at) => (at === 0 ? markdown : `## ${label}\n\n${markdown}`)),
    ...(differencesHeading === undefined ? [] : [`## ${differencesHeading}`]),
    ...differing.map(({ label, markdown }) => `### ${label}\n\n${markdown}`),
  ].join('\n\n');
}
