import { Parser } from 'htmlparser2';
import type { Place, ReadDocument } from './document.ts';
import { lineAndColumn, lineStarts, Starts } from './starts.ts';

/** Elements whose words are not read as the page's text. Code is left out as in Markdown. */
const UNREAD = new Set(
  'script style template noscript iframe object svg math head textarea select code kbd samp'.split(' '),
);

/** Elements that begin a paragraph of their own. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);

/** A piece of the text, and where it is in the source. */
interface Piece {
  at: number;
  from: number;
  /** As long in the source as in the text: not a character reference. */
  literal: boolean;
}

/** The words that a reader of a page sees, with their lines and columns in its source. */
export function readHtml(source: string): ReadDocument {
  const { text, pieces } = new PageReader(source);
  const starts = new Starts(pieces.map(({ at }) => at));
  const lines = lineStarts(source);
  const placeOf = (offset: number) => {
    const piece = pieces[starts.at(offset)];
    return lineAndColumn(lines, piece ? piece.from + (piece.literal ? offset - piece.at : 0) : 0);
  };
  return { text, placeOf };
}

/** The same for a page that a reader of another format made: only the number of a paragraph or note means something. */
export function readParagraphs(html: string): ReadDocument {
  const { text, paragraphs } = new PageReader(html);
  const starts = new Starts(paragraphs.map(({ at }) => at));
  return { text, placeOf: (offset) => paragraphs[Math.max(0, starts.at(offset))]?.place ?? { paragraph: 1 } };
}

/** Where the text of a piece of HTML is, as it is written. */
export function textRanges(html: string): { start: number; end: number }[] {
  return new PageReader(html).ranges;
}

class PageReader {
  text = '';
  readonly pieces: Piece[] = [];
  readonly ranges: { start: number; end: number }[] = [];
  readonly paragraphs: { at: number; place: Place }[] = [];
  #unread = 0;
  #quotes = 0;
  #pre = 0;
  /** What stands before the next words: nothing, a new line, or a new paragraph. */
  #break: '' | 'line' | 'paragraph' = 'paragraph';
  #paragraph = 0;
  #note = 0;
  #inNote = false;
  #wasQuoted = false;
  readonly #parser: Parser;

  constructor(html: string) {
    this.#parser = new Parser({
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: (name) => this.#close(name),
      ontext: (words) => this.#words(words, this.#parser.startIndex, this.#parser.endIndex + 1),
    });
    this.#parser.write(html);
    this.#parser.end();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#unread > 0 || UNREAD.has(name) || 'hidden' in attributes) {
      this.#unread++;
      return;
    }
    if (BLOCKS.has(name)) this.#break = 'paragraph';
    if (name === 'br' && this.#break === '') this.#break = 'line';
    if (name === 'td' || name === 'th') this.#add('\t');
    if (name === 'pre') this.#pre++;
    if (name === 'blockquote') this.#quotes++;
    if (name === 'q') this.#add('“');
    if (name === 'li' && /^(?:foot|end)note-/.test(attributes.id ?? '')) {
      this.#note++;
      this.#inNote = true;
    }
  }

  #close(name: string): void {
    if (this.#unread > 0) {
      this.#unread--;
      return;
    }
    if (BLOCKS.has(name)) this.#break = 'paragraph';
    if (name === 'pre') this.#pre--;
    if (name === 'blockquote') this.#quotes--;
    if (name === 'q') this.#add('”');
    if (name === 'li') this.#inNote = false;
  }

  #words(words: string, from: number, to: number): void {
    if (this.#unread > 0) return;
    this.ranges.push({ start: from, end: to });
    // A line end of the source means no more than a blank; two of them would end a paragraph.
    const shown = this.#pre > 0 ? words : words.replace(/[\r\n\f]/g, ' ');
    if (this.#break !== '') {
      if (shown.trim() === '') return;
      this.#begin(this.#break);
    }
    this.pieces.push({ at: this.text.length, from, literal: to - from === words.length });
    this.text += this.#quotes > 0 ? shown.replace(/\n/g, ' ') : shown;
  }

  #begin(ended: 'line' | 'paragraph'): void {
    const quoted = this.#quotes > 0;
    if (this.text !== '') this.text += ended === 'line' ? '\n' : quoted && this.#wasQuoted ? '\n>\n' : '\n\n';
    if (quoted) this.text += '> ';
    this.#wasQuoted = quoted;
    this.#break = '';
    if (ended === 'line') return;
    if (!this.#inNote) this.#paragraph++;
    const place = this.#inNote ? { note: this.#note } : { paragraph: this.#paragraph };
    this.paragraphs.push({ at: this.text.length, place });
  }

  /** A sign that the page shows and its source does not write. */
  #add(sign: string): void {
    if (this.#break !== '' && sign === '\t') return;
    if (this.#break !== '') this.#begin(this.#break);
    this.pieces.push({ at: this.text.length, from: this.#parser.startIndex, literal: false });
    this.text += sign;
  }
}
