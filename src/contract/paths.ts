/** The calls by their paths: all that a browser needs to know of them (`calls.ts` describes each whole). */
export const paths = {
  ask: '/ask',
  save: '/save',
  history: '/history',
  historyItem: '/history/{id}',
  articles: '/articles',
  article: '/articles/{slug}',
  generateArticle: '/cron-generate-article',
  seedArticle: '/seed-sample-article',
  sources: '/sources',
  verses: '/sources/{work}/{surah}/{verses}',
  hadith: '/sources/{work}/{number}',
  check: '/check',
  /** Pages of notes; no call. */
  topics: '/topics',
} as const;
