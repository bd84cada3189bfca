import type { ArticleContent } from '../../src/articles/plan-articles.ts';
import { loadGlossary } from '../../src/knowledge/glossary/load-glossary.ts';
import { loadProfiles } from '../../src/knowledge/profiles/load-profiles.ts';
import { loadSurahs } from '../../src/knowledge/surahs/load-surahs.ts';
import { loadArticleContent } from '../../src/server/article-content.ts';
import { testCorpus } from './test-corpus.ts';
import { testNotes } from './test-notes.ts';

/** The content of this site, as articles are made of it. */
export async function articleContent(): Promise<ArticleContent> {
  const [notes, profiles, glossary, about] = await Promise.all([
    testNotes(),
    loadProfiles('content'),
    loadGlossary('content'),
    loadSurahs('content'),
  ]);
  return loadArticleContent('content', { notes, profiles, glossary, about, surahs: testCorpus().surahs });
}
