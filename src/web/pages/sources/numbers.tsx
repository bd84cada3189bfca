import type { Numbers } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { ArrowLeft } from '../../ui/icons.tsx';
import type { Route } from './+types/numbers';
import { orMissing, WorkNotFound } from './found-work.tsx';
import { directionOf } from './languages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { library, doNotCache } = context.get(servicesContext);
  const number = url.searchParams.get('number')?.slice(0, 20) ?? undefined;
  return orMissing(library.numbers(params.work, number), doNotCache);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: found }) => {
  const site = siteOf(matches);
  if (found?.kind !== 'found') {
    return pageMeta(site, { title: 'Work not found', description: 'This library does not hold this collection.' });
  }
  const { id, title } = found.found.work;
  return pageMeta(site, {
    title: `Numbers of ${title}`,
    description: `Which hadith of ${title} stands under a number, in every way of counting that this library knows.`,
    path: addresses.numbers(id),
  });
};

export default function NumbersPage({ loaderData: found }: Route.ComponentProps) {
  if (found.kind === 'missing') return <WorkNotFound why={found.why} />;
  const numbers = found.found;
  const { work, number, found: results } = numbers;
  return (
    <div className="page page-reading static numbers-page">
      <a href={addresses.work(work.id)} className="back">
        <ArrowLeft /> {work.title}
      </a>
      <h1>Numbers of {work.title}</h1>
      <p className="lead">
        Editions and sites count the same hadith differently. Look up a number to see which text stands under it in each
        way of counting.
      </p>
      <form method="get" action={addresses.numbers(work.id)} className="number-form">
        <label htmlFor="number">Number</label>
        <span className="search-field">
          <input id="number" name="number" defaultValue={number} autoComplete="off" maxLength={20} />
        </span>
        <button type="submit" className="button">
          Look up
        </button>
      </form>
      {results && <Results numbers={numbers} />}
      <Comparison numbers={numbers} />
    </div>
  );
}

const titleOf = ({ schemes }: Numbers, id: string) => schemes.find((scheme) => scheme.id === id)?.title ?? id;

function Results({ numbers }: { numbers: Numbers }) {
  const { number, found = [] } = numbers;
  return found.map(({ scheme, passages }) => (
    <section key={scheme} className="number-found" aria-labelledby={`scheme-${scheme}`}>
      <h2 id={`scheme-${scheme}`}>
        {number} <span>{titleOf(numbers, scheme)}</span>
      </h2>
      {passages.length === 0 && <p>No hadith here has this number.</p>}
      {passages.map(({ path, reference, opening, numbers: others }) => (
        <article key={path + reference}>
          <h3>
            <a href={path}>{reference}</a>
          </h3>
          <p lang={opening.language} dir={directionOf(opening.language)}>
            {opening.text}
          </p>
          <ul className="number-list">
            {others.map((other) => (
              <li key={other.scheme}>
                {titleOf(numbers, other.scheme)}: <strong>{other.number}</strong>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  ));
}

/** What is known of the numbers as a whole. */
function Comparison({ numbers }: { numbers: Numbers }) {
  const { work, proof, compared, mismatches } = numbers;
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">What is known of these numbers</h2>
      <p>
        {proof && proof.held > 0
          ? `Of ${proof.known} well-known hadith ${proof.held} are here, and ${proof.found} stand under the numbers by which they are cited.`
          : 'No well-known hadith prove these numbers: compare a few before you rely on them.'}
      </p>
      {mismatches.length > 0 && (
        <>
          <p>The source has these under other numbers than readers cite. They were looked for by their words:</p>
          <ul>
            {mismatches.map(({ number, passage }) => (
              <li key={number}>
                {passage ? <a href={passage.path}>{passage.reference}</a> : `${work.title} ${number}: not found`}
              </li>
            ))}
          </ul>
        </>
      )}
      {compared.length > 0 && (
        <ul>
          {compared.map(({ scheme, passages, same }) => (
            <li key={scheme}>
              {titleOf(numbers, scheme)}: {passages.toLocaleString('en-US')} of {work.passages.toLocaleString('en-US')}{' '}
              hadith have a number, {same.toLocaleString('en-US')} of them the same by which they are cited.
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
