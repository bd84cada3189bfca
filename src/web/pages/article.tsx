import { data, redirect } from 'react-router';
import { refusedWith } from '../../contract/errors.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { addresses } from '../addresses.ts';
import { publicAddress } from '../base-path.ts';
import lateArticle from '../browser/late-article.ts?standalone';
import italic from '../fonts/newsreader-italic.woff2?url';
import { logFailure } from '../log-failure.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Handle } from '../root.tsx';
import { drawArticle } from '../server-side/draw-article.tsx';
import { outlineArticle, readingMinutes } from '../server-side/outline-article.ts';
import { servicesContext } from '../server-side/services.ts';
import { structuredArticle } from '../server-side/structured-article.ts';
import { ArticleBody, type ShownArticle } from '../ui/article-body.tsx';
import { citedPassages } from '../ui/cited-passages.tsx';
import { Missing } from '../ui/missing.tsx';
import { ArticleSkeleton } from '../ui/skeletons.tsx';
import type { Route } from './+types/article';

type ArticleState =
  | { kind: 'article'; article: ShownArticle }
  | { kind: 'missing' }
  | { kind: 'failed' }
  /** The API was too slow for the server-rendered view: the browser asks again. */
  | { kind: 'pending' };

export const handle: Handle = { margin: true };

/** The base address of this site's own calls. */
const OWN_API = '/api';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, sanitizeArticle, withChecks, passages, namedWorks, aboutArticle, site, deadline, doNotCache } =
    context.get(servicesContext);
  try {
    const article = await client.article(params.slug, deadline);
    if (article.slug !== params.slug) return redirect(addresses.article(article.slug), 301);
    const html = await sanitizeArticle(article.content);
    const drawn = await drawArticle(
      html,
      async (text) => {
        const [checked] = await withChecks([{ question: '', answer: text }]);
        return checked?.check;
      },
      passages,
      namedWorks,
    );
    const references = drawn.check?.citations.map(({ reference }) => reference) ?? [];
    const { content, headings } = outlineArticle(drawn.content);
    return data<ArticleState>({
      kind: 'article',
      article: {
        ...article,
        check: drawn.check,
        works: drawn.works,
        content,
        headings,
        minutes: readingMinutes(html),
        cited: citedPassages(drawn.check, passages(references)),
        ways: await aboutArticle(params.slug, references),
        isForeign: site.apiBaseUrl !== OWN_API,
      },
    });
  } catch (error) {
    doNotCache();
    const status = refusedWith(error);
    if (status === 404) return data<ArticleState>({ kind: 'missing' }, { status: 404 });
    if (deadline.aborted) return data<ArticleState>({ kind: 'pending' });
    logFailure(error);
    return data<ArticleState>({ kind: 'failed' }, { status: status === 503 ? 503 : 502 });
  }
}

/** Words of Arabic stand in italics from the first line on: their face comes with the page. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: italic, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData: state, params }) => {
  const site = siteOf(matches);
  if (state?.kind !== 'article') {
    const title = state?.kind === 'pending' ? 'Article' : 'Article Not Found';
    return pageMeta(site, { title, description: 'An article of Isnad.' });
  }
  const { title, summary, created_at, changed_at, cited, ways, minutes } = state.article;
  const { publicUrl } = site ?? {};
  const path = addresses.article(params.slug);
  const url = publicAddress(path, publicUrl);
  const steps = [
    ['Articles', addresses.articles],
    [title, path],
  ] as const;
  return [
    ...pageMeta(site, { title, description: summary || title, path, type: 'article', hasCard: true, steps }),
    { property: 'article:published_time', content: created_at },
    ...(changed_at ? [{ property: 'article:modified_time', content: changed_at }] : []),
    {
      'script:ld+json': structuredArticle({
        title,
        summary,
        published: created_at,
        modified: changed_at,
        url,
        publicUrl,
        citations: cited.flatMap(({ reference }) => {
          const passage = parseReference(reference);
          return passage ? [{ name: reference, path: addresses.source(passage) }] : [];
        }),
        section: ways.category,
        minutes,
      }),
    },
  ];
};

export default function ArticlePage({ loaderData: state }: Route.ComponentProps) {
  switch (state.kind) {
    case 'article':
      return <ArticleBody article={state.article} />;
    case 'pending':
      return <LateArticle />;
    case 'missing':
      return <ArticleNotFound text="The article you are looking for could not be found." />;
    case 'failed':
      return <FailedArticle />;
  }
}

const ArticleNotFound = ({ text }: { text: string }) => (
  <Missing title="Article Not Found" text={text} to={addresses.articles} label="Back to Articles" />
);

const FailedArticle = () => <ArticleNotFound text="Failed to load article" />;

/** Its place is kept until the browser has it, or knows that there is none. */
const LateArticle = () => (
  <>
    <ArticleSkeleton />
    <template id="failed-article">
      <FailedArticle />
    </template>
    <script type="module" src={lateArticle} />
  </>
);
