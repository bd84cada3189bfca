import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Addresses are case-sensitive. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

export default [
  index('pages/home/home.tsx'),
  page('questions', 'pages/questions/questions.tsx'),
  page('question/:id', 'pages/question.tsx'),
  page('ask', 'pages/ask/ask.tsx'),
  page('answers/:id', 'pages/answer.tsx'),
  page('categories/:categorySlug', 'pages/category/category.tsx'),
  page('about', 'pages/about.tsx'),
  page('contact', 'pages/contact.tsx'),
  page('articles', 'pages/articles/articles.tsx'),
  page('articles/:slug', 'pages/article.tsx'),
  page('search', 'pages/search/search.tsx'),
  page('topics', 'pages/topics/topics.tsx'),
  page('topics/glossary', 'pages/topics/glossary.tsx'),
  page('topics/words-to-say', 'pages/topics/words-to-say.tsx'),
  page('topics/words-to-say/:theme', 'pages/topics/words-of-theme.tsx'),
  page('topics/:slug', 'pages/topics/topic.tsx'),
  page('ar/topics', 'pages/ar/topics.tsx'),
  page('ar/topics/:slug', 'pages/ar/topic.tsx'),
  page('sources', 'pages/sources/sources.tsx'),
  page('sources/quran', 'pages/sources/quran/surahs.tsx'),
  page('sources/quran/:surah', 'pages/sources/quran/surah.tsx'),
  page('sources/:work', 'pages/sources/work.tsx'),
  page('sources/:work/search', 'pages/sources/search.tsx'),
  page('sources/:work/numbers', 'pages/sources/numbers.tsx'),
  page('sources/:work/:number', 'pages/sources/source.tsx'),
  route('sources/:work/:surah/:verses', 'pages/sources/source.tsx', { id: 'verses', caseSensitive: true }),
  page('check', 'pages/check/check.tsx'),
  page('receipts', 'pages/receipts.tsx'),
  page('embed/quran/:surah/:verses', 'pages/embed/embed.tsx'),
  page('operator', 'pages/operator/operator.tsx'),
  page('maintenance', 'pages/maintenance.tsx'),
  page('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
