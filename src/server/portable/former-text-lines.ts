import * as v from 'valibot';
import type { FormerText } from '../../storage/port.ts';
import { readLines } from './json-lines.ts';
import { jsonText } from './json-text.ts';
import { Moment } from './moment.ts';

const Line = v.object({
  title: v.string(),
  summary: v.string(),
  category: v.optional(v.string()),
  written_at: Moment,
  content: v.string(),
});

/** A text that an article had, as a line of its file. */
export function writeFormerText({ title, summary, category, writtenAt, content }: FormerText): string {
  const written = { written_at: writtenAt.toISOString(), content };
  return `${jsonText({ title, summary, ...(category !== undefined && { category }), ...written })}\n`;
}

/** The texts that a file holds, oldest first; undefined where a line is none. */
export async function readFormerTexts(file: string): Promise<FormerText[] | undefined> {
  const texts: FormerText[] = [];
  for await (const { value } of readLines(file, Line)) {
    if (!value) return undefined;
    const { written_at: writtenAt, category, ...text } = value;
    texts.push({ ...text, ...(category !== undefined && { category }), writtenAt });
  }
  return texts;
}
