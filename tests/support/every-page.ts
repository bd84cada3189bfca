import type { OpenSite } from './site.ts';

export interface KnownPage {
  path: string;
  status: number;
  title: string;
  heading: string;
  /** Its canonical path; a page without one is not to be listed. */
  canonical?: string;
}

const page = (path: string, title: string, heading: string): KnownPage => ({
  path,
  status: 200,
  title,
  heading,
  canonical: path,
});

const missing = (path: string, title: string, heading: string): KnownPage => ({ path, status: 404, title, heading });

/** The whole site on one screen: every route, and each way in which it can be missing. */
export const everyPage: readonly KnownPage[] = [
  page('/', 'Isnad: answers about Islam with checked sources', 'Ask about Islam. See what every answer rests on.'),
  page('/questions', 'Questions | Isnad', 'Questions'),
  page('/question/1', 'Do I shorten my prayers when I travel? | Isnad', 'Do I shorten my prayers when I travel?'),
  page(
    '/question/3',
    'How do scholars decide that a hadith is sound? | Isnad',
    'How do scholars decide that a hadith is sound?',
  ),
  page('/ask', 'Ask a question | Isnad', 'Ask a question'),
  page('/categories/5-pillars-of-islam', '5 Pillars of Islam | Isnad', '5 Pillars of Islam'),
  page('/categories/quran', 'Quran | Isnad', 'Quran'),
  page('/categories/sunnah', 'Sunnah | Isnad', 'Sunnah'),
  page('/categories/hadith', 'Hadith | Isnad', 'Hadith'),
  page('/categories/general', 'General | Isnad', 'General'),
  page('/about', 'About | Isnad', 'About'),
  page('/contact', 'Contact | Isnad', 'Contact'),
  page('/corrections', 'Corrections | Isnad', 'Corrections'),
  page('/corrections?from=26', 'Corrections 26 to 50 | Isnad', 'Corrections'),
  page(
    '/corrections/2026-11-22-first-qibla',
    'Corrected on November 22, 2026: The Kaaba and Islam’s Holy Places | Isnad',
    'The Kaaba and Islam’s Holy Places',
  ),
  page('/articles', 'Articles | Isnad', 'Articles'),
  page('/sources/quran', 'The Quran | Isnad', 'The Quran'),
  page('/sources/quran/1', 'Al-Fatihah (The Opener) | Isnad', 'Al-Fatihah The Opener'),
  page('/sources', 'Works and editions | Isnad', 'Works and editions'),
  page('/sources/quran/2/183', 'Quran 2:183 | Isnad', 'Quran 2:183'),
  page('/sources/quran/2/183-185', 'Quran 2:183-185 | Isnad', 'Quran 2:183-185'),
  page('/topics/zakat-who-pays', 'Who Pays Zakat, and How Much | Isnad', 'Who Pays Zakat, and How Much'),
  page('/topics', 'All topics | Isnad', 'All topics'),
  page('/topics/glossary', 'Glossary | Isnad', 'Glossary'),
  page('/topics/idda', '‘Idda | Isnad', '‘Idda'),
  page('/topics/words-to-say', 'Words to say | Isnad', 'Words to say'),
  page('/topics/words-to-say/prayer', 'The prayer, step by step | Isnad', 'The prayer, step by step'),
  page('/topics/names-of-god', 'The Names of God | Isnad', 'The Names of God'),
  { path: '/search', status: 200, title: 'Search | Isnad', heading: 'Search' },
  page('/ar/topics', 'كل المواضيع | Isnad', 'كل المواضيع'),
  page('/ar/topics/hajj', 'الحج إلى مكة | Isnad', 'الحج إلى مكة'),
  page('/check', 'Check a text | Isnad', 'Check a text'),
  page('/receipts', 'Receipts | Isnad', 'Receipts'),
  { path: '/maintenance', status: 200, title: 'Under maintenance | Isnad', heading: 'We are under maintenance' },
  missing('/question/1abc', 'Question not found | Isnad', 'Question not found'),
  missing('/categories/nothing', 'Category not found | Isnad', 'Category not found'),
  missing('/articles/nothing', 'Article Not Found | Isnad', 'Article Not Found'),
  missing('/articles/nothing/revisions', 'Article Not Found | Isnad', 'Article Not Found'),
  missing('/corrections/nothing', 'Correction not found | Isnad', 'Correction not found'),
  missing('/answers/nothing', 'Answer not found | Isnad', 'Answer not found'),
  missing('/sources/quran/2/287', 'Passage not found | Isnad', 'Passage not found'),
  missing('/topics/nothing', 'Note not found | Isnad', 'Note not found'),
  missing('/nothing/here', 'Page not found | Isnad', 'Oops! Page not found'),
];

/** Gives a site the sample article and an answered question, and says where they are. */
export async function fillSite({ url }: OpenSite): Promise<{ article: KnownPage; answer: KnownPage }> {
  const seeded = await fetch(`${url}/api/seed-sample-article`, { method: 'POST' });
  const { slug, title } = await seeded.json();
  const question = 'What does the Quran say about patience?';
  const { ai_suggestion: answer } = await (await fetch(`${url}/api/ask?q=${encodeURIComponent(question)}`)).json();
  const save = async (pair: { question: string; answer: string }): Promise<{ id: string }> => {
    const response = await fetch(`${url}/api/save`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...pair, userRole: 'user' }),
    });
    return response.json();
  };
  const { id } = await save({ question, answer });
  await save({ question: 'Is it so?', answer: 'So they say.' });
  return {
    article: page(`/articles/${slug}`, `${title} | Isnad`, title),
    answer: page(`/answers/${id}`, `${question} | Isnad`, question),
  };
}
