import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { UnreadableInput, unreadable } from '../read-input.ts';

const text = v.pipe(v.string(), v.minLength(1));

/** An address is written once for a row of files: `…/{1-114}.json`. */
const address = v.pipe(
  text,
  v.regex(/^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/, 'must begin with https://'),
);

const Entry = v.strictObject({
  /** What it is, for the list. */
  title: text,
  format: text,
  files: v.pipe(v.array(address), v.minLength(1)),
  /** Of all files together, unpacked by nothing. */
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of all bytes in the order of the files; absent where nobody has computed it yet. */
  sha256: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** In a few words, for the pack. */
  licence: text,
  /** What the operator should know and decides: in sentences. */
  terms: text,
  /** What `isnad pack import` would be told. */
  source: v.strictObject({
    work: v.optional(text),
    edition: v.optional(text),
    title: v.optional(text),
    language: v.optional(text),
    numbering: v.optional(text),
    provenance: v.optional(text),
    limits: v.optional(text),
  }),
});

export type CatalogueEntry = v.InferOutput<typeof Entry> & { name: string };

/** Reads the entries of a folder, each a YAML file called by its name. */
export function readCatalogue(folder: string): CatalogueEntry[] {
  return namesIn(folder).map((file) => {
    const where = path.join(folder, file);
    const read = v.safeParse(Entry, parse(readFileSync(where, 'utf8')));
    if (!read.success) {
      const [issue] = read.issues;
      throw new UnreadableInput(`${where}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    }
    return { ...read.output, files: read.output.files.flatMap(addressesOf), name: file.replace(/\.yaml$/, '') };
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .sort();
  } catch (error) {
    throw unreadable(folder, error);
  }
}

function addressesOf(written: string): string[] {
  const [range, from, to] = /\{(\d+)-(\d+)\}/.exec(written) ?? [];
  if (range === undefined) return [written];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
    written.replace(range, String(Number(from) + index)),
  );
}
