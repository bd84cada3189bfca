import { type CategoryName, categories } from '../../shared/categories.ts';
import { addresses } from '../addresses.ts';

export function CategoryBadge({ name }: { name: CategoryName }) {
  const category = categories.find((one) => one.name === name);
  if (!category) return null;
  return (
    <a href={addresses.category(category.slug)} className={`badge hue-${category.art}`}>
      {name}
    </a>
  );
}
