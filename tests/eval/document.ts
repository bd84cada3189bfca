import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** One part of a section: its figures as Markdown, or the reason why they were not measured in this run. */
export interface Part {
  /** `checker/speed`: the section, then the part. */
  name: string;
  markdown?: string;
  skipped?: string;
}

/** The sections in their order; a section that no command has written yet is left out. */
const sections: Readonly<Record<string, string>> = {
  checker: 'Checker',
  retrieval: 'Retrieval',
  answers: 'Answers',
  notes: 'Notes',
  articles: 'Articles',
  triage: 'Triage',
};

const opening = `# Quality, measured

Written by \`npm run eval\`; do not edit by hand. One line for each measurement; the same command writes the whole tables
to \`build/quality.md\`. The reference data that some figures need is not part of this repository: \`EVAL_REFERENCE\`
names its folder.
`;

/** Rewrites the given parts of the document; every other part stays as it is. */
export function writeParts(file: string, parts: readonly Part[]): void {
  const held = readParts(existsSync(file) ? readFileSync(file, 'utf8') : '');
  for (const part of parts) held.set(part.name, bodyOf(part, held.get(part.name)));
  const written = Object.entries(sections).flatMap(([section, title]) => {
    const bodies = [...held].filter(([name]) => name.startsWith(`${section}/`));
    return bodies.length === 0
      ? []
      : [`## ${title}\n`, ...bodies.map(([name, body]) => `<!-- ${name} -->\n${body}\n<!-- /${name} -->\n`)];
  });
  writeFileSync(file, [opening, ...written].join('\n'));
}

function readParts(text: string): Map<string, string> {
  const found = text.matchAll(/<!-- (?<name>[\w/-]+) -->\n(?<body>[\s\S]*?)\n<!-- \/\k<name> -->/g);
  return new Map([...found].map(({ groups }) => [groups?.name ?? '', groups?.body ?? '']));
}

const NOT_MEASURED = '*Not measured in the last run';

/** A part that was not measured keeps its old figures, under a note that says so. */
function bodyOf({ markdown, skipped = '' }: Part, before = ''): string {
  if (markdown !== undefined) return markdown.trim();
  const old = before.startsWith(NOT_MEASURED) ? before.slice(before.indexOf('\n') + 1).trim() : before;
  return `${NOT_MEASURED}: ${skipped}.${old ? ' The figures below are older.' : ''}*\n\n${old}`.trim();
}
