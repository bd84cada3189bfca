/** The paths of the calls: all that a browser needs (`calls.ts` describes them in full). */
export const paths = {
  ask: '/ask',
  save: '/save',
  history: '/history',
  historyItem: '/history/{id}',
  articles: '/articles',
  article: '/articles/{slug}',
  generateArticle: '/cron-generate-article',
  seedArticle: '/seed-sample-article',
  corrections: '/corrections',
  sources: '/sources',
  work: '/sources/{work}',
  verses: '/sources/{work}/{surah}/{verses}',
  hadith: '/sources/{work}/{number}',
  numbers: '/numbers',
  passages: '/passages',
  check: '/check',
  /** Pages of notes; no call. */
  topics: '/topics',
} as const;
