import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { addresses } from '../addresses.ts';
import { LogoMark } from '../art/logo.tsx';
import readingSheet from '../browser/reading-sheet.ts?standalone';
import { Menu, Search } from './icons.tsx';
import { mainPages } from './main-pages.ts';

export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a href={addresses.home} className="wordmark" aria-label="Isnad">
          <LogoMark className="wordmark-mark" />
          <span>Isnad</span>
        </a>
        <nav className="site-nav" aria-label="Main">
          <ul>
            {mainPages.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <a href={addresses.search} className="icon-button plain-button to-search" aria-label="Search the site">
          <Search />
        </a>
        <button
          type="button"
          className="icon-button plain-button needs-scripting"
          aria-label="Reading settings"
          data-run={readingSheet}
        >
          Aa
        </button>
        <MobileMenu />
      </div>
    </header>
  );
}

/** A link to a main page; it says where it stands for that page and the pages below it. */
function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== addresses.home && pathname.startsWith(`${to}/`));
  return (
    <a href={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** A native popover: the browser opens and closes it and manages the keyboard focus without our code. */
function MobileMenu() {
  return (
    <div className="mobile-menu">
      <button type="button" className="icon-button" popoverTarget="mobile-menu" aria-label="Menu">
        <Menu />
      </button>
      <nav id="mobile-menu" popover="auto" className="mobile-sheet" aria-label="Mobile">
        <ul>
          <li>
            <PageLink to={addresses.home}>Home</PageLink>
          </li>
          <li>
            <PageLink to={addresses.questions}>Questions</PageLink>
          </li>
          <li>
            <PageLink to={addresses.about}>About</PageLink>
          </li>
        </ul>
        <div className="search-field">
          <Search />
          <input type="search" placeholder="Search" aria-label="Search" aria-describedby="mobile-search-note" />
        </div>
        <p id="mobile-search-note" className="visually-hidden">
          This search box does nothing yet. To search, open Questions.
        </p>
        <a href={addresses.ask} className="button">
          Ask Question
        </a>
      </nav>
    </div>
  );
}
