import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Article } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { Ornament } from '../art/ornament.tsx';
import { trustArticleHtml } from '../browser/trust-article-html.ts';
import { formatDate } from '../dates.ts';
import { languageOf } from '../language-of.ts';
import { Text } from './honorific.tsx';
import { ArrowLeft } from './icons.tsx';
import { ShareButton } from './share-button.tsx';

/** One article. This site's server sanitised its HTML, also when it comes from another API. */
export function ArticleBody({ article: { title, summary, content, created_at } }: { article: Article }) {
  useEffect(() => {
    // On a client-side visit the title is known only now.
    document.title = `${title} | Isnad`;
  }, [title]);
  return (
    <article className="page page-reading article">
      <header className="article-head">
        <Link to={addresses.articles} className="back">
          <ArrowLeft /> Articles
        </Link>
        <h1 {...languageOf(title)}>
          <Text>{title}</Text>
        </h1>
        <div className="byline article-byline">
          <time dateTime={created_at}>{formatDate(created_at, 'long')}</time>
          <ShareButton title={title} text={summary} label="Share this article" />
        </div>
        {summary && (
          <p className="lead">
            <Text>{summary}</Text>
          </p>
        )}
      </header>
      <div
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by a strict allow list
        dangerouslySetInnerHTML={{ __html: trustArticleHtml(content) }}
      />
      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">
          A program put this article together; no scholar has reviewed it. Open a reference to read it at its source.
        </p>
        <ShareButton title={title} text={summary} label="Share this article with others" />
      </footer>
    </article>
  );
}
