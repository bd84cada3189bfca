/** Where something is in a document, as its readers count: editors count lines, a PDF has pages, a DOCX has paragraphs. */
export type Place =
  | { line: number; column: number }
  | { page: number; line: number }
  | { paragraph: number }
  | { note: number };

/** The words of a document, and where each of them is. */
export interface ReadDocument {
  /** A quotation that the document shows as a block has `>` before its lines, as in Markdown. */
  text: string;
  placeOf: (offset: number) => Place;
  /** What of it could not be read. It continues a sentence that begins with the document's name. */
  warning?: string;
}

/** A document that cannot be read. Its message continues a sentence that begins with the document's name. */
export class UnreadableDocument extends Error {}

/** A place as a sentence names it; lines and columns in the form that editors and terminals open. */
export function namePlace(place: Place): string {
  if ('column' in place) return `${place.line}:${place.column}`;
  if ('page' in place) return `page ${place.page}, line ${place.line}`;
  return 'note' in place ? `note ${place.note}` : `paragraph ${place.paragraph}`;
}
