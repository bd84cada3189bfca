import { redirect } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { pageMeta, siteOf } from '../../../page-meta.ts';
import { type Services, type SurahEntry, servicesContext } from '../../../server-side/services.ts';
import { ArrowLeft } from '../../../ui/icons.tsx';
import { Editions, WorkFacts } from '../work-facts.tsx';
import type { Route } from './+types/surahs';
import { GoForm } from './go-form.tsx';
import { type Destination, goToVerse } from './go-to-verse.ts';

/** The surahs; with `go` in the address, the way to what was typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { library, surahs, namedVerse } = context.get(servicesContext);
  const typed = url.searchParams.get('go') ?? undefined;
  const open = /^\d{1,3}$/.exec(url.searchParams.get('surah') ?? '')?.[0];
  const way = typed === undefined ? undefined : wayTo(typed, open === undefined ? undefined : Number(open), namedVerse);
  if (way && 'to' in way) throw redirect(way.to, 303);
  const { chapters: _, ...work } = await library.work('quran');
  return { work, surahs: surahs(), typed, why: way?.why };
}

/** A number or the name of a surah, or a verse by a name of its own. */
function wayTo(typed: string, open: number | undefined, namedVerse: Services['namedVerse']): Destination {
  const way = goToVerse(typed, open);
  const named = 'to' in way ? undefined : namedVerse(typed);
  return named ? { to: addresses.verseInSurah(named.surah, named.verse) } : way;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: 'The Quran',
    description: 'Read the Quran here: 114 surahs, 6,236 verses, in Arabic and in the translation of your choice.',
    path: addresses.work('quran'),
    hasCard: true,
    noindex: loaderData?.typed !== undefined,
  });

export default function SurahsPage({ loaderData: { work, surahs, typed, why } }: Route.ComponentProps) {
  return (
    <div className="page work-page">
      <a href={addresses.sources} className="back">
        <ArrowLeft /> Works and editions
      </a>
      <h1>{work.title}</h1>
      <p className="lead">114 surahs, 6,236 verses. Choose a surah, or go to a verse.</p>
      <GoForm label="Go to a verse or surah" placeholder="2:255, Ya-Sin" {...(typed !== undefined && { typed })} />
      {why && (
        <p role="alert" className="form-error">
          {why}
        </p>
      )}
      <ol className="surahs">
        {surahs.map((surah) => (
          <SurahRow key={surah.number} {...surah} />
        ))}
      </ol>
      <section className="static">
        <h2>About this work</h2>
        <WorkFacts work={work} />
        <h2>Editions</h2>
        <Editions editions={work.editions} />
      </section>
    </div>
  );
}

const SurahRow = ({ number, name, meaning, arabicName, verses }: SurahEntry) => (
  <li>
    <span className="surah-number" aria-hidden="true">
      {number}
    </span>
    <a href={addresses.surah(number)}>
      {name}
      <span>
        {meaning} · {verses} verses
      </span>
    </a>
    <span lang="ar" dir="rtl">
      {arabicName}
    </span>
  </li>
);
