import { createHash } from 'node:crypto';
import process from 'node:process';
import { Checker } from '../checker/checker.ts';
import { loadNoteCorrections } from '../knowledge/corrections/load-corrections.ts';
import { PointTracer } from '../knowledge/corrections/trace-points.ts';
import { loadGlossary } from '../knowledge/glossary/load-glossary.ts';
import { openLibrary } from '../knowledge/library.ts';
import { withArabicWorkNames } from '../knowledge/notes/arabic-work-names.ts';
import { loadBuiltNotes } from '../knowledge/notes/load-built-notes.ts';
import { loadProfiles } from '../knowledge/profiles/load-profiles.ts';
import { loadSurahs } from '../knowledge/surahs/load-surahs.ts';
import { loadArticleContent } from '../server/article-content.ts';
import type { Config } from '../server/config.ts';
import type { newArticle } from '../server/editing/new-article.ts';
import { builtCorpus, builtNotes, contentFolder, packsFolder } from '../server/paths.ts';

export interface Composer {
  checker: Checker;
  tracer: PointTracer;
  /** What articles are made of. */
  content: Parameters<typeof newArticle>[2]['content'];
  close(): void;
}

/** What an article is composed with: the library as the server has it, and the notes. */
export async function openComposer({ DATA_DIR, EDITIONS_OFF }: Config): Promise<Composer> {
  const library = await openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(DATA_DIR),
    without: EDITIONS_OFF,
    onFault: ({ message }) => process.stderr.write(`A pack was left out: ${message}\n`),
  });
  const [written, corrections, profiles, glossary, about] = await Promise.all([
    loadBuiltNotes(contentFolder, builtNotes),
    loadNoteCorrections(contentFolder),
    loadProfiles(contentFolder),
    loadGlossary(contentFolder),
    loadSurahs(contentFolder),
  ]);
  const { surahs } = library.current();
  // As the server has them: their digests are those of the same words.
  const notes = withArabicWorkNames(written, profiles.works);
  const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
  return {
    checker: new Checker(library.current()),
    tracer: new PointTracer(notes, corrections, sha256),
    content: await loadArticleContent(contentFolder, { notes, profiles, glossary, about, surahs }),
    close: () => library.close(),
  };
}
