import { type ReactNode, useContext } from 'react';
import { Links, Meta, type MetaFunction, Outlet, useMatches, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { addresses } from './addresses.ts';
import marginThread from './browser/margin-thread.ts?standalone';
import passagePopover from './browser/passage-popover.ts?standalone';
import readingSettings from './browser/reading-settings.ts?standalone';
import staticPages from './browser/static-pages.ts?standalone';
import latin from './fonts/newsreader.woff2?url';
import type { InteractivePage } from './interactive-pages.ts';
import { ArabicFooter, ArabicHeader } from './pages/ar/arabic-frame.tsx';
import { BuiltFiles } from './server-side/built-files.ts';
import { servicesContext } from './server-side/services.ts';
import stylesheet from './styles/site.css?url';
import { Failure } from './ui/failure.tsx';
import { Footer } from './ui/footer.tsx';
import { Header } from './ui/header.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latin, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'search', type: 'application/opensearchdescription+xml', href: addresses.openSearch, title: 'Isnad' },
  { rel: 'alternate', type: 'application/atom+xml', href: addresses.atomFeed, title: 'Isnad: articles' },
];

export const meta: MetaFunction = () => [{ title: 'Isnad' }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).site;
}

/** The document around a page: drawn by the server alone. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const framed = handles.some((handle) => handle?.framed);
  const hasMargin = handles.some((handle) => handle?.margin);
  const isArabic = handles.some((handle) => handle?.language === 'ar');
  const interactive = handles.find((handle) => handle?.interactive)?.interactive;
  const site = useRouteLoaderData<typeof loader>('root');
  const integrityOf = (address: string) => site?.scriptIntegrity[address];
  return (
    <html
      lang={isArabic ? 'ar' : 'en'}
      dir={isArabic ? 'rtl' : undefined}
      data-base={site?.basePath || undefined}
      data-api={site?.apiBaseUrl}
      data-passage-popover={passagePopover}
      data-offline={site?.offlineReading && !framed ? '/service-worker.js' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b171d" />
        <Meta />
        {!framed && <script src={readingSettings} integrity={integrityOf(readingSettings)} />}
        <Links />
        {/* A link leaves the frame. */}
        {framed && <base target="_blank" />}
      </head>
      {framed ? (
        <body className="framed">
          <main>{children}</main>
        </body>
      ) : (
        <body>
          <a className="skip-link" href="#main">
            {isArabic ? 'إلى المحتوى' : 'Skip to the content'}
          </a>
          {isArabic ? <ArabicHeader /> : <Header />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {isArabic ? <ArabicFooter /> : <Footer />}
          <script type="module" src={staticPages} integrity={integrityOf(staticPages)} />
          {hasMargin && <script type="module" src={marginThread} integrity={integrityOf(marginThread)} />}
          {interactive && <PageScripts page={interactive} integrityOf={integrityOf} />}
        </body>
      )}
    </html>
  );
}

interface PageScriptsProps {
  page: InteractivePage;
  integrityOf: (address: string) => string | undefined;
}

/** What a page needs to go on in the browser: its data, and React, which comes after what is seen. */
function PageScripts({ page, integrityOf }: PageScriptsProps) {
  const files = useContext(BuiltFiles);
  const match = useMatches().at(-1);
  if (!files || !match) return null;
  const { entry, hmr, routes } = files;
  const preloaded = new Set([...entry.imports, ...(routes[match.id]?.imports ?? [])]);
  return (
    <>
      {[...preloaded].filter(isNeeded).map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      {/* In development it has to come first, so the next one is not `async` then. */}
      {hmr && <script type="module" src={hmr.runtime} />}
      <script
        type="module"
        async={!hmr}
        src={entry.module}
        integrity={integrityOf(entry.module)}
        fetchPriority="low"
        // With a listener the script stays here, after the content. Without one React moves an async script into the
        // head, where a script that comes faster than the page finds no content to take over.
        onLoad={() => undefined}
        id="interactive-page"
        data-page={page}
        data-props={JSON.stringify({ loaderData: match.loaderData, params: match.params })}
      />
    </>
  );
}

/** The build makes every route a module for a router in the browser, and there is none. */
const isNeeded = (file: string) => !file.startsWith('/assets/router-');

/** The `handle` that a route may export. */
export interface Handle {
  /** The page with which React goes on in the browser. All other pages are only read. */
  interactive?: InteractivePage;
  /** Whether the words that it rests on stand in its margin, where the window has room. */
  margin?: true;
  /** The language of the page and of the words around it, if it is not English. */
  language?: 'ar';
  /** Whether it is made for a frame on another site: without header, footer and scripts. */
  framed?: true;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
