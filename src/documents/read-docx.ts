import { strFromU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type ReadDocument, UnreadableDocument } from './document.ts';
import { readParagraphs } from './read-html.ts';

/** The parts that hold text; pictures are not unpacked. */
const TEXT_PARTS = /\.(?:xml|rels)$/;

/** Word's styles for quotations become quotations; the titles of other styles mean nothing here. */
const QUOTES = ['Quote', 'Intense Quote'].map((style) => `p[style-name='${style}'] => blockquote > p:fresh`);

/** The text of a DOCX with its footnotes and endnotes, without comments and deleted words. */
export async function readDocx(bytes: Uint8Array, mostUnpacked: number): Promise<ReadDocument> {
  const buffer = Buffer.from(textParts(bytes, mostUnpacked));
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }));
  const page = await mammoth.convertToHtml({ buffer }, { convertImage, styleMap: QUOTES }).catch((cause: unknown) => {
    throw new UnreadableDocument('is no DOCX document, or a damaged one', { cause });
  });
  return readParagraphs(page.value);
}

/** Repacked from what the archive says of its sizes: one that lies is cut off instead of filling the memory. */
function textParts(bytes: Uint8Array, mostUnpacked: number): Uint8Array {
  if (isCompoundFile(bytes)) {
    throw new UnreadableDocument('is encrypted, or in the old DOC format: save it as DOCX without a password');
  }
  let unpacked = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!TEXT_PARTS.test(name)) return false;
        unpacked += originalSize;
        return unpacked <= mostUnpacked;
      },
    });
  } catch (cause) {
    throw new UnreadableDocument('is no DOCX document, or a damaged one', { cause });
  }
  if (unpacked > mostUnpacked) throw new UnreadableDocument('is too large when it is unpacked');
  if (Object.values(parts).some((part) => /<!ENTITY/i.test(strFromU8(part.subarray(0, 10_000), true)))) {
    throw new UnreadableDocument('declares entities, which no word processor writes');
  }
  return zipSync(parts, { level: 0 });
}

/** An encrypted DOCX is wrapped in the container that old Word documents have. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
}
