import type { Span } from './quotation.ts';

/** A text without its HTML. */
export interface ReadText {
  text: string;
  /** Where a stretch of it stands in the text as it was given; undefined where nothing was changed. */
  placeOf?: (span: Span) => Span;
}

/** A stretch of the text as it is read, with its offset there, and the stretch as it was given. */
interface Piece {
  from: number;
  text: string;
  given: Span;
}

/** Tags by their names: some writers set words between < and >. Of scripts, styles and note marks the content goes too. */
const markup =
  /<(script|style|sup)\b[^<>]*>[^<]*<\/\1>|<!--[^<>]*-->|<(\/?)(a|abbr|article|b|big|blockquote|br|cite|code|del|div|em|font|footer|h[1-6]|header|hr|i|ins|li|mark|ol|p|pre|q|s|section|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:[\s/][^<>]*)?>|&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/giu;

const blocks = new Set(
  'article br div footer header h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody thead tr ul'.split(' '),
);

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", gt: '>', hellip: '…', laquo: '«', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—' },
  ...{ nbsp: ' ', ndash: '–', quot: '"', raquo: '»', rdquo: '”', rsquo: '’' },
};

/**
 * Reads the HTML of a text as its readers see it: `<q>` shows quotation marks, `<blockquote>` a block quotation, a paragraph
 * ends a paragraph, and every other tag nothing. Linear.
 */
export function readMarkup(given: string): ReadText {
  if (!given.includes('<') && !given.includes('&')) return { text: given };
  const pieces: Piece[] = [];
  let length = 0;
  let read = 0;
  let isInBlock = false;
  const add = (text: string, start: number, end: number) => {
    if (text === '') return;
    pieces.push({ from: length, text, given: { start, end } });
    length += text.length;
  };
  // A block quotation of several lines is one: a line break in HTML is a blank.
  const addText = (end: number) => {
    const words = given.slice(read, end);
    add(isInBlock ? words.replaceAll('\n', ' ') : words, read, end);
  };
  for (const found of given.matchAll(markup)) {
    const [whole, , close, name = '', decimal, hexadecimal, entity] = found;
    const shown = name === '' ? characterOf(decimal, hexadecimal, entity) : undefined;
    if (name === '' && shown === undefined && whole.startsWith('&')) continue;
    addText(found.index);
    read = found.index + whole.length;
    if (/^blockquote$/iu.test(name)) isInBlock = !close;
    add(shown ?? shownFor(name.toLowerCase(), close !== '', isInBlock), found.index, read);
  }
  if (read === 0) return { text: given };
  addText(given.length);
  return {
    text: pieces.map(({ text }) => text).join(''),
    placeOf: ({ start, end }) => ({
      start: pieceAt(pieces, start, (piece, offset) => piece.given.start + offset),
      // Behind the last character, and before a tag that follows it.
      end:
        end === start
          ? pieceAt(pieces, end, (piece, offset) => piece.given.start + offset)
          : pieceAt(pieces, end - 1, endIn),
    }),
  };
}

/** The end of a piece that stands for something longer is the end of that. */
const endIn = ({ text, given }: Piece, offset: number) =>
  offset + 1 === text.length ? given.end : given.start + offset + 1;

/** What a reader sees of a tag. */
function shownFor(name: string, isClosing: boolean, isInBlock: boolean): string {
  if (name === 'q') return isClosing ? '”' : '“';
  if (name === 'blockquote') return isClosing ? '\n\n' : '\n\n> ';
  if (name === 'td' || name === 'th') return ' ';
  if (!blocks.has(name)) return '';
  return isInBlock ? '\n> ' : name === 'br' ? '\n' : '\n\n';
}

function characterOf(decimal?: string, hexadecimal?: string, entity?: string): string | undefined {
  if (entity !== undefined) return entities[entity.toLowerCase()];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : undefined;
}

/** The piece at an offset, found by halves. */
function pieceAt(pieces: readonly Piece[], offset: number, place: (piece: Piece, offset: number) => number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pieces[middle]?.from ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  return piece ? place(piece, offset - piece.from) : offset;
}
