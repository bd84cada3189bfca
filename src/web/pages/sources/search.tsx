import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { ArrowLeft } from '../../ui/icons.tsx';
import type { Route } from './+types/search';
import { orMissing, WorkNotFound } from './found-work.tsx';
import { directionOf } from './languages.ts';
import { SearchForm } from './search-form.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { library, doNotCache } = context.get(servicesContext);
  const question = url.searchParams.get('q')?.slice(0, 300) ?? '';
  return orMissing(library.search(params.work, question), doNotCache);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: found }) =>
  pageMeta(siteOf(matches), {
    title: found?.kind === 'found' ? `Search in ${found.found.work.title}` : 'Work not found',
    description: 'Passages of a work in this library that have the words of a question.',
    noindex: true,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'missing') return <WorkNotFound why={loaderData.why} />;
  const { work, question, found } = loaderData.found;
  return (
    <div className="page page-reading static numbers-page">
      <a href={addresses.work(work.id)} className="back">
        <ArrowLeft /> {work.title}
      </a>
      <h1>Search in {work.title}</h1>
      <SearchForm work={work.id} question={question} />
      {question.trim() !== '' && found.length === 0 && (
        <p>
          No passage here has these words. That does not mean that none says it: try other words, or a part of a word’s
          family.
        </p>
      )}
      {found.map(({ path, reference, around }) => (
        <article key={path} className="number-found">
          <h2>
            <a href={path}>{reference}</a>
          </h2>
          <p lang={around.language} dir={directionOf(around.language)}>
            {around.text}
          </p>
        </article>
      ))}
    </div>
  );
}
