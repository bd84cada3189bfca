import hero from '../../../../build/art/hero.svg?url';
import { categories } from '../../../shared/categories.ts';
import { heroVerse } from '../../../shared/hero-verse.ts';
import { questions } from '../../../shared/questions.ts';
import { addresses } from '../../addresses.ts';
import { CategoryIcon } from '../../art/category-icon.tsx';
import { Ornament } from '../../art/ornament.tsx';
import { logFailure } from '../../log-failure.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { servicesContext } from '../../server-side/services.ts';
import { structuredSite } from '../../server-side/structured-site.ts';
import { Text } from '../../ui/honorific.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { QuestionCard } from '../../ui/question-card.tsx';
import { Scripture } from '../../ui/scripture.tsx';
import { quotedInExample } from '../check/example-text.ts';
import type { Route } from './+types/home';
import { Donation } from './donation.tsx';
import { checkedExample } from './example.ts';
import { HeroForm } from './hero-form.tsx';
import { WaysIn } from './ways-in.tsx';

/** The verse in the words that the library holds now: an edition that is switched off is not shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const { passages, library, notesOf, doNotCache } = context.get(servicesContext);
  const { works } = await library.sources();
  const example = await checkedExample(passages(quotedInExample), library.check).catch((error: unknown) => {
    // The page is worth showing without its example.
    logFailure(error);
    doNotCache();
    return [];
  });
  return {
    passages: passages([heroVerse]),
    example,
    editions: works.find(({ id }) => id === 'quran')?.editions.length ?? 0,
    topics: categories.map(({ name }) => {
      const shelves = notesOf(name);
      return { name, notes: shelves.flatMap(({ notes }) => notes).length, shelves: shelves.map(({ title }) => title) };
    }),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return [
    ...pageMeta(site, {
      title: 'Isnad: answers about Islam with checked sources',
      description:
        'Ask about Islam and read answers whose quotations were found, word for word, in a named edition. For Muslims and for everyone else.',
      path: addresses.home,
    }),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR && site ? [{ 'script:ld+json': structuredSite(site.publicUrl) }] : []),
  ];
};

const recentQuestions = questions.slice(0, 3);

const stats = [
  { figure: `${questions.length}+`, label: 'questions' },
  { figure: '1000+', label: 'community members' },
  { figure: '95%', label: 'satisfaction' },
];

export default function Home({ loaderData: { passages, example, editions, topics } }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <img src={hero} alt="" width={1200} height={640} className="hero-pattern" />
        <div className="hero-inner">
          <div>
            <h1>Ask about Islam. See what every answer rests on.</h1>
            <p className="lead">
              Plain answers for Muslims and for everyone else. No quotation of scripture is shown here as checked unless
              we found those words, at that reference, in a named edition.
            </p>
            <HeroForm />
            <p className="actions">
              <a href={addresses.ask} className="button">
                Ask a Question
              </a>
              <a href={addresses.questions} className="button button-quiet">
                Browse Questions
              </a>
            </p>
          </div>
          <div className="hero-verse">
            {passages[heroVerse] && <Scripture reference={heroVerse} verdict="verified" {...passages[heroVerse]} />}
          </div>
        </div>
      </section>

      <section className="stats" aria-label="In figures">
        <dl>
          {stats.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="small-note">Members and satisfaction are illustrative figures.</p>
      </section>

      <WaysIn example={example} editions={editions} notes={topics.reduce((sum, { notes }) => sum + notes, 0)} />

      <section className="band" aria-labelledby="topics">
        <div className="band-head">
          <h2 id="topics">Browse by topic</h2>
          <a href={addresses.topics} className="more">
            All topics <ArrowRight />
          </a>
        </div>
        <ul className="topic-grid">
          {categories.map(({ name, slug, art, description, icon }) => (
            <li key={slug} className={`topic hue-${art}`}>
              {icon && <CategoryIcon category={icon} className="topic-icon" />}
              <h3>
                <a href={addresses.category(slug)}>{name}</a>
              </h3>
              <p>
                <Text>{description}</Text>
              </p>
              <TopicFacts {...topics.find((topic) => topic.name === name)} isWhole={icon === undefined} />
            </li>
          ))}
        </ul>
      </section>

      <section className="band" aria-labelledby="recent">
        <div className="band-head">
          <h2 id="recent">Recent Questions</h2>
          <a href={addresses.questions} className="more">
            All questions <ArrowRight />
          </a>
        </div>
        <ul className="question-list">
          {recentQuestions.map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ul>
      </section>

      <Donation />

      <section className="closing">
        <Ornament className="closing-ornament" />
        <h2>What would you like to understand?</h2>
        <p className="lead">
          Ask in your own words. You will see the sources beside the answer, and what was not found.
        </p>
        <p className="actions">
          <a href={addresses.ask} className="button">
            Ask your question
          </a>
        </p>
      </section>
    </>
  );
}

interface TopicFactsProps {
  notes?: number;
  shelves?: readonly string[];
  /** Whether the category has a row of its own, with room for its shelves. */
  isWhole: boolean;
}

function TopicFacts({ notes = 0, shelves = [], isWhole }: TopicFactsProps) {
  return (
    <>
      <p className="topic-count">{notes === 1 ? '1 note' : `${notes} notes`}</p>
      {isWhole && (
        <ul className="topic-shelves">
          {shelves.map((shelf) => (
            <li key={shelf}>{shelf}</li>
          ))}
        </ul>
      )}
    </>
  );
}
