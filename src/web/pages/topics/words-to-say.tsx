import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import type { Route } from './+types/words-to-say';

export const loader = ({ context }: Route.LoaderArgs) => ({ themes: context.get(servicesContext).wordsThemes() });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: 'Words to say',
    description:
      'What Muslims say in prayer, each day and in hard times: in Latin letters, with the meaning and source.',
    path: addresses.wordsToSay,
  });

/** Every occasion that has words, theme by theme. */
export default function WordsToSayPage({ loaderData: { themes } }: Route.ComponentProps) {
  return (
    <div className="page page-reading">
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <ol>
          <li>
            <a href={addresses.topics}>All topics</a>
          </li>
        </ol>
      </nav>
      <h1>Words to say</h1>
      <p className="lead">
        What Muslims say in prayer, each day and in hard times: in Latin letters, with the meaning and the source.
      </p>
      {themes.map(({ slug, title, occasions }) => (
        <section key={slug} className="words-theme" aria-labelledby={slug}>
          <h2 id={slug}>
            <a href={addresses.wordsOf(slug)}>{title}</a>
          </h2>
          <ul>
            {occasions.map((occasion) => (
              <li key={occasion.id}>
                <a href={`${addresses.wordsOf(slug)}#${occasion.id}`}>{occasion.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
