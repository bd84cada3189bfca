import type { ToldCorrection } from '../../contract/entities.ts';
import { plainText } from '../../contract/plain-text.ts';
import { addresses } from '../addresses.ts';
import { inHub } from '../base-path.ts';
import { formatDate } from '../dates.ts';
import { languageOf } from '../language-of.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { servicesContext } from '../server-side/services.ts';
import stylesheet from '../styles/corrections.css?url';
import { Text } from '../ui/honorific.tsx';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/corrections';

export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).corrections();

/** Only this page and that of revisions load it. */
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'alternate', type: 'application/atom+xml', href: addresses.correctionsFeed, title: 'Isnad: corrections' },
];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Corrections',
    description:
      'What was wrong on this site and was put right: when, what it says now, and whether it changes an answer.',
    path: addresses.corrections,
  });

/** Every error that was put right, newest first. */
export default function CorrectionsPage({ loaderData: corrections }: Route.ComponentProps) {
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
      </header>
      {corrections.length === 0 && <p className="notice notice-empty">Nothing was corrected yet.</p>}
      <ol className="correction-list">
        {corrections.map((each) => (
          <li key={each.id}>
            <OneCorrection correction={each} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneCorrection({ correction }: { correction: ToldCorrection & { check: ShownCheck } }) {
  const { id, of, date, title, path, summary, said, says, why, changesAnswer, check } = correction;
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <p className="byline">
        <time dateTime={date}>{formatDate(date, 'long')}</time>
        <span>{of === 'note' ? 'Note' : 'Article'}</span>
      </p>
      <h2 id={`${id}-title`} {...languageOf(title)}>
        {path === undefined ? <Text>{title}</Text> : <a href={inHub(path)}>{<Text>{title}</Text>}</a>}
      </h2>
      {of === 'note' && (
        <p className="correction-summary">
          <Text>{summary}</Text>
        </p>
      )}
      <dl>
        <div className="correction-said">
          <dt>It said</dt>
          <dd {...languageOf(said)}>
            <Text>{plainText(said)}</Text>
          </dd>
        </div>
        <div className="correction-says">
          <dt>It says now</dt>
          <dd {...languageOf(says)}>
            <Text>{plainText(says)}</Text>
          </dd>
        </div>
      </dl>
      {why !== '' && <Prose text={why} check={check} under={2} />}
      <p className="correction-weight">
        Does it change the answer? <strong>{changesAnswer ? 'Yes' : 'No'}</strong>
      </p>
    </article>
  );
}

type ShownCheck = Parameters<typeof Prose>[0]['check'];
