import { paths } from '../contract/paths.ts';
import { isInArabicScript } from '../text/language.ts';
import type { FurtherBlock } from './draft-answer.ts';

/** Links for further reading: questions link to the Ask page with its form filled in, notes to their own pages. */
export function furtherMarkdown({ questions, notes }: FurtherBlock): string {
  const inArabic = isInArabicScript([...questions, ...notes.map(({ title }) => title)].join(' '));
  const asked = questions.map((question) => link(question, `${paths.ask}?q=${encodeURIComponent(question)}`));
  const read = notes.map(({ slug, title }) => link(title, `${paths.topics}/${encodeURIComponent(slug)}`));
  return [
    ...(read.length > 0 ? [`${inArabic ? 'المزيد في' : 'More in'}: ${read.join(inArabic ? '، ' : ', ')}`] : []),
    ...(asked.length > 0
      ? [inArabic ? '## أسئلة قريبة' : '## Related questions', asked.map((each) => `- ${each}`).join('\n')]
      : []),
  ].join('\n\n');
}

function link(text: string, address: string): string {
  return `[${text.replace(/[[\]]/gu, '')}](${address.replace(/[()]/gu, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}
