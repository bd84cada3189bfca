import { data } from 'react-router';
import { categoryBySlug } from '../../../shared/categories.ts';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import type { Route } from './+types/category';
import CategoryPage, { notFound } from './category-page.tsx';

export const handle: Handle = { interactive: 'category' };

export function loader({ context, params }: Route.LoaderArgs) {
  const category = categoryBySlug(params.categorySlug);
  const shelves = category ? context.get(servicesContext).notesOf(category.name) : [];
  return data(shelves, { status: category ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const category = categoryBySlug(params.categorySlug);
  return category
    ? pageMeta(siteOf(matches), {
        title: category.name,
        description: category.description,
        path: addresses.category(category.slug),
        hasCard: true,
        steps: [
          ['Questions', addresses.questions],
          [category.name, addresses.category(category.slug)],
        ],
      })
    : pageMeta(siteOf(matches), { title: notFound.title, description: notFound.text });
};

export default CategoryPage;
