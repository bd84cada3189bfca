import { Suspense, useEffect } from 'react';
import { Await, data, type MetaDescriptor, useRevalidator } from 'react-router';
import type { Article } from '../../contract/entities.ts';
import { refusedWith } from '../../contract/errors.ts';
import { addresses } from '../addresses.ts';
import italic from '../fonts/newsreader-italic.woff2?url';
import { logFailure } from '../log-failure.ts';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import type { Handle } from '../root.tsx';
import { drawArticle } from '../server-side/draw-article.tsx';
import { type Site, servicesContext } from '../server-side/services.ts';
import { structuredArticle } from '../server-side/structured-article.ts';
import { ArticleBody, type ShownArticle } from '../ui/article-body.tsx';
import { Missing } from '../ui/missing.tsx';
import { ArticleSkeleton } from '../ui/skeletons.tsx';
import type { Route } from './+types/article';

type Settled =
  | { kind: 'article'; article: ShownArticle }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The API was too slow for the server-rendered view: the browser asks again. */
  | { kind: 'pending' };
type Loading = { kind: 'loading'; settled: Promise<Settled> };

// An article that was loaded, or is known to be missing, needs no React in the browser.
export const handle: Handle = {
  reading: (loaderData) => (loaderData as Settled | undefined)?.kind !== 'pending',
  margin: true,
};

/** The base address of this site's own calls. */
const OWN_API = '/api';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, sanitizeArticle, withChecks, passages, site, deadline, doNotCache } = context.get(servicesContext);
  try {
    const article = await client.article(params.slug, deadline);
    const drawn = await drawArticle(
      await sanitizeArticle(article.content),
      async (text) => {
        const [checked] = await withChecks([{ question: '', answer: text }]);
        return checked?.check;
      },
      passages,
    );
    const isForeign = site.apiBaseUrl !== OWN_API;
    return data<Settled>({ kind: 'article', article: { ...article, ...drawn, isForeign } });
  } catch (error) {
    doNotCache();
    const status = refusedWith(error);
    if (status === 404) return data<Settled>({ kind: 'missing' }, { status: 404 });
    if (deadline.aborted) return data<Settled>({ kind: 'pending' });
    logFailure(error);
    return data<Settled>({ kind: 'failed' }, { status: status === 503 ? 503 : 502 });
  }
}

/**
 * The browser, too, gets an article from this site's server: that is where its HTML is sanitised. The promise is not
 * awaited, so that the skeleton shows at once.
 */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Loading {
  const settled = serverLoader().catch((error: unknown): Settled => {
    logFailure(error);
    return { kind: 'failed' };
  });
  return { kind: 'loading', settled };
}

/** Words of Arabic stand in italics from the first line on: their face comes with the page. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: italic, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData: state, params }) => {
  // On a client-side visit the head comes with the article (`ArticleHead`).
  if (state?.kind === 'loading') return [{ title: 'Article | Isnad' }];
  const site = siteOf(matches);
  if (state?.kind !== 'article') {
    const title = state?.kind === 'pending' ? 'Article' : 'Article Not Found';
    return pageMeta(site, { title, description: 'An article of Isnad.' });
  }
  const { title, summary, created_at } = state.article;
  const { publicUrl } = site ?? {};
  const url = new URL(addresses.article(params.slug), publicUrl).href;
  return [
    ...articleMeta(site, state.article, params.slug),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': structuredArticle({ title, summary, published: created_at, url, publicUrl }) }]
      : []),
  ];
};

function articleMeta(site: Site | undefined, { title, summary, created_at }: Article, slug: string): MetaDescriptor[] {
  const path = addresses.article(slug);
  return [
    ...pageMeta(site, { title, description: summary || title, path, type: 'article' }),
    { property: 'article:published_time', content: created_at },
  ];
}

/** The head of an article that was loaded after its page: React hoists these elements and removes them later. */
function ArticleHead({ article, slug }: { article: Article; slug: string }) {
  const site = useSite();
  return articleMeta(site, article, slug).map((descriptor) => {
    if ('title' in descriptor) return null;
    const { tagName, ...attributes } = descriptor as Record<string, string>;
    const Tag = tagName === 'link' ? 'link' : 'meta';
    return <Tag key={JSON.stringify(descriptor)} {...attributes} />;
  });
}

export default function ArticlePage({ loaderData: state, params }: Route.ComponentProps) {
  if (state.kind === 'loading') {
    return (
      <Suspense fallback={<ArticleSkeleton />}>
        <Await resolve={state.settled}>
          {(settled) => (
            <>
              {settled.kind === 'article' && <ArticleHead article={settled.article} slug={params.slug} />}
              <ArticleState state={settled} />
            </>
          )}
        </Await>
      </Suspense>
    );
  }
  return <ArticleState state={state} />;
}

function ArticleState({ state }: { state: Settled }) {
  switch (state.kind) {
    case 'article':
      return <ArticleBody article={state.article} />;
    case 'pending':
      return <PendingArticle />;
    case 'missing':
      return <ArticleNotFound text="The article you are looking for could not be found." />;
    case 'failed':
      return <ArticleNotFound text="Failed to load article" />;
  }
}

const ArticleNotFound = ({ text }: { text: string }) => (
  <Missing title="Article Not Found" text={text} to={addresses.articles} label="Back to Articles" />
);

function PendingArticle() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    revalidate();
  }, [revalidate]);
  return <ArticleSkeleton />;
}
