import { decodePage, decodeText } from './decode-text.ts';
import { type ReadDocument, UnreadableDocument } from './document.ts';
import { readHtml } from './read-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { readPlainText } from './read-plain-text.ts';

type Reader = (bytes: Uint8Array, mostBytes: number) => ReadDocument | Promise<ReadDocument>;

/** A packed document may become this many times larger. */
const MOST_UNPACKED = 10;

const markdown: Reader = (bytes) => readMarkdown(decodeText(bytes));
const html: Reader = (bytes) => readHtml(decodePage(bytes));
const plain: Reader = (bytes) => readPlainText(decodeText(bytes));
// These libraries are loaded only for those who check such a document.
const docx: Reader = async (bytes, most) => (await import('./read-docx.ts')).readDocx(bytes, most * MOST_UNPACKED);
const pdf: Reader = async (bytes) => (await import('./read-pdf.ts')).readPdf(bytes);

const readers: Readonly<Record<string, Reader>> = {
  '.md': markdown,
  '.markdown': markdown,
  '.html': html,
  '.htm': html,
  '.xhtml': html,
  '.txt': plain,
  '.text': plain,
  '.docx': docx,
  '.pdf': pdf,
};

/** The kinds of files that are documents, by their last letters. */
export const documentEndings: readonly string[] = Object.keys(readers);

const advice: Readonly<Record<string, string>> = {
  '.doc': 'is in the old DOC format: save it as DOCX',
  '.odt': 'is an ODT document: save it as DOCX',
  '.rtf': 'is an RTF document: save it as DOCX',
  '.epub': 'is an EPUB: unpack it and check its pages',
};

/** The ending of a file's name, as the readers are listed. */
export function endingOf(name: string): string {
  return /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** Reads a document as its name says; one of an unknown kind is read as plain text. Throws `UnreadableDocument`. */
export async function readDocument(name: string, bytes: Uint8Array, mostBytes: number): Promise<ReadDocument> {
  if (bytes.length > mostBytes) {
    throw new UnreadableDocument(`is larger than ${megabytes(mostBytes)}: --max-size sets another limit`);
  }
  const ending = endingOf(name);
  const saved = advice[ending];
  if (saved !== undefined) throw new UnreadableDocument(saved);
  return await (readers[ending] ?? plain)(bytes, mostBytes);
}

function megabytes(bytes: number): string {
  return `${bytes / 1_000_000} MB`;
}
