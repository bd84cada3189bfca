import { loadOutlines } from '../../src/articles/load-outlines.ts';
import type { ArticleContent } from '../../src/articles/plan-articles.ts';
import { articleEntries } from '../../src/knowledge/entries/article-entries.ts';
import { loadGlossary } from '../../src/knowledge/glossary/load-glossary.ts';
import { loadProfiles } from '../../src/knowledge/profiles/load-profiles.ts';
import { loadSurahs } from '../../src/knowledge/surahs/load-surahs.ts';
import { testCorpus } from './test-corpus.ts';
import { testNotes } from './test-notes.ts';

/** The content of this site, as articles are made of it. */
export async function articleContent(): Promise<ArticleContent> {
  const [notes, profiles, glossary, about, outlines] = await Promise.all([
    testNotes(),
    loadProfiles('content'),
    loadGlossary('content'),
    loadSurahs('content'),
    loadOutlines('content'),
  ]);
  const entries = articleEntries({ profiles, glossary, about, surahs: testCorpus().surahs });
  return { notes, entries, outlines, works: profiles.works };
}
