import { anchorsOf } from '../../src/knowledge/packs/anchors/anchors.ts';
import { writePack } from '../../src/knowledge/packs/import/write-pack.ts';
import type { Manifest, PackPassage } from '../../src/knowledge/packs/pack-manifest.ts';

export type TestManifest = Omit<Manifest, 'passages' | 'sha256'>;

/**
 * A manifest of a collection with one English edition; its texts are invented. Of a collection whose well-known hadith are
 * known it is only a part.
 */
export function testManifest(changes: Partial<TestManifest> = {}): TestManifest {
  const work = changes.work ?? 'musnad-ahmad';
  return {
    'isnad-pack': 1,
    work,
    kind: 'hadith',
    title: 'Invented narrations',
    numbering: 'Invented, from 1',
    complete: false,
    ...(anchorsOf(work).size > 0 && !changes.complete && { part: true }),
    editions: [
      {
        id: `${work}-en`,
        role: 'translation',
        language: 'en',
        title: 'Invented narrations (English)',
        provenance: 'Written for a test',
        licence: 'None needed',
      },
    ],
    ...changes,
  };
}

/** This many invented passages, numbered from 1, each with different words. */
export function testPassages(count: number, edition = 'musnad-ahmad-en', says = 'A traveller said'): PackPassage[] {
  return Array.from({ length: count }, (_, index) => ({
    number: String(index + 1),
    texts: { [edition]: `${says} that the well number ${index + 1} was deep and its water was cold.` },
  }));
}

export function writeTestPack(path: string, count: number, changes: Partial<TestManifest> = {}, says?: string): void {
  const manifest = testManifest(changes);
  writePack(path, manifest, testPassages(count, manifest.editions[0]?.id, says));
}
