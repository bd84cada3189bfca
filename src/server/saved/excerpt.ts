import { type Block, type Inline, parseProse } from '../../contract/prose.ts';
import type { Excerpt, KeptCheck } from '../../storage/port.ts';

/**
 * Maximum weight of an excerpt's answer: about its bytes in a page, where its text appears once as HTML and once as data.
 * Fifty items of this weight keep a page below 400 kB. Of this site's answers it holds the first few paragraphs.
 */
const MAX_ANSWER = 4_400;

/** Maximum weight of a question, which appears in a page three times: as a heading, in the label of its link, as data. */
const MAX_QUESTION = 1_200;

/** The weight of markup beside its text, in bytes of HTML and data: measured on rendered pages, rounded up. */
const WEIGHTS = { block: 40, item: 25, emphasis: 40, link: 130, reference: 500, scripture: 1_500, break: 15 } as const;
const HONORIFIC = 150;
const VERSE_NUMBER = 20;

const ELLIPSIS = '…';

/** Maximum citations listed with an excerpt: each takes some 150 bytes in a page. Excerpts of this site's answers have up to four. */
export const MAX_EXCERPT_CITATIONS = 8;

/** The beginning of a question and its answer: the same pair where both are short. `check` is that of the whole answer. */
export function excerptOf(question: string, answer: string, check: KeptCheck): Excerpt {
  const shortQuestion = questionStart(question);
  const shortAnswer = answerStart(answer);
  return {
    question: shortQuestion,
    answer: shortAnswer,
    isExcerpt: shortQuestion !== question || shortAnswer !== answer,
    check: checkWithin(check, answer, shortAnswer),
  };
}

/** Whether an excerpt is the plain words of a cut paragraph: nothing in it is shown as cited, so nothing is checked. */
export const isPlainWords = ({ answer, isExcerpt }: Pick<Excerpt, 'answer' | 'isExcerpt'>) =>
  isExcerpt && answer.endsWith(ELLIPSIS);

/** An excerpt of whole paragraphs keeps the verdicts on citations that lie wholly in it; any other has no citations. */
function checkWithin(check: KeptCheck, answer: string, excerpt: string): KeptCheck {
  if (excerpt === answer) return bounded(check);
  const within = answer.startsWith(excerpt) ? check.citations.filter(({ end }) => end <= excerpt.length) : [];
  const citations = within.slice(0, MAX_EXCERPT_CITATIONS);
  const editions = citations.some(({ verdict }) => verdict === 'verified') ? check.editions : [];
  return { citations, editions, ...(check.library !== undefined && { library: check.library }) };
}

function bounded({ citations, leftOut = 0, ...check }: KeptCheck): KeptCheck {
  const listed = citations.slice(0, MAX_EXCERPT_CITATIONS);
  const missing = leftOut + citations.length - listed.length;
  return { ...check, citations: listed, ...(missing > 0 && { leftOut: missing }) };
}

function questionStart(question: string): string {
  return 3 * textWeight(question.slice(0, MAX_QUESTION)) <= 2 * MAX_QUESTION && question.length <= MAX_QUESTION
    ? question
    : `${wordsWithin(question, (2 * MAX_QUESTION) / 3)} ${ELLIPSIS}`;
}

/** The whole paragraphs within the maximum weight; of a first paragraph that is too long, its beginning as plain text. */
function answerStart(answer: string): string {
  // Every character weighs one at least, so nothing beyond this can belong to the excerpt.
  const head = answer.slice(0, MAX_ANSWER);
  let end = 0;
  let weight = 0;
  for (const next of paragraphEnds(head, answer.length)) {
    const blocks = parseProse(answer.slice(end, next));
    weight += weightOf(blocks);
    if (weight > MAX_ANSWER) break;
    end = next;
    if (end === answer.length) return answer;
  }
  const excerpt = withoutAnnouncement(answer.slice(0, end));
  return excerpt === '' ? plainStart(head) : excerpt;
}

/** A heading, or a line that ends with a colon, announces what the excerpt does not show. */
function withoutAnnouncement(excerpt: string): string {
  const text = excerpt.trimEnd();
  const lastLine = text.lastIndexOf('\n') + 1;
  const announces = /^#{1,6} |:[*_]*$/.test(text.slice(lastLine));
  return announces && lastLine > 0 ? withoutAnnouncement(text.slice(0, lastLine)) : text;
}

