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
                <a href={to}>{label}</a>
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
                  <a href={addresses.category(slug)}>{name}</a>
                </li>
              ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-library">
          <h2 id="footer-library">The library</h2>
          <ul>
            <li>
              <a href={addresses.topics}>All topics</a>
            </li>
            <li>
              <a href={addresses.search}>Search</a>
            </li>
            <li>
              <a href={addresses.sources}>Works and editions</a>
            </li>
            <li>
              <a href={addresses.check}>Check a text</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2>Write to us</h2>
          <p>
            Spotted a mistake? <a href={addresses.contact}>Contact us</a>
          </p>
          <p>
            <a href={addresses.corrections}>Corrections</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
