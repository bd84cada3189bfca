import { data } from 'react-router';
import type { LibraryWork } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { Ornament } from '../../art/ornament.tsx';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { ArrowRight } from '../../ui/icons.tsx';
import type { Route } from './+types/sources';
import { Editions, WorkFacts } from './work-facts.tsx';

// The works are those of the server that sends this page, also when another API is configured.
export async function loader({ context }: Route.LoaderArgs) {
  return data(await context.get(servicesContext).library.sources());
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Works and editions',
    description:
      'What this library holds: every work and edition, where its text comes from, on what terms, and what it lacks.',
    path: addresses.sources,
  });

export default function Sources({ loaderData }: Route.ComponentProps) {
  const { works } = loaderData;
  return (
    <div className="page page-reading static sources-page">
      <h1>Works and editions</h1>
      <p className="lead">
        A verdict on this site is a fact about these texts and nothing else: the words are here, or they are not.
      </p>
      {works.length > 1 && (
        <nav className="works" aria-label="Works">
          {works.map(({ id, title }) => (
            <a key={id} href={`#work-${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {works.map((work) => (
        <Work key={work.id} work={work} />
      ))}
      <Ornament className="static-ornament" />
      <h2>What we do not hold yet</h2>
      <p>
        Any hadith collection, commentary or translation that is not in the list above. A citation of a work that is not
        listed is called “not checked here”, which does not mean that it is wrong.
      </p>
      <p>
        <a href={addresses.check}>Check a text yourself</a>
      </p>
    </div>
  );
}

function Work({ work }: { work: LibraryWork }) {
  const { id, title, first, editions } = work;
  return (
    <section className="work" aria-labelledby={`work-${id}`}>
      <header>
        <h2 id={`work-${id}`}>
          <a href={addresses.work(id)}>{title}</a>
        </h2>
        {first && (
          <a href={first.path} className="more">
            Start reading at {first.reference} <ArrowRight />
          </a>
        )}
      </header>
      <WorkFacts work={work} />
      <Editions editions={editions} />
    </section>
  );
}
