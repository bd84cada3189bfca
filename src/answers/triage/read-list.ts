/** A section of a list: `[head]`, its lines, and where it begins. */
export interface ListSection {
  /** The words in the brackets: `words kin`, `crisis certain`. */
  head: readonly string[];
  /** What stands after the brackets: what the section means. */
  means: string;
  lines: readonly string[];
  /** `danger.en.txt, line 12`, for messages. */
  place: string;
}

/** Reads a list of `content/triage`: sections under a head in brackets; lines after `#` are remarks. */
export function readList(text: string, file: string): readonly ListSection[] {
  const sections: { head: string[]; means: string; lines: string[]; place: string }[] = [];
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '' || line.startsWith('#')) continue;
    const place = `${file}, line ${index + 1}`;
    const [, head, means = ''] = /^\[([^\]]+)\](.*)$/u.exec(line) ?? [];
    if (head !== undefined) sections.push({ head: head.trim().split(/\s+/u), means: means.trim(), lines: [], place });
    else {
      const section = sections.at(-1);
      if (!section) throw new Error(`${place}: this line stands before the first head in brackets`);
      section.lines.push(line);
    }
  }
  return sections;
}
