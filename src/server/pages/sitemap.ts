import type { FastifyInstance } from 'fastify';
import { RECEIPTS } from '../../contract/receipt-paths.ts';
import { categories } from '../../shared/categories.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../../web/addresses.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { xmlText } from './xml.ts';

/** As many articles as one sitemap names: the newest. */
const mostArticles = 1000;

/** What search engines ask for first. */
export function serveSitemap(
  app: FastifyInstance,
  {
    config,
    library,
    storage,
    notes,
    profiles: { profiles },
    glossary,
    wordsToSay,
  }: Pick<Context, 'config' | 'library' | 'storage' | 'notes' | 'profiles' | 'glossary' | 'wordsToSay'>,
  limits: Limits,
) {
  const address = publicUrl(config);
  const fixed = [
    addresses.home,
    addresses.questions,
    addresses.ask,
    addresses.articles,
    addresses.about,
    addresses.aboutNotes,
    addresses.contact,
    addresses.check,
    RECEIPTS,
    addresses.sources,
    addresses.topics,
    addresses.glossary,
    addresses.wordsToSay,
    addresses.namesOfGod,
    ...wordsToSay.map(({ slug }) => addresses.wordsOf(slug)),
    ...categories.map(({ slug }) => addresses.category(slug)),
    ...questions.map(({ id }) => addresses.question(id)),
    ...[...notes, ...profiles, ...glossary].map(({ slug }) => addresses.topic(slug)),
    addresses.arabicTopics,
    ...notes.flatMap(({ slug, arabic }) => (arabic ? [addresses.arabicTopic(slug)] : [])),
  ];

  app.get('/sitemap.xml', { onRequest: limits.render }, async (_request, reply) => {
    const read = storage.read((reader) => reader.articles({ limit: mostArticles }));
    const articles = config.API_BASE_URL ? [] : await read.catch(() => []);
    const works = library.current().works.map(({ id }) => addresses.work(id));
    const pages = [...fixed, ...works, ...articles.map(({ slug }) => addresses.article(slug))];
    const urls = pages.map((page) => `<url><loc>${xmlText(new URL(`${address}${page}`).href)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      );
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nSitemap: ${address}/sitemap.xml\n`),
  );
}
