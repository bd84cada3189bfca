import { data } from 'react-router';
import { addresses } from '../../addresses.ts';
import { publicAddress } from '../../base-path.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext } from '../../server-side/services.ts';
import { structuredArticle } from '../../server-side/structured-article.ts';
import { Missing } from '../../ui/missing.tsx';
import { arabic } from '../../words/arabic.ts';
import { WordsContext } from '../../words/words.ts';
import { NoteArticle } from '../topics/note-article.tsx';
import type { Route } from './+types/topic';

export const handle: Handle = { margin: true, language: 'ar' };

const notFound = {
  title: 'لا يوجد هذا المقال',
  text: 'ليس هنا مقال بهذا العنوان. انظر في كل المواضيع، أو اسأل بكلماتك.',
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const note = await context.get(servicesContext).note(params.slug, 'ar');
  return data({ note }, { status: note ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { note } = loaderData ?? {};
  if (!note) return pageMeta(site, { title: notFound.title, description: notFound.text });
  const { slug, title, summary, reviewed } = note;
  const path = addresses.arabicTopic(slug);
  const { publicUrl } = site ?? {};
  const url = publicAddress(path, publicUrl);
  return [
    ...pageMeta(site, {
      title,
      description: summary,
      path,
      type: 'article',
      hasCard: true,
      languages: { en: addresses.topic(slug), ar: path },
    }),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR
      ? [
          {
            'script:ld+json': structuredArticle({
              title,
              summary,
              published: reviewed,
              url,
              publicUrl,
              language: 'ar',
            }),
          },
        ]
      : []),
  ];
};

/** A note in Arabic. */
export default function ArabicTopicPage({ loaderData: { note } }: Route.ComponentProps) {
  if (!note) {
    const ask = { to: addresses.ask, label: 'اسأل سؤالا' };
    return <Missing {...notFound} to={addresses.arabicTopics} label="كل المواضيع" more={ask} />;
  }
  return (
    <WordsContext value={arabic}>
      <NoteArticle note={note} />
    </WordsContext>
  );
}
