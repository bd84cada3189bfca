import { strToU8, zipSync } from 'fflate';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A DOCX with these parts in its body, as Word writes it, and footnotes by their ids. */
export function testDocx(
  body: readonly string[],
  footnotes: Readonly<Record<number, string>> = {},
  before = '',
): Uint8Array {
  const notes = Object.entries(footnotes).map(
    ([id, words]) => `<w:footnote w:id="${id}"><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:footnote>`,
  );
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/word/document.xml" ContentType="${types}.document.main+xml"/>` +
      `<Override PartName="/word/footnotes.xml" ContentType="${types}.footnotes+xml"/>` +
      `<Override PartName="/word/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['footnotes', 'footnotes.xml'],
      ['styles', 'styles.xml'],
    ]),
    'word/document.xml': `${before}<w:document ${word}><w:body>${body.join('')}</w:body></w:document>`,
    'word/footnotes.xml': `<w:footnotes ${word}>${notes.join('')}</w:footnotes>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:type="paragraph" w:styleId="Quote"><w:name w:val="Quote"/></w:style></w:styles>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const each = targets.map(
    ([type, target], index) => `<Relationship Id="r${index}" Type="${relation}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}
