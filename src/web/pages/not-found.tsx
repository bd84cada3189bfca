import { data } from 'react-router';
import { addresses } from '../addresses.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { Missing } from '../ui/missing.tsx';
import type { Route } from './+types/not-found';
import { SiteSearchForm } from './search/search-form.tsx';

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), { title: 'Page not found', description: 'There is no page at this address.' });

export default function NotFound() {
  return (
    <Missing
      title="Oops! Page not found"
      text="There is no page at this address. It may have moved, or the address may have a typing mistake."
      to={addresses.home}
      label="Return to Home"
      more={{ to: addresses.topics, label: 'All topics' }}
    >
      <SiteSearchForm />
    </Missing>
  );
}
