/** The pages with which React goes on in the browser; all others are only read. */
export const interactivePages = {
  ask: () => import('./pages/ask/ask-page.tsx'),
  articles: () => import('./pages/articles/articles-page.tsx'),
  category: () => import('./pages/category/category-page.tsx'),
  questions: () => import('./pages/questions/questions-page.tsx'),
};

export type InteractivePage = keyof typeof interactivePages;
