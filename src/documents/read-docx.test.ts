import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { testDocx } from '../../tests/support/test-docx.ts';
import { UnreadableDocument } from './document.ts';
import { readDocx } from './read-docx.ts';

const MOST = 1_000_000;

test('paragraphs, tables and footnotes are read; deleted words and field codes are not', async () => {
  const bytes = testDocx(
    [
      '<w:p><w:r><w:t>One </w:t></w:r><w:del><w:r><w:delText>two</w:delText></w:r></w:del><w:ins><w:r><w:t>three</w:t></w:r></w:ins><w:r><w:footnoteReference w:id="5"/></w:r></w:p>',
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Four</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
      '<w:p><w:pPr><w:pStyle w:val="Quote"/></w:pPr><w:r><w:instrText>HYPERLINK</w:instrText><w:t>Five</w:t></w:r></w:p>',
    ],
    { 5: 'Six' },
  );
  const { text, placeOf } = await readDocx(bytes, MOST);
  expect(text).toContain('One three');
  expect(text).toContain('> Five');
  expect(text).not.toMatch(/two|HYPERLINK/);
  const places = ['One', 'Four', 'Five', 'Six'].map((word) => placeOf(text.indexOf(word)));
  expect(places).toEqual([{ paragraph: 1 }, { paragraph: 2 }, { paragraph: 3 }, { note: 1 }]);
});

const refusals: [string, Uint8Array, RegExp][] = [
  ['an encrypted document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /is encrypted, or in the old DOC format/],
  ['no archive', strToU8('nothing'), /is no DOCX document/],
  ['an archive of something else', zipSync({ 'other.xml': strToU8('<a/>') }), /is no DOCX document/],
  ['a document cut off', testDocx(['<w:p/>']).subarray(0, 300), /is no DOCX document/],
  [
    'a document that unpacks to more than is allowed',
    testDocx([`<w:p>${' '.repeat(MOST)}</w:p>`]),
    /too large when it is unpacked/,
  ],
];

test.each(refusals)('%s is refused with a sentence', async (_, bytes, sentence) => {
  const reading = readDocx(bytes, MOST);
  await expect(reading).rejects.toThrow(UnreadableDocument);
  await expect(reading).rejects.toThrow(sentence);
});

test('an archive that lies about its sizes is cut off', async () => {
  const bytes = testDocx([`<w:p>${' '.repeat(MOST * 2)}</w:p>`]);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at + 28 < bytes.length; at++) {
    // The sizes in the central directory, which readers believe.
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
  }
  await expect(readDocx(bytes, MOST)).rejects.toThrow(UnreadableDocument);
});

test('entities are refused, however the parts are written', async () => {
  const bytes = testDocx([], {}, '<!DOCTYPE a [<!ENTITY b "c">]>');
  await expect(readDocx(bytes, MOST)).rejects.toThrow(/declares entities/);
});
