import { data, redirect } from 'react-router';
import { addresses } from '../../../addresses.ts';
import { publicAddress } from '../../../base-path.ts';
import naskh from '../../../fonts/isnad-naskh.woff2?url';
import { pageMeta, siteOf, useSite } from '../../../page-meta.ts';
import { chosenEdition, rememberEdition } from '../../../server-side/chosen-edition.ts';
import { type SurahIntroduction, type SurahPage, servicesContext } from '../../../server-side/services.ts';
import { Text } from '../../../ui/honorific.tsx';
import { ArrowLeft, ArrowRight } from '../../../ui/icons.tsx';
import { Missing } from '../../../ui/missing.tsx';
import { NamedWorks, NamedWorksContext } from '../../../ui/named-work.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { directionOf } from '../languages.ts';
import { VerseEnd } from '../verse-end.tsx';
import type { Route } from './+types/surah';
import { GoForm } from './go-form.tsx';
import { TranslationForm } from './translation-form.tsx';

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { surah, aboutSurah, doNotCache, site } = context.get(servicesContext);
  const asked = url.searchParams.get('edition');
  const remembered = asked === null ? undefined : rememberEdition(asked, site.publicUrl);
  const from = /^\d{1,3}$/.exec(url.searchParams.get('from') ?? '1')?.[0] ?? '1';
  if (remembered !== undefined) {
    const there = Number(from) > 1 ? `${url.pathname}?from=${from}` : url.pathname;
    throw redirect(there, { status: 303, headers: { 'Set-Cookie': remembered } });
  }
  const number = /^[1-9]\d{0,2}$/.test(params.surah) ? Number(params.surah) : 0;
  const edition = chosenEdition(request.headers.get('cookie'));
  const page = surah(number, { verse: Number(from), edition }) ?? surah(number, { verse: 1, edition });
  if (!page) doNotCache();
  const about = page?.from === 1 ? await aboutSurah(number) : undefined;
  return data({ page, about }, { status: page ? 200 : 404 });
}

/** Arabic is first on the page, and large: its font is preloaded so that the layout does not shift. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: naskh, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { page } = loaderData ?? {};
  const site = siteOf(matches);
  if (!page) return pageMeta(site, { title: 'Surah not found', description: 'The Quran has 114 surahs.' });
  const { surah, from, to } = page;
  const part = from > 1 ? `, verses ${from} to ${to}` : '';
  return pageMeta(site, {
    title: `${surah.name} (${surah.meaning})${part}`,
    description: `Surah ${surah.number} of the Quran, ${surah.name} (${surah.meaning})${part}, in Arabic and in translation.`,
    path: addresses.verseInSurah(surah.number, from).split('#')[0],
    hasCard: from === 1,
    steps: [
      ['Library', addresses.sources],
      ['The Quran', addresses.work('quran')],
      [surah.name, addresses.surah(surah.number)],
    ],
  });
};

export default function SurahPageView({ loaderData: { page, about } }: Route.ComponentProps) {
  if (page) return <Surah page={page} about={about} />;
  const text = 'The Quran has 114 surahs.';
  return <Missing title="Surah not found" text={text} to={addresses.work('quran')} label="All surahs" />;
}

function Surah({ page, about }: { page: SurahPage; about: SurahIntroduction | undefined }) {
  const { publicUrl } = useSite();
  const { surah, from, to, verses, shown, translations } = page;
  const [, beside] = shown;
  return (
    <article className="page page-reading surah-page">
      <a href={addresses.work('quran')} className="back">
        <ArrowLeft /> All surahs
      </a>
      <header className="surah-head">
        <p className="surah-name" lang="ar" dir="rtl">
          سورة {surah.arabicName}
        </p>
        <h1>
          {surah.name} <span>{surah.meaning}</span>
        </h1>
        <p className="small-note">
          Surah {surah.number} · {surah.verses} verses · revealed in {cities[page.revealedIn]}
          {(from > 1 || to < surah.verses) && ` · verses ${from} to ${to} on this page`}
        </p>
      </header>
      {about && <About {...about} />}
      {/* Folded on a phone: the verses come first. */}
      <details className="surah-tools">
        <summary>Another surah, verse or translation</summary>
        <div>
          <SurahPicker all={page.all} open={surah.number} />
          <GoForm
            label={`Go to a verse of surah ${surah.number}`}
            placeholder={`1–${surah.verses}`}
            surah={surah.number}
          />
          <TranslationForm
            action={addresses.surah(surah.number)}
            from={from}
            shown={beside?.id}
            translations={translations}
          />
        </div>
      </details>
      {page.basmala && (
        <p className="basmala" lang="ar" dir="rtl">
          {page.basmala}
        </p>
      )}
      <div className="verses">
        {verses.map(({ number, reference, path, texts }) => (
          <section key={number} id={`v${number}`} aria-label={reference}>
            <a href={path} className="passage-number" aria-label={`${reference}: its page`}>
              {number}
            </a>
            {texts.map(({ edition, language, role, text }) => (
              <p key={edition} lang={language} dir={directionOf(language)}>
                {text}
                {role === 'original' && <VerseEnd reference={reference} />}
              </p>
            ))}
          </section>
        ))}
      </div>
      <p className="passage-editions">{shown.map(({ title }) => title).join(' · ')}</p>
      <Onward page={page} />
      <p className="paper-only">{publicAddress(addresses.surah(surah.number), publicUrl)}</p>
    </article>
  );
}

/** One sentence, and the rest folded: the verses come first. */
function About({ summary, text, works, cited }: SurahIntroduction) {
  return (
    <details className="surah-about">
      <summary>
        <Text>{summary}</Text> <span className="more-about">More about it</span>
      </summary>
      <NamedWorksContext value={cited}>
        <Prose text={text.markdown} check={text.check} under={1} />
      </NamedWorksContext>
      <NamedWorks works={works} />
    </details>
  );
}

/** Leads to another surah; works without scripts. */
const SurahPicker = ({ all, open }: { all: SurahPage['all']; open: number }) => (
  <form method="get" action={addresses.work('quran')} className="translation-form">
    <label>
      Surah{' '}
      <select name="go" defaultValue={open}>
        {all.map(({ number, name }) => (
          <option key={number} value={number}>
            {number}. {name}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" className="button button-quiet">
      Open
    </button>
  </form>
);

const cities = { Makkah: 'Mecca', Madinah: 'Medina' } as const;

/** The other parts of the surah, and its neighbours. */
function Onward({ page: { surah, from, pages, previous, next } }: { page: SurahPage }) {
  return (
    <>
      {pages.length > 1 && (
        <nav className="surah-parts" aria-label="Parts of this surah">
          <ul>
            {pages.map((part) => (
              <li key={part.from}>
                <a
                  href={addresses.verseInSurah(surah.number, part.from).split('#')[0] ?? ''}
                  aria-current={part.from === from ? 'page' : undefined}
                >
                  Verses {part.from}–{part.to}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav className="passage-neighbours" aria-label="Neighbouring surahs">
        {previous && (
          <a href={addresses.surah(previous.number)} rel="prev" className="more">
            <ArrowLeft /> {previous.number}. {previous.name}
          </a>
        )}
        {next && (
          <a href={addresses.surah(next.number)} rel="next" className="more passage-next">
            {next.number}. {next.name} <ArrowRight />
          </a>
        )}
      </nav>
    </>
  );
}
