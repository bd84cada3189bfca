import type { Chapter } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { ArrowLeft } from '../../ui/icons.tsx';
import type { Route } from './+types/work';
import { orMissing, WorkNotFound } from './found-work.tsx';
import { SearchForm } from './search-form.tsx';
import { Editions, WorkFacts } from './work-facts.tsx';

// The work is that of the server that sends this page, also when another API is configured.
export async function loader({ context, params }: Route.LoaderArgs) {
  const { library, doNotCache } = context.get(servicesContext);
  return orMissing(library.work(params.work), doNotCache);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: found }) => {
  const site = siteOf(matches);
  if (found?.kind !== 'found') {
    return pageMeta(site, { title: 'Work not found', description: 'This library does not hold this work.' });
  }
  const { id, title, numbering } = found.found;
  const description = `${title} in this library: its contents, its editions, and how it is numbered (${numbering}).`;
  return pageMeta(site, { title, description, path: addresses.work(id), hasCard: true });
};

export default function WorkPage({ loaderData: found }: Route.ComponentProps) {
  if (found.kind === 'missing') return <WorkNotFound why={found.why} />;
  const work = found.found;
  return (
    <div className="page page-reading static work-page">
      <a href={addresses.sources} className="back">
        <ArrowLeft /> Works and editions
      </a>
      <h1>{work.title}</h1>
      <WorkFacts work={work} />
      {work.kind !== 'quran' && <SearchForm work={work.id} />}
      {work.kind === 'hadith' && (
        <p>
          <a href={addresses.numbers(work.id)}>Look up a number</a> from a book or a site that counts otherwise.
        </p>
      )}
      {work.chapters.length > 0 && (
        <section aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol className="contents">
            {work.chapters.map((chapter) => (
              <ContentsRow key={chapter.path} {...chapter} />
            ))}
          </ol>
        </section>
      )}
      <h2>Editions</h2>
      <Editions editions={work.editions} />
    </div>
  );
}

function ContentsRow({ path, reference, title, arabicTitle, passages }: Chapter) {
  return (
    <li>
      <a href={path}>{title || reference}</a>
      {arabicTitle && (
        <span lang="ar" dir="rtl">
          {arabicTitle}
        </span>
      )}
      <span className="contents-count">{passages.toLocaleString('en-US')}</span>
    </li>
  );
}
