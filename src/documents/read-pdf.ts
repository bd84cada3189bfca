import { namePlace, type ReadDocument, UnreadableDocument } from './document.ts';
import { type OrderedLine, orderLine, type Printed } from './order-line.ts';
import { Starts } from './starts.ts';

/** The text of a PDF. It has no paragraphs and no order but that in which it was printed. */
export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  // PDF.js takes half a second to load: only for those who check a PDF.
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch(refuse);
  try {
    const lines: PdfLine[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const printed = items.flatMap((item): Printed[] =>
        'str' in item ? [{ words: item.str, x: Number(item.transform[4]), width: item.width, ends: item.hasEOL }] : [],
      );
      for (const [index, line] of linesOf(printed).entries()) lines.push({ ...line, page: number, line: index + 1 });
      page.cleanup();
    }
    return joined(lines);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function refuse(cause: unknown): never {
  const isLocked = cause instanceof Error && cause.name === 'PasswordException';
  throw new UnreadableDocument(
    isLocked ? 'is encrypted: it opens only with a password' : 'is no PDF, or a damaged one',
    {
      cause,
    },
  );
}

interface PdfLine extends OrderedLine {
  page: number;
  line: number;
}

function linesOf(printed: readonly Printed[]): OrderedLine[] {
  const lines: OrderedLine[] = [];
  let line: Printed[] = [];
  for (const each of [...printed, { words: '', x: 0, width: 0, ends: true }]) {
    line.push(each);
    if (!each.ends) continue;
    const ordered = orderLine(line, lines.at(-1));
    if (ordered.words !== '' || ordered.isUnreadable) lines.push(ordered);
    line = [];
  }
  return lines;
}

function joined(lines: readonly PdfLine[]): ReadDocument {
  if (lines.length === 0) throw new UnreadableDocument('holds no text: its pages may be pictures');
  const starts: number[] = [];
  let text = '';
  for (const { words, isUnreadable } of lines) {
    // A word that is divided at the end of a line is one word.
    const divided = /\p{Ll}[-\u00AD\u2010]$/u.test(text.slice(-2)) && /^\p{Ll}/u.test(words);
    text = divided ? text.slice(0, -1) : text === '' ? '' : `${text}\n`;
    starts.push(text.length);
    // What is read here must not be tied to anything beyond what is not.
    text += isUnreadable ? '\n' : words;
  }
  const places = new Starts(starts);
  const placeOf = (offset: number) => {
    const { page, line } = lines[Math.max(0, places.at(offset))] ?? { page: 1, line: 1 };
    return { page, line };
  };
  const unread = lines.filter(({ isUnreadable }) => isUnreadable);
  const [first] = unread;
  if (!first) return { text, placeOf };
  const count = unread.length === 1 ? 'a line' : `${unread.length} lines`;
  const warning = `has ${count} of Arabic that were not checked, first on ${namePlace({ page: first.page, line: first.line })}: their font does not name its letters`;
  return { text, placeOf, warning };
}
