import { data } from 'react-router';
import { addresses } from '../../addresses.ts';
import naskh from '../../fonts/isnad-naskh.woff2?url';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { type QuotedPassage, servicesContext } from '../../server-side/services.ts';
import { Scripture } from '../../ui/scripture.tsx';
import type { Route } from './+types/embed';

/** A passage for the pages of other sites, in a frame: its words, its editions, and a way here. */
export const handle: Handle = { framed: true };

interface Embedded {
  reference: string;
  passage: QuotedPassage | undefined;
}

export function loader({ context, params: { surah, verses } }: Route.LoaderArgs) {
  const reference = `Quran ${surah}:${verses}`;
  const passage = context.get(servicesContext).passages([reference])[reference];
  return data<Embedded>({ reference, passage }, { status: passage ? 200 : 404 });
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: naskh, crossOrigin: 'anonymous' },
];

/** Without a path the frame is not listed by search engines: its passage has a page. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData?.reference ?? 'Passage not found',
    description: 'A passage of the Quran, word for word from the editions named below it.',
  });

export default function EmbedPage({ loaderData: { reference, passage } }: Route.ComponentProps) {
  if (!passage) {
    return (
      <p className="notice">
        There is no {reference}. <a href={addresses.sources}>Works and editions</a>
      </p>
    );
  }
  const { arabic, translation, editions } = passage;
  return (
    <Scripture reference={reference} arabic={arabic} translation={translation} editions={editions} verdict="verified" />
  );
}
