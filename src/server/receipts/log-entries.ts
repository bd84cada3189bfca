import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import { textDigest } from '../../knowledge/notes/text-digest.ts';
import type { ListedPack } from '../../knowledge/packs/pack-list.ts';
import { canonicalJson, type Json } from '../../receipts/canonical-json.ts';

/** A correction of a note: one of the `changes` of its review record, as the record says it. */
export interface Correction {
  slug: string;
  change: Json;
}

/** What this server stands for now. */
export interface PublishedState {
  corpus: Corpus;
  packs: readonly ListedPack[];
  notes: readonly Note[];
  corrections: readonly Correction[];
}

const Entry = v.looseObject({ kind: v.string(), id: v.optional(v.string()), subject: v.optional(v.string()) });

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');

/** The entries that the log lacks: the library and the notes, where they are not as last recorded, and new corrections. */
export function missingEntries(entries: readonly string[], state: PublishedState, time: string): string[] {
  const last = new Map<string, string>();
  for (const entry of entries) {
    const { time: _, ...said } = v.parse(v.looseObject({ ...Entry.entries, time: v.string() }), JSON.parse(entry));
    const told = canonicalJson(said as Json);
    // A correction is said once; the library and a note are whatever was said of them last.
    last.set(said.kind === 'correction' ? told : `${said.kind} ${said.subject ?? ''}`, told);
  }
  const said = (said: { kind: string; subject?: string; [name: string]: Json | undefined }) => {
    const told = canonicalJson(said);
    const about = said.kind === 'correction' ? told : `${said.kind} ${said.subject ?? ''}`;
    return last.get(about) === told ? [] : [canonicalJson({ ...said, time })];
  };
  const { corpus, packs, notes, corrections } = state;
  const editions = corpus.works.flatMap((work) => work.editions.map(({ id }) => id));
  const library = said({
    kind: 'library',
    id: corpus.id,
    editions,
    packs: packs.map(({ name, sha256: digest }) => ({ name, sha256: digest })),
  });
  const texts = notes.flatMap(({ slug, english, arabic }) => [
    { subject: `${slug} en`, digest: textDigest(english, sha256) },
    ...(arabic ? [{ subject: `${slug} ar`, digest: textDigest(arabic, sha256) }] : []),
  ]);
  const held = new Set(texts.map(({ subject }) => `note ${subject}`));
  const withdrawn = [...last.keys()].filter((about) => about.startsWith('note ') && !held.has(about));
  return [
    ...library,
    ...texts.flatMap(({ subject, digest }) => said({ kind: 'note', subject, sha256: digest })),
    ...withdrawn.flatMap((about) => said({ kind: 'note', subject: about.slice(5), sha256: null })),
    ...corrections.flatMap(({ slug, change }) => said({ kind: 'correction', subject: slug, change })),
  ];
}
