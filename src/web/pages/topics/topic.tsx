import { data } from 'react-router';
import { plainText } from '../../../contract/plain-text.ts';
import { categories } from '../../../shared/categories.ts';
import { addresses } from '../../addresses.ts';
import { publicAddress } from '../../base-path.ts';
import italic from '../../fonts/newsreader-italic.woff2?url';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { type NotePage, servicesContext } from '../../server-side/services.ts';
import { structuredArticle } from '../../server-side/structured-article.ts';
import { structuredBreadcrumb } from '../../server-side/structured-site.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Route } from './+types/topic';
import { NoteArticle } from './note-article.tsx';
import { ProfileArticle } from './profile-article.tsx';
import { TermArticle } from './term-article.tsx';

export const handle: Handle = { margin: true };

const notFound = {
  title: 'Note not found',
  text: 'There is no such note. Ask about it in your own words, or look through the questions.',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const note = await services.note(params.slug, 'en');
  const profile = note ? undefined : await services.profile(params.slug);
  const term = note || profile ? undefined : await services.term(params.slug);
  return data({ note, profile, term }, { status: note || profile || term ? 200 : 404 });
}

/** Words of Arabic stand in italics from the first line on: their face comes with the page. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: italic, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { note, profile, term } = loaderData ?? {};
  if (term) {
    const { name, text, slug } = term;
    const description = plainText(text.markdown.replace(/ ?\[[^\]]*\]/gu, ''));
    return pageMeta(site, { title: name, description, path: addresses.topic(slug), type: 'article', hasCard: true });
  }
  if (profile) {
    const { name, summary, slug } = profile;
    return pageMeta(site, {
      title: name,
      description: summary,
      path: addresses.topic(slug),
      type: 'article',
      hasCard: true,
    });
  }
  if (!note) return pageMeta(site, { title: notFound.title, description: notFound.text });
  const { title, summary, reviewed } = note;
  const path = addresses.topic(note.slug);
  const { publicUrl } = site ?? {};
  return [
    ...pageMeta(site, {
      title,
      description: summary,
      path,
      type: 'article',
      hasCard: true,
      languages: note.arabic && { en: path, ar: addresses.arabicTopic(note.slug) },
    }),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR
      ? [
          {
            'script:ld+json': structuredArticle({
              title,
              summary,
              published: reviewed,
              url: publicAddress(path, publicUrl),
              publicUrl,
            }),
          },
          { 'script:ld+json': structuredBreadcrumb(stepsTo(note), publicUrl ?? '') },
        ]
      : []),
  ];
};

/** As the breadcrumb on the page has it. */
function stepsTo({ category, shelf, title, slug }: NotePage): [name: string, path: string][] {
  const found = categories.find(({ name }) => name === category);
  const above: [string, string][] = found
    ? [
        [category, addresses.category(found.slug)],
        [shelf, addresses.shelf(found.slug, shelf)],
      ]
    : [];
  return [...above, [title, addresses.topic(slug)]];
}

export default function TopicPage({ loaderData: { note, profile, term } }: Route.ComponentProps) {
  if (profile) return <ProfileArticle profile={profile} />;
  if (note) return <NoteArticle note={note} />;
  if (term) return <TermArticle term={term} />;
  const questions = { to: addresses.questions, label: 'Browse Questions' };
  return <Missing {...notFound} to={addresses.ask} label="Ask a Question" more={questions} />;
}
