import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findDocuments } from './find-documents.ts';

const root = mkdtempSync(path.join(tmpdir(), 'isnad-find-'));
afterAll(() => rmSync(root, { recursive: true }));

const contents: Readonly<Record<string, string>> = {
  '.git/HEAD': '',
  '.git/notes.md': '',
  '.gitignore': 'drafts/\n*.tmp.md\n!kept.tmp.md\n/only-here.md\n',
  'a.md': '',
  'a.tmp.md': '',
  'kept.tmp.md': '',
  'only-here.md': '',
  'program.ts': '',
  '.hidden/b.md': '',
  'drafts/c.md': '',
  'node_modules/some/d.md': '',
  'book/.gitignore': 'e.html\n!f.tmp.md\n',
  'book/e.html': '',
  'book/f.tmp.md': '',
  'book/only-here.md': '',
  'book/part/g.PDF': '',
  'book/part/h.docx': '',
  'book/part/Drafts/i.txt': '',
  'empty/j.ts': '',
};
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), content);
}
symlinkSync(root, path.join(root, 'book/circle'));

const found = (name: string) => findDocuments(path.join(root, name)).files.map((file) => path.relative(root, file));

const inBook = ['book/f.tmp.md', 'book/only-here.md', 'book/part/Drafts/i.txt', 'book/part/g.PDF', 'book/part/h.docx'];

test('in a folder the documents are found that Git does not ignore', () => {
  expect(found('.')).toEqual(['a.md', ...inBook, 'kept.tmp.md']);
});

test('the rules of the folders above hold too', () => {
  expect(found('book')).toEqual(inBook);
});

test('a pattern finds what matches it', () => {
  expect(found('**/*.md')).toEqual(['a.md', 'book/f.tmp.md', 'book/only-here.md', 'kept.tmp.md']);
  expect(found('book/{part,other}/*.{PDF,docx}')).toEqual(['book/part/g.PDF', 'book/part/h.docx']);
});

test('a file that is named is taken whatever it is', () => {
  expect(found('program.ts')).toEqual(['program.ts']);
  expect(found('drafts/c.md')).toEqual(['drafts/c.md']);
  expect(findDocuments('-')).toEqual({ files: ['-'] });
});

test('a folder or pattern without documents is reported, not taken for sound', () => {
  expect(findDocuments(path.join(root, 'empty')).missing).toMatch(/empty names no document \(\.md, /);
  expect(findDocuments(path.join(root, 'nowhere/**/*.md')).missing).toMatch(/names no document/);
});
