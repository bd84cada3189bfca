import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CorrectionMark } from '../../contract/entities.ts';
import type { ArticleRow } from '../../storage/port.ts';
import { addresses } from '../../web/addresses.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { keptUntil } from '../kept.ts';
import type { Limits } from '../rate-limit.ts';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { xmlText } from './xml.ts';

/** The newest articles, whole. */
const MOST = 20;

const TITLE = 'Isnad: articles';
const SUBTITLE = 'Articles about Islam with checked sources.';

type FeedsContext = Pick<Context, 'config' | 'storage' | 'texts' | 'corrections'>;

interface FeedArticle extends Pick<ArticleRow, 'slug' | 'title' | 'summary' | 'createdAt'> {
  /** When it was last changed, or else written. */
  updatedAt: Date;
  url: string;
  /** Sanitised HTML whose links lead here from anywhere. */
  html: string;
}

/** What feed readers and the search field of browsers ask for. With another API there are no articles of this server. */
export function serveFeeds(
  app: FastifyInstance,
  { config, storage, texts, corrections }: FeedsContext,
  limits: Limits,
): void {
  const address = publicUrl(config);

  async function make(): Promise<Record<'atom' | 'json', ReadyBody>> {
    const rows = config.API_BASE_URL ? [] : await storage.read((reader) => reader.articles({ limit: MOST }));
    const ids = rows.map(({ id }) => id);
    const marks = await storage.read((reader) => corrections.ofRows(reader, 'article', ids));
    const articles: FeedArticle[] = [];
    for (const { id, slug, title, summary, content, createdAt, changedAt } of rows) {
      const clean = await texts.run({ kind: 'sanitize-article', html: content });
      const corrected = marks(id)
        .map((mark) => correctionHtml(mark, address))
        .join('');
      const html = corrected + clean.replaceAll(' href="/', ` href="${xmlText(address)}/`);
      articles.push({
        slug,
        title,
        summary,
        createdAt,
        updatedAt: changedAt ?? createdAt,
        html,
        url: new URL(`${address}${addresses.article(slug)}`).href,
      });
    }
    const ready = async (text: string): Promise<ReadyBody> => {
      const identity = Buffer.from(text);
      return { forms: await encodeBody(identity), etag: etagOf(identity) };
    };
    return { atom: await ready(atomOf(articles, address)), json: await ready(jsonOf(articles, address)) };
  }

  /** Made again after each write of an article. */
  const feeds = keptUntil(async () => (await storage.revisions()).articles, make);

  const types = { atom: 'application/atom+xml; charset=utf-8', json: 'application/feed+json; charset=utf-8' };
  for (const [kind, path] of [
    ['atom', addresses.atomFeed],
    ['json', addresses.jsonFeed],
  ] as const) {
    app.get(path, { onRequest: limits.read }, async (request: FastifyRequest, reply) => {
      const ready = (await feeds())[kind];
      return sendReady(request, reply.type(types[kind]).header('Cache-Control', 'no-cache'), ready);
    });
  }

  app.get(addresses.openSearch, async (_request, reply) =>
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(openSearchOf(address)),
  );
}

/** Who reads an article in a feed is told of its corrections there, too. */
function correctionHtml({ id, of, date, summary }: CorrectionMark, address: string): string {
  const what = of === 'article' ? 'This article' : 'A note that this article rests on';
  const url = xmlText(`${address}${addresses.correction(id)}`);
  return `<p><strong>${what} was corrected on ${date.slice(0, 10)}:</strong> ${xmlText(summary)} <a href="${url}">What was wrong</a></p>`;
}

function atomOf(articles: readonly FeedArticle[], address: string): string {
  const updated = new Date(Math.max(0, ...articles.map(({ updatedAt }) => updatedAt.getTime())));
  const entries = articles.map(
    ({ title, summary, createdAt, updatedAt, html, url }) => `  <entry>
    <id>${xmlText(url)}</id>
    <title>${xmlText(title)}</title>
    <link href="${xmlText(url)}"/>
    <published>${createdAt.toISOString()}</published>
    <updated>${updatedAt.toISOString()}</updated>
    <summary>${xmlText(summary)}</summary>
    <content type="html">${xmlText(html)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xmlText(`${address}${addresses.atomFeed}`)}</id>
  <title>${TITLE}</title>
  <subtitle>${SUBTITLE}</subtitle>
  <link rel="self" href="${xmlText(`${address}${addresses.atomFeed}`)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(`${address}${addresses.articles}`)}"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>Isnad</name><uri>${xmlText(address)}</uri></author>
${entries.join('\n')}
</feed>
`;
}

/** JSON Feed 1.1. */
const jsonOf = (articles: readonly FeedArticle[], address: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: SUBTITLE,
    language: 'en',
    home_page_url: `${address}${addresses.articles}`,
    feed_url: `${address}${addresses.jsonFeed}`,
    authors: [{ name: 'Isnad', url: address }],
    items: articles.map(({ title, summary, createdAt, updatedAt, html, url }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      date_published: createdAt.toISOString(),
      date_modified: updatedAt.toISOString(),
    })),
  });

const openSearchOf = (address: string): string => `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Isnad</ShortName>
  <Description>Notes, verses, people, terms and articles about Islam, with checked sources.</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${xmlText(`${address}/favicon.svg`)}</Image>
  <Url type="text/html" template="${xmlText(`${address}${addresses.search}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
