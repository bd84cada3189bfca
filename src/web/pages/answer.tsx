import { data } from 'react-router';
import type { HistoryItem } from '../../contract/entities.ts';
import { refusedWith } from '../../contract/errors.ts';
import { plainText } from '../../contract/plain-text.ts';
import { parseProse } from '../../contract/prose.ts';
import { addresses } from '../addresses.ts';
import { publicAddress } from '../base-path.ts';
import italic from '../fonts/newsreader-italic.woff2?url';
import { languageOf } from '../language-of.ts';
import { logFailure } from '../log-failure.ts';
import { pageMeta, siteOf, useSite } from '../page-meta.ts';
import type { Handle } from '../root.tsx';
import { type QuotedPassages, servicesContext } from '../server-side/services.ts';
import { structuredAnswer } from '../server-side/structured-answer.ts';
import { Corrected } from '../ui/corrected.tsx';
import { Text } from '../ui/honorific.tsx';
import { ArrowLeft } from '../ui/icons.tsx';
import { MarginContext } from '../ui/margin-note.tsx';
import { Missing } from '../ui/missing.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import { directionOf, Prose } from '../ui/prose.tsx';
import { ProvenanceBar } from '../ui/provenance-bar.tsx';
import { CopyButton, ShareButton } from '../ui/share-button.tsx';
import { verdictCounts } from '../ui/verdict-counts.tsx';
import { answerWords } from '../words/answer-words.ts';
import { arabic } from '../words/arabic.ts';
import { english } from '../words/english.ts';
import { WordsContext } from '../words/words.ts';
import type { Route } from './+types/answer';

type Loaded = { kind: 'answer'; item: HistoryItem; margin: QuotedPassages } | { kind: 'missing' } | { kind: 'failed' };

export const handle: Handle = { margin: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client, withChecks, passages, deadline, doNotCache } = context.get(servicesContext);
  try {
    const [item] = await withChecks([await client.historyItem(params.id, deadline)]);
    if (!item) return data<Loaded>({ kind: 'missing' }, { status: 404 });
    const margin = passages(item.check?.citations.map(({ reference }) => reference) ?? []);
    return data<Loaded>({ kind: 'answer', item, margin });
  } catch (error) {
    doNotCache();
    const status = refusedWith(error);
    if (status === 404) return data<Loaded>({ kind: 'missing' }, { status: 404 });
    logFailure(error);
    return data<Loaded>({ kind: 'failed' }, { status: status === 503 ? 503 : 502 });
  }
}

/** Characters of the answer that a search engine or a chat shows below the title. */
const DESCRIPTION = 200;

/** Words of Arabic stand in italics from the first line on: their face comes with the page. */
export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: italic, crossOrigin: 'anonymous' },
];

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const site = siteOf(matches);
  if (loaderData?.kind !== 'answer') return pageMeta(site, { title: notFound.title, description: notFound.text });
  const { question, answer, timestamp, provenance } = loaderData.item;
  const path = addresses.answer(params.id);
  const words = plainText(answer).replace(/\s+/gu, ' ');
  const end = words.length <= DESCRIPTION ? words.length : words.lastIndexOf(' ', DESCRIPTION);
  // What somebody else wrote is not offered to search engines in this site's name.
  const isForeign = provenance === 'unverified';
  const { publicUrl } = site ?? {};
  const url = publicAddress(path, publicUrl);
  return [
    ...pageMeta(site, {
      title: question,
      description: words.slice(0, end),
      path,
      type: 'article',
      hasCard: true,
      noindex: isForeign,
    }),
    // Only from the server: a browser may not create script elements under this site's policy.
    ...(import.meta.env.SSR && !isForeign
      ? [
          {
            'script:ld+json': structuredAnswer({
              question,
              answer: plainText(answer),
              published: timestamp,
              url,
              publicUrl,
            }),
          },
        ]
      : []),
  ];
};

const notFound = {
  title: 'Answer not found',
  text: 'There is no such answer, or it is not listed. Ask the question in your own words.',
};

const failed = { title: 'The answer could not be loaded', text: 'Load the page again in a moment.' };

/** The permanent page of an answer that the history lists. */
export default function AnswerPage({ loaderData, params }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'answer':
      return <ListedAnswer item={loaderData.item} margin={loaderData.margin} address={addresses.answer(params.id)} />;
    case 'missing':
      return <Missing {...notFound} to={addresses.ask} label="Ask a Question" />;
    case 'failed':
      return <Missing {...failed} to={addresses.ask} label="Ask a Question" />;
  }
}

interface ListedAnswerProps {
  item: HistoryItem;
  margin: QuotedPassages;
  address: string;
}

function ListedAnswer({ item, margin, address }: ListedAnswerProps) {
  const { question, answer, timestamp, check, provenance, corrections } = item;
  const url = publicAddress(address, useSite().publicUrl);
  const text = plainText(answer);
  const isForeign = provenance === 'unverified';
  const language = directionOf(parseProse(answer));
  const words = language ? arabic : english;
  const around = answerWords[words.language];
  return (
    <WordsContext value={words}>
      <article className="page page-reading article listed-answer with-margin">
        <header className="article-head">
          <a href={addresses.ask} className="back">
            <ArrowLeft /> Ask a question
          </a>
          <h1 {...languageOf(question)}>
            <Text>{question}</Text>
          </h1>
          <div {...language}>
            <ProvenanceBar who={isForeign ? 'foreign' : 'program'}>
              {verdictCounts(check, words.language)}
              {!isForeign && <span>{words.noScholar}</span>}
              {timestamp && <time dateTime={timestamp}>{words.date(timestamp, 'long')}</time>}
            </ProvenanceBar>
          </div>
          <div {...language}>
            <Corrected what="answer" marks={corrections} />
          </div>
        </header>
        <MarginContext value={margin}>
          <Prose text={answer} check={check} under={1} />
        </MarginContext>
        <footer className="article-foot" {...language}>
          <p className="paper-only">{url}</p>
          <div className="actions">
            <CopyButton
              text={`${question}\n\n${text}\n\n${url}`}
              label={around.copyAnswer}
              copied={around.answerCopied}
            />
            <ShareButton title={question} text={text} url={url} label={around.shareAnswer} />
            <PrintButton />
          </div>
        </footer>
      </article>
    </WordsContext>
  );
}
