import { data, redirect } from 'react-router';
import { refusedBecause, refusedWith } from '../../../contract/errors.ts';
import type { PassageLink, SourcePassage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import naskh from '../../fonts/isnad-naskh.woff2?url';
import { logFailure } from '../../log-failure.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import { chosenEdition, rememberEdition } from '../../server-side/chosen-edition.ts';
import { servicesContext, type UsedIn } from '../../server-side/services.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Route } from './+types/source';
import { nearestVerse } from './nearest-verse.ts';
import { type OutsidePassage, outsidePassage } from './outside-passage.ts';
import { nameOf, PassagePage } from './passage-page.tsx';

type Found =
  | { kind: 'found'; source: SourcePassage; usedIn: readonly UsedIn[]; edition: string | undefined }
  | { kind: 'missing'; why: string; nearest: PassageLink | undefined; outside: OutsidePassage | undefined }
  | { kind: 'failed' };

const notHeld =
  'This library does not hold this work, so the wording was not checked here. That says nothing against it.';

// The passage comes from the library of the server that sends this page, also when another API is configured.
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { library, whereUsed, doNotCache, site } = context.get(servicesContext);
  const asked = url.searchParams.get('edition');
  const remembered = asked === null ? undefined : rememberEdition(asked, site.publicUrl);
  if (remembered !== undefined) throw redirect(url.pathname, { status: 303, headers: { 'Set-Cookie': remembered } });
  const source = await library.source(url.pathname).catch(async (error: unknown): Promise<Found> => {
    doNotCache();
    if (refusedWith(error) === 404) {
      const { pathname } = url;
      const why = refusedBecause(error) ?? '';
      const { works } = await library.sources();
      const outside = outsidePassage(pathname);
      // Of a collection that is held, the library itself says what is missing.
      const isHeld = works.some(({ id }) => pathname.startsWith(`${addresses.work(id)}/`));
      return { kind: 'missing', why, nearest: nearestVerse(pathname), outside: isHeld ? undefined : outside };
    }
    logFailure(error);
    return { kind: 'failed' };
  });
  if ('kind' in source) return data<Found>(source, { status: source.kind === 'missing' ? 404 : 503 });
  // One address per passage: `2/183-183` and `02/183` redirect to `2/183`.
  if (source.path !== url.pathname) throw redirect(source.path, 301);
  const [, surah, from, to = from] = /^\/sources\/quran\/(\d+)\/(\d+)(?:-(\d+))?$/.exec(source.path) ?? [];
  const verses = { surah: Number(surah), from: Number(from), to: Number(to) };
  const usedIn = surah === undefined ? [] : whereUsed(verses);
  return data<Found>({ kind: 'found', source, usedIn, edition: chosenEdition(request.headers.get('cookie')) });
}

/** The verse is first on the page, and large: its font is preloaded so that the layout does not shift. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: naskh, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData: found }) => {
  const site = siteOf(matches);
  if (found?.kind !== 'found') {
    return pageMeta(site, { title: 'Passage not found', description: 'This library does not hold this passage.' });
  }
  const { title, path, work, passages } = found.source;
  const translation = passages[0]?.texts.find(
    ({ role, language }) => role === 'translation' && language === 'en',
  )?.text;
  const description = `${title}: ${translation ?? `${work.title}, with the passages around it.`}`;
  const name = nameOf(found.source);
  const steps = [
    ['Library', addresses.sources],
    [work.title, addresses.work(work.id)],
    [name, path],
  ] as const;
  return pageMeta(site, { title: name, description, path, hasCard: true, steps });
};

export default function SourcePage({ loaderData: found }: Route.ComponentProps) {
  if (found.kind === 'found') return <PassagePage {...found} />;
  const works = { to: addresses.sources, label: 'Works and editions' };
  if (found.kind === 'failed') {
    return <Missing title="This passage could not be shown" text="Load the page again in a moment." {...works} />;
  }
  const { why, nearest, outside } = found;
  if (outside) {
    return (
      <Missing title={outside.reference} text={notHeld} {...works}>
        <p>
          <a href={outside.url} rel="noopener">
            Read it on {new URL(outside.url).hostname} ↗
          </a>
        </p>
      </Missing>
    );
  }
  if (!nearest) return <Missing title="Passage not found" text={why} {...works} />;
  const there = { to: nearest.path, label: `Go to ${nearest.reference}` };
  return <Missing title="Passage not found" text={why} {...there} more={works} />;
}
