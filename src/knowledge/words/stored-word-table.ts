import { StringTable } from '../../text/string-table.ts';
import { WordForms } from './word-forms.ts';
import type { WordTable } from './word-table.ts';

/** A word table as bytes: five parts, each after its length. The same table gives the same bytes. */
export function packWordTable({ writings, forms, text, starts, sections }: WordTable): Uint8Array {
  const encoder = new TextEncoder();
  const parts = [
    encoder.encode([...writings].join('\n')),
    encoder.encode(Array.from({ length: writings.length }, (_, writing) => forms.of(writing).join(' ')).join('\n')),
    bytesOf(Uint32Array.from(text)),
    bytesOf(starts),
    bytesOf(sections),
  ];
  const packed = new Uint8Array(parts.reduce((total, part) => total + 4 + part.length, 0));
  const view = new DataView(packed.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length, true);
    packed.set(part, at + 4);
    at += 4 + part.length;
  }
  return packed;
}

/** Reads what `packWordTable` wrote. */
export function unpackWordTable(packed: Uint8Array): WordTable {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  let at = 0;
  const next = () => {
    const length = view.getUint32(at, true);
    const part = packed.subarray(at + 4, at + 4 + length);
    at += 4 + length;
    return part;
  };
  // Copied: a view would hold the whole of what was packed.
  const written = next().slice();
  const writings = StringTable.ofLines(written);
  const forms = formsOf(next(), writings, written);
  const text = numbersOf(next());
  return {
    writings,
    forms,
    // Two bytes are enough for the words of most editions.
    text: writings.length <= 2 ** 16 ? Uint16Array.from(text) : text,
    starts: numbersOf(next()),
    sections: numbersOf(next()),
  };
}

function formsOf(packed: Uint8Array, writings: StringTable, written: Uint8Array): WordForms {
  if (packed.length === written.length && packed.every((byte, at) => byte === written[at])) {
    return WordForms.same(writings);
  }
  const lines = packed.length === 0 ? [] : new TextDecoder().decode(packed).split('\n');
  return WordForms.of(lines.map((line) => line.split(' ')));
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Copied, because a part may begin anywhere and numbers must begin at a multiple of four. */
function numbersOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.slice().buffer);
}
