import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadDrafts } from '../../articles/load-drafts.ts';
import { loadNoteCorrections } from '../../knowledge/corrections/load-corrections.ts';
import { loadGlossary } from '../../knowledge/glossary/load-glossary.ts';
import { loadNamesOfGod } from '../../knowledge/names-of-god/load-names-of-god.ts';
import { loadNotes } from '../../knowledge/notes/load-notes.ts';
import { loadProfiles } from '../../knowledge/profiles/load-profiles.ts';
import { loadSurahs } from '../../knowledge/surahs/load-surahs.ts';
import { loadWordsToSay } from '../../knowledge/words-to-say/load-words-to-say.ts';
import { describeFile, filesBelow } from '../backups/manifest.ts';
import { ExportFault, type ExportManifest } from './export-manifest.ts';

/** What editors write and pages show: notes with the records of their second reading and their corrections, and the short entries. */
const PUBLIC =
  'notes review corrections people places events glossary surahs names words works.tsv audits.tsv SOURCES.md'.split(
    ' ',
  );

const isPublic = (name: string) => PUBLIC.includes(name.split('/')[0] ?? '');

/** The names of the public files of a content folder. */
export const publicContent = async (content: string): Promise<string[]> => (await filesBelow(content)).filter(isPublic);

const PREFIX = 'content/';

/** The content files of an export by their names in the content folder. */
const contentOf = ({ files }: ExportManifest) =>
  files
    .filter(({ name }) => name.startsWith(PREFIX))
    .map((file) => ({ ...file, name: file.name.slice(PREFIX.length) }))
    .filter(({ name }) => isPublic(name));

/** The names of files that the export and the content folder hold differently, or only one of them holds. */
export async function differingContent(manifest: ExportManifest, content: string): Promise<string[]> {
  const exported = new Map(contentOf(manifest).map(({ name, sha256 }) => [name, sha256]));
  const names = new Set([...exported.keys(), ...(await publicContent(content))]);
  const differing: string[] = [];
  for (const name of names) {
    const here = await describeFile(content, name).catch(() => undefined);
    if (here?.sha256 !== exported.get(name)) differing.push(name);
  }
  return differing.sort();
}

/**
 * Prepares the content folder as it is with the public files of the export, and reads all of it as the server does; throws
 * where it could not start with it. What is given back puts it in place, and says where the old files lie then.
 */
export async function prepareContent(
  folder: string,
  manifest: ExportManifest,
  content: string,
  now: Date,
): Promise<{ arriving: string; place: () => Promise<string>; drop: () => Promise<void> }> {
  const arriving = `${content}.arriving`;
  const drop = () => rm(arriving, { recursive: true, force: true });
  await drop();
  await cp(content, arriving, { recursive: true });
  const files = contentOf(manifest);
  for (const name of PUBLIC) {
    // Exports of a program that did not copy the corrections have none: what this hub told stays told.
    if (name === 'corrections' && !files.some((file) => file.name.startsWith('corrections/'))) continue;
    await rm(path.join(arriving, name), { recursive: true, force: true });
  }
  for (const { name } of files) {
    await mkdir(path.dirname(path.join(arriving, name)), { recursive: true });
    await copyFile(path.join(folder, PREFIX, name), path.join(arriving, name));
  }
  try {
    await Promise.all(
      [
        loadNotes,
        loadNoteCorrections,
        loadDrafts,
        loadProfiles,
        loadGlossary,
        loadSurahs,
        loadNamesOfGod,
        loadWordsToSay,
      ].map((load) => load(arriving)),
    );
  } catch (error) {
    await drop();
    const why = (error as Error).message.replaceAll(`${arriving}/`, '');
    throw new ExportFault(`The server could not start with the content of this export: ${why}`, { cause: error });
  }
  const place = async () => {
    const before = `${content}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(content, before);
    await rename(arriving, content);
    return before;
  };
  return { arriving, place, drop };
}
