import type { Writer } from '../../storage/port.ts';
import type { BroughtIn } from './brought-in.ts';
import type { PortableCorrection } from './correction-lines.ts';
import type { ExportManifest } from './export-manifest.ts';
import { correctionsOf } from './exported-texts.ts';

/** Corrections read at a time. */
const CHUNK = 200;

export async function addCorrections(
  writer: Writer,
  folder: string,
  { manifest, ids }: { manifest: ExportManifest; ids: ReadonlyMap<string, number | undefined> },
): Promise<BroughtIn['corrections']> {
  const done = { added: 0, there: 0, kept: 0 };
  const here = new Set<string>();
  for (let after = 0; ; ) {
    const rows = await writer.correctionsFrom({ limit: CHUNK, after });
    for (const row of rows) here.add(keyOf(row));
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  for await (const { article, ...told } of correctionsOf(folder, manifest, ids)) {
    const articleId = article === undefined ? undefined : ids.get(article);
    const key = keyOf(told);
    if (here.has(key)) done.there += 1;
    else if (article !== undefined && articleId === undefined) done.kept += 1;
    else {
      await writer.keepCorrection({ ...told, articleId });
      here.add(key);
      done.added += 1;
    }
  }
  return done;
}

/** The same told at the same moment is the same correction. */
const keyOf = ({ slug, correctedAt, said, says }: Omit<PortableCorrection, 'article'>) =>
  JSON.stringify([slug, correctedAt.getTime(), said, says]);
