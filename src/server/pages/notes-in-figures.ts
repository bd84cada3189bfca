import { readFile } from 'node:fs/promises';
import { countSources } from '../../knowledge/notes/count-sources.ts';
import { loadRecords } from '../../knowledge/notes/load-records.ts';
import { passes } from '../../knowledge/notes/reading-record.ts';
import type { NamedWork } from '../../knowledge/profiles/profile.ts';
import type { NotesAudit, NotesInFigures } from '../../web/server-side/services.ts';
import { entryOf } from '../cited-works.ts';

/** What the records of the second reading say of all notes, and the works that texts of this site name. */
export async function notesInFigures(works: ReadonlyMap<string, NamedWork>): Promise<NotesInFigures> {
  const [records, audits] = await Promise.all([loadRecords('content'), readAudits('content/audits.tsv')]);
  const isRead = ({ verdict }: { verdict: string }) => passes.has(verdict) || verdict === 'rewritten';
  return {
    notes: records.size,
    read: [...records.values()].filter((claims) => claims.every(isRead)).length,
    sentences: countSources(records.values()),
    audits,
    works: [...new Set(works.values())].map(entryOf).sort((one, other) => one.author.localeCompare(other.author, 'en')),
  };
}

/** Five columns: the day, how many sentences were read, how many were misleading and wrong, and by whom. */
async function readAudits(file: string): Promise<NotesAudit[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').slice(1);
  return lines.flatMap((line) => {
    const [date = '', sentences, misleading, wrong, by = ''] = line.split('\t');
    if (date === '') return [];
    return [{ date, sentences: Number(sentences), misleading: Number(misleading), wrong: Number(wrong), by }];
  });
}
