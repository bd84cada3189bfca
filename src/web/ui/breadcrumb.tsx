import { type CategoryName, categories } from '../../shared/categories.ts';
import { addresses } from '../addresses.ts';

interface BreadcrumbProps {
  category: CategoryName;
  /** The shelf of the category on which the page is. */
  shelf?: string | undefined;
}

/** Where a page is, and the way up. */
export function Breadcrumb({ category, shelf }: BreadcrumbProps) {
  const found = categories.find(({ name }) => name === category);
  if (!found) return null;
  return (
    <nav className={`breadcrumb hue-${found.art}`} aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={addresses.category(found.slug)}>{category}</a>
        </li>
        {shelf && shelf !== category && (
          <li>
            <a href={addresses.shelf(found.slug, shelf)}>{shelf}</a>
          </li>
        )}
      </ol>
    </nav>
  );
}
