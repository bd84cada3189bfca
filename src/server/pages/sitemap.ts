import type { FastifyInstance, FastifyReply } from 'fastify';
import { RECEIPTS } from '../../contract/receipt-paths.ts';
import { surahs } from '../../references/surahs.ts';
import { categories } from '../../shared/categories.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../../web/addresses.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { Limits } from '../rate-limit.ts';
import { xmlText } from './xml.ts';

/** As many addresses as one sitemap may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

interface Address {
  path: string;
  changed?: Date;
}

/**
 * What search engines ask for first: all pages in one sitemap or, where they are too many for one, an index of sitemaps. An
 * article stays in the sitemap of its number, so that a new one changes only the last.
 */
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
  limits: Pick<Limits, 'render'>,
  most = MOST_ADDRESSES,
) {
  const address = publicUrl(config);
  const fixed = [
    addresses.home,
    addresses.questions,
    addresses.ask,
    addresses.articles,
    addresses.about,
    addresses.aboutNotes,
    addresses.corrections,
    addresses.contact,
    addresses.check,
    RECEIPTS,
    addresses.sources,
    ...surahs.map(({ number }) => addresses.surah(number)),
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

  const articlesIn = async (range: { after: number; upTo: number }): Promise<Address[]> => {
    const rows = await storage.read((reader) => reader.articleAddresses(range));
    return rows.map(({ slug, createdAt }) => ({ path: addresses.article(slug), changed: createdAt }));
  };
  /** The key of the newest article; 0 where there is none, or where they are another API's. */
  const newest = async (): Promise<number> => {
    if (config.API_BASE_URL) return 0;
    const [row] = await storage.read((reader) => reader.articles({ limit: 1 }));
    return row?.id ?? 0;
  };
  const pages = (): Address[] => [
    ...fixed.map((path) => ({ path })),
    ...library.current().works.map(({ id }) => ({ path: addresses.work(id) })),
  ];
  const urlOf = (path: string) => xmlText(new URL(`${address}${path}`).href);
  const urlset = (entries: readonly Address[]) =>
    xmlDocument(
      'urlset',
      entries.map(({ path, changed }) => {
        const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
        return `<url><loc>${urlOf(path)}</loc>${lastmod}</url>`;
      }),
    );

  app.get('/sitemap.xml', { onRequest: limits.render }, async (_request, reply) => {
    // While the database is away the other pages are named.
    const [all, last] = [pages(), await newest().catch(() => 0)];
    if (all.length + last <= most) {
      const articles = last === 0 ? [] : await articlesIn({ after: 0, upTo: last }).catch(() => []);
      return sendXml(reply, urlset([...all, ...articles]));
    }
    const parts = [
      ...numbersOf(all.length, most).map(partOf('pages')),
      ...numbersOf(last, most).map(partOf('articles')),
    ];
    const entries = parts.map((path) => `<sitemap><loc>${urlOf(path)}</loc></sitemap>`);
    return sendXml(reply, xmlDocument('sitemapindex', entries));
  });

  app.get<{ Params: { number: string } }>(
    '/sitemap-pages-:number(^[1-9]\\d{0,5}$).xml',
    { onRequest: limits.render },
    async ({ params }, reply) => {
      const from = (Number(params.number) - 1) * most;
      const part = pages().slice(from, from + most);
      return part.length > 0 ? sendXml(reply, urlset(part)) : reply.callNotFound();
    },
  );

  app.get<{ Params: { number: string } }>(
    '/sitemap-articles-:number(^[1-9]\\d{0,5}$).xml',
    { onRequest: limits.render },
    async ({ params }, reply) => {
      const after = (Number(params.number) - 1) * most;
      if (config.API_BASE_URL || after >= (await newest())) return reply.callNotFound();
      return sendXml(reply, urlset(await articlesIn({ after, upTo: after + most })));
    },
  );

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nSitemap: ${address}/sitemap.xml\n`),
  );
}

const partOf = (kind: 'pages' | 'articles') => (number: number) => `/sitemap-${kind}-${number}.xml`;

/** The numbers, from one on, of the parts of so many. */
const numbersOf = (count: number, most: number) => Array.from({ length: Math.ceil(count / most) }, (_, at) => at + 1);

const xmlDocument = (name: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${name}>`;

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('Cache-Control', 'no-cache').send(xml);