/** Where the paragraphs of a text's head end: at blank lines, which end every block of the Markdown subset. */
function* paragraphEnds(head: string, wholeLength: number): Generator<number> {
  for (const { index } of head.matchAll(/\n[ \t\r]*(?=\n)/g)) yield index;
  if (head.length === wholeLength) yield wholeLength;
}

/** A cut paragraph is shown as plain words: no markup that the cut could break, no reference whose quotation is missing. */
function plainStart(head: string): string {
  const [first] = parseProse(head);
  if (!first || first.kind === 'scripture' || first.kind === 'quote') return ELLIPSIS;
  const words = wordsWithin(wordsOf(first).replace(/\s+/g, ' ').trim(), MAX_ANSWER / 4);
  const begun = beforeOpenQuotation(words).trim();
  return begun === '' ? ELLIPSIS : `${escaped(begun)} ${ELLIPSIS}`;
}

function wordsOf(block: Exclude<Block, { kind: 'scripture' | 'quote' }>): string {
  const inlines = block.kind === 'list' ? block.items.flatMap((item) => [...item, space]) : block.inlines;
  return inlines.map(wordsOfInline).join('');
}

const space: Inline = { kind: 'text', text: ' ' };

function wordsOfInline(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  return 'inlines' in inline ? inline.inlines.map(wordsOfInline).join('') : ' ';
}

/** The whole words of a text within a maximum weight; of one very long word, its beginning. */
function wordsWithin(text: string, most: number): string {
  let weight = 0;
  let end = 0;
  for (const character of text) {
    weight += textWeight(character);
    if (weight > most) break;
    end += character.length;
  }
  const cut = text.slice(0, end);
  if (end === text.length) return cut;
  const lastSpace = cut.search(/\s\S*$/);
  return lastSpace > end / 2 ? cut.slice(0, lastSpace) : cut;
}

const quotationMarks = ['“”', '«»', '﴿﴾', '﴾﴿', '‹›', '„“', '()', '[]'] as const;

/** A text up to the quotation, if any, that is opened in it and not closed. */
function beforeOpenQuotation(text: string): string {
  let end = text.length;
  for (const [opening = '', closing = ''] of quotationMarks) {
    const opened = text.lastIndexOf(opening);
    if (opened > text.lastIndexOf(closing)) end = Math.min(end, opened);
  }
  if ((text.split('"').length - 1) % 2 === 1) end = Math.min(end, text.lastIndexOf('"'));
  return text.slice(0, end);
}

const escaped = (words: string) => words.replace(/[\\*_[\]]|^[#>-]/g, '\\$&');

function weightOf(blocks: readonly Block[]): number {
  return sum(blocks, (block) => {
    switch (block.kind) {
      case 'scripture':
        return WEIGHTS.scripture + textWeight(`${block.arabic ?? ''}${block.translation ?? ''}${block.reference}`);
      case 'quote':
        return WEIGHTS.block + weightOf(block.blocks);
      case 'list':
        return WEIGHTS.block + sum(block.items, (item) => WEIGHTS.item + inlinesWeight(item));
      default:
        return WEIGHTS.block + inlinesWeight(block.inlines);
    }
  });
}

function inlinesWeight(inlines: readonly Inline[]): number {
  return sum(inlines, (inline) => {
    switch (inline.kind) {
      case 'text':
        return textWeight(inline.text);
      case 'reference':
        return WEIGHTS.reference + textWeight(inline.text);
      case 'break':
        return WEIGHTS.break;
      case 'link':
        return WEIGHTS.link + textWeight(inline.href) + inlinesWeight(inline.inlines);
      default:
        return WEIGHTS.emphasis + inlinesWeight(inline.inlines);
    }
  });
}

/** Bytes of a text as HTML and as data. */
function textWeight(text: string): number {
  const marked = text.match(/[<>&"'\\]/g)?.length ?? 0;
  const honorifics = text.split('ﷺ').length - 1;
  const verseNumbers = text.match(/\(\d{1,3}\) /g)?.length ?? 0;
  return 2 * Buffer.byteLength(text) + 11 * marked + HONORIFIC * honorifics + VERSE_NUMBER * verseNumbers;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0);
