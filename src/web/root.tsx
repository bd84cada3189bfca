import { type ReactNode, useEffect, useRef } from 'react';
import {
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import marginThread from './browser/margin-thread.ts?standalone';
import passagePopover from './browser/passage-popover.ts?standalone';
import readingSettings from './browser/reading-settings.ts?standalone';
import staticPages from './browser/static-pages.ts?standalone';
import './browser/view-transitions.ts';
import latin from './fonts/newsreader.woff2?url';
import { ArabicFooter, ArabicHeader } from './pages/ar/arabic-frame.tsx';
import { servicesContext } from './server-side/services.ts';
import stylesheet from './styles/site.css?url';
import { Failure } from './ui/failure.tsx';
import { Footer } from './ui/footer.tsx';
import { Header } from './ui/header.tsx';
import { Toasts } from './ui/toasts/toasts.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latin, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: MetaFunction = () => [{ title: 'Isnad' }];

export function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).site;
}

/** The operator's settings do not change during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const interactive = useInteractive();
  const matches = useMatches();
  const framed = matches.some(({ handle }) => (handle as Handle | undefined)?.framed);
  const hasMargin = import.meta.env.SSR && matches.some(({ handle }) => (handle as Handle | undefined)?.margin);
  // Arabic pages are only read, and linked as documents: no browser ever draws their frame.
  const isArabic =
    import.meta.env.SSR && matches.some(({ handle }) => (handle as Handle | undefined)?.language === 'ar');
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={isArabic ? 'ar' : 'en'}
      dir={isArabic ? 'rtl' : undefined}
      suppressHydrationWarning
      data-api={site?.apiBaseUrl}
      data-passage-popover={passagePopover}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b171d" />
        <Meta />
        {!framed && <script src={readingSettings} />}
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
          <script type="module" src={staticPages} />
          {hasMargin && <script type="module" src={marginThread} />}
          {interactive && <Toasts />}
          {interactive && <ScrollRestoration />}
          {interactive && <Scripts />}
        </body>
      )}
    </html>
  );
}

/**
 * A page that is only read is sent without React. The first page decides for the whole visit: scripts mounted later
 * would be created through innerHTML, which the content policy forbids.
 */
function useInteractive(): boolean {
  const matches = useMatches();
  if (!import.meta.env.SSR) return true;
  return !matches.some(({ handle, loaderData }) => (handle as Handle | undefined)?.reading?.(loaderData));
}

/** The `handle` that a route may export. */
export interface Handle {
  /** Whether the page with this data needs no React in the browser. */
  reading?: (loaderData: unknown) => boolean;
  /** Whether the words that it rests on stand in its margin, where the window has room. */
  margin?: true;
  /** The language of the page and of the words around it, if it is not English. */
  language?: 'ar';
  /** Whether it is made for a frame on another site: without header, footer and scripts. */
  framed?: true;
}

export default function Root() {
  useFocusOnVisit();
  return <Outlet />;
}

/** Moves the focus to the new page's content on a client-side visit, as a page load would. */
function useFocusOnVisit() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}
