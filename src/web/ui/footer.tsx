import { Link } from 'react-router';
import { categories } from '../../shared/categories.ts';
import { addresses } from '../addresses.ts';
import { LogoMark } from '../art/logo.tsx';
import { mainPages } from './main-pages.ts';

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-grid">
        <div className="site-footer-word">
          <LogoMark className="site-footer-mark" />
          <p>
            An “isnad” is the chain that ties a saying to its source. Here every quotation is tied to a named edition,
            or it is not called checked.
          </p>
        </div>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick links</h2>
          <ul>
            {mainPages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">Categories</h2>
          <ul>
            {categories
              .filter(({ name }) => name !== 'General')
              .map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={addresses.category(slug)}>{name}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-library">
          <h2 id="footer-library">The library</h2>
          <ul>
            <li>
              <Link to={addresses.topics}>All topics</Link>
            </li>
            <li>
              <Link to={addresses.search}>Search</Link>
            </li>
            <li>
              <Link to={addresses.sources}>Works and editions</Link>
            </li>
            <li>
              <Link to={addresses.check}>Check a text</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Write to us</h2>
          <p>
            Spotted a mistake? <Link to={addresses.contact}>Contact us</Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
