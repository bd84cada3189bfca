import { data } from 'react-router';
import { addresses } from '../../addresses.ts';
import { pageMeta, siteOf } from '../../page-meta.ts';
import type { Handle } from '../../root.tsx';
import { servicesContext, type WordsPage } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { MarginContext } from '../../ui/margin-note.tsx';
import { MarkLegend } from '../../ui/mark-legend.tsx';
import { Missing } from '../../ui/missing.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ProvenanceBar } from '../../ui/provenance-bar.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useWords } from '../../words/words.ts';
import type { Route } from './+types/words-of-theme';

export const handle: Handle = { margin: true };

const notFound = { title: 'Words not found', text: 'There is no such page of words to say.' };

export async function loader({ context, params }: Route.LoaderArgs) {
  const words = await context.get(servicesContext).words(params.theme);
  return data(words, { status: words ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData: words }) =>
  words
    ? pageMeta(siteOf(matches), {
        title: words.title,
        description: `${words.title}: what is said, in Latin letters, with the meaning and the source.`,
        path: addresses.wordsOf(words.slug),
        type: 'article',
      })
    : pageMeta(siteOf(matches), { title: notFound.title, description: notFound.text });

export default function WordsOfThemePage({ loaderData: words }: Route.ComponentProps) {
  if (!words) return <Missing {...notFound} to={addresses.wordsToSay} label="Words to say" />;
  return <WordsArticle words={words} />;
}

function WordsArticle({ words: { title, introduction, occasions, margin, others } }: { words: WordsPage }) {
  const { noScholar } = useWords();
  return (
    <article className="page page-reading article note with-margin">
      <header className="article-head">
        <nav className="breadcrumb" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href={addresses.wordsToSay}>Words to say</a>
            </li>
          </ol>
        </nav>
        <h1>{title}</h1>
        <div className="article-byline">
          <ProvenanceBar who="note">
            <span>reported words were not checked here</span>
            <span>{noScholar}</span>
          </ProvenanceBar>
          <ShareButton title={title} text={introduction} label="Share these words" />
        </div>
      </header>
      <p className="lead">
        <Introduction text={introduction} />
      </p>
      <MarginContext value={margin}>
        {occasions.map((one) => (
          <Occasion key={one.id} {...one} />
        ))}
      </MarginContext>
      <MarkLegend />
      <nav className="note-ways" aria-labelledby="others">
        <h2 id="others">More words to say</h2>
        <ul className="ways">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <a href={addresses.wordsOf(slug)}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="actions">
        <PrintButton />
      </div>
    </article>
  );
}

function Occasion({ id, occasion, times, reported, text }: WordsPage['occasions'][number]) {
  return (
    <section className="words-said" aria-labelledby={id}>
      <h2 id={id}>{occasion}</h2>
      {reported && (
        <div className="reported-words">
          <p lang="ar-Latn" className="said">
            {reported.say}
          </p>
          <p className="meant">{reported.means}</p>
        </div>
      )}
      {times && <p className="said-times">{times}</p>}
      <Prose text={text.markdown} check={text.check} under={2} />
    </section>
  );
}

/** A sentence may lead to a note: `[How to Pray](../notes/how-to-pray.md)`. */
function Introduction({ text }: { text: string }) {
  const pieces = text.split(/\[([^\]]+)\]\(\.\.\/notes\/([a-z-]+)\.md\)/u);
  return pieces.map((piece, at) => {
    if (at % 3 === 2) return null;
    const key = `${at} ${piece}`;
    if (at % 3 === 0) return <Text key={key}>{piece}</Text>;
    return (
      <a key={key} href={addresses.topic(pieces[at + 1] ?? '')}>
        {piece}
      </a>
    );
  });
}
