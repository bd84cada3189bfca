import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { type CorrectionsPart, servicesContext } from '../../server-side/services.ts';
import stylesheet from '../../styles/corrections.css?url';
import type { Route } from './+types/corrections';
import { OneCorrection } from './one-correction.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  const from = /^[1-9]\d{0,3}$/.exec(url.searchParams.get('from') ?? '')?.[0] ?? '1';
  return context.get(servicesContext).corrections(Number(from));
}

/** Only the pages of corrections and of revisions load it. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'alternate', type: 'application/atom+xml', href: addresses.correctionsFeed, title: 'Isnad: corrections' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { from = 1, to = 1 } = loaderData ?? {};
  const title = from > 1 ? `Corrections ${from} to ${to}` : 'Corrections';
  return pageMeta(siteOf(matches), {
    title,
    description: `${title}: what was wrong on this site, what it says now, and whether it changes an answer.`,
    path: addresses.correctionsFrom(from),
  });
};

/** The errors that were put right, newest first, a part at a time. */
export default function CorrectionsPage({ loaderData: part }: Route.ComponentProps) {
  const { from, to, total, corrections } = part;
  return (
    <div className="page page-reading corrections">
      <header className="page-head">
        <h1>Corrections</h1>
        <p className="lead">
          What was wrong in our notes and articles, and what is right. Every saved answer and every article that rests
          on a corrected text says so in a line of its own.
        </p>
        <p>
          Spotted a mistake? <a href={addresses.contact}>Contact us</a>. New corrections come in a{' '}
          <a href={addresses.correctionsFeed}>feed</a>, too.
        </p>
        {corrections.length < total && <p className="small-note">{`${from} to ${to} of ${total}, newest first`}</p>}
      </header>
      {total === 0 && <p className="notice notice-empty">Nothing was corrected yet.</p>}
      <ol className="correction-list" start={from}>
        {corrections.map((each) => (
          <li key={each.id}>
            <OneCorrection
              correction={each}
              heading="h2"
              linked={(date) => <a href={addresses.correction(each.id)}>{date}</a>}
            />
          </li>
        ))}
      </ol>
      <OtherParts {...part} />
    </div>
  );
}

function OtherParts({ newer, older }: CorrectionsPart) {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className="actions" aria-label="More corrections">
      {newer !== undefined && (
        <a href={addresses.correctionsFrom(newer)} className="button button-quiet">
          Newer corrections
        </a>
      )}
      {older !== undefined && (
        <a href={addresses.correctionsFrom(older)} className="button button-quiet">
          Older corrections
        </a>
      )}
    </nav>
  );
}
