import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { addresses } from '../addresses.ts';
import { LogoMark } from '../art/logo.tsx';
import readingSheet from '../browser/reading-sheet.ts?standalone';
import { Menu, Search } from './icons.tsx';
import { mainPages } from './main-pages.ts';

export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Link to={addresses.home} className="wordmark" aria-label="Isnad">
          <LogoMark className="wordmark-mark" />
          <span>Isnad</span>
        </Link>
        <nav className="site-nav" aria-label="Main">
          <ul>
            {mainPages.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === addresses.home} prefetch="intent" viewTransition>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link to={addresses.search} className="icon-button plain-button to-search" aria-label="Search the site">
          <Search />
        </Link>
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

/** A native popover: the browser opens and closes it and manages the keyboard focus without our code. */
function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <div className="mobile-menu">
      <button type="button" className="icon-button" popoverTarget="mobile-menu" aria-label="Menu">
        <Menu />
      </button>
      <nav id="mobile-menu" popover="auto" ref={menu} className="mobile-sheet" aria-label="Mobile">
        <ul>
          <li>
            <NavLink to={addresses.home} end onClick={close}>
              Home
            </NavLink>
          </li>
          <li>
            <NavLink to={addresses.questions} onClick={close}>
              Questions
            </NavLink>
          </li>
          <li>
            <NavLink to={addresses.about} onClick={close}>
              About
            </NavLink>
          </li>
        </ul>
        <div className="search-field">
          <Search />
          <input type="search" placeholder="Search" aria-label="Search" aria-describedby="mobile-search-note" />
        </div>
        <p id="mobile-search-note" className="visually-hidden">
          This search box does nothing yet. To search, open Questions.
        </p>
        <Link to={addresses.ask} className="button" onClick={close}>
          Ask Question
        </Link>
      </nav>
    </div>
  );
}
