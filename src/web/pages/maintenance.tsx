import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import { MissingArt } from '../ui/missing-art.tsx';
import type { Route } from './+types/maintenance';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Under maintenance',
    description: 'The site is under maintenance for a few hours.',
    noindex: true,
  });

export default function Maintenance() {
  const { contact } = useSite();
  return (
    <section className="page page-narrow missing">
      <MissingArt />
      <h1>We are under maintenance</h1>
      <p className="lead">We are working on the site. We expect to be back within a few hours.</p>
      <p>
        If it cannot wait, write to <a href={`mailto:${contact.email}`}>{contact.email}</a> or call{' '}
        <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>.
      </p>
    </section>
  );
}
