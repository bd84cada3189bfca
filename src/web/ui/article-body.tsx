import type { Article, Check } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { Ornament } from '../art/ornament.tsx';
import { formatDate } from '../dates.ts';
import { languageOf } from '../language-of.ts';
import { Text } from './honorific.tsx';
import { ArrowLeft } from './icons.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { PrintButton } from './print-button.tsx';
import { ProvenanceBar } from './provenance-bar.tsx';
import { ShareButton } from './share-button.tsx';
import { verdictCounts } from './verdict-counts.tsx';

/** An article with what this library's checker found in it. */
export interface ShownArticle extends Article {
  check: Check | undefined;
  /** Whether it comes from another server. */
  isForeign: boolean;
}

/** One article. This site's server sanitised its HTML, also when it comes from another API. */
export function ArticleBody({ article }: { article: ShownArticle }) {
  const { title, summary, content, created_at, check, isForeign, why, by } = article;
  return (
    <article className="page page-reading article with-margin">
      <header className="article-head">
        <a href={addresses.articles} className="back">
          <ArrowLeft /> Articles
        </a>
        <h1 {...languageOf(title)}>
          <Text>{title}</Text>
        </h1>
        <div className="article-byline">
          <ProvenanceBar who={isForeign ? 'foreign' : 'program'}>
            {verdictCounts(check)}
            {!isForeign && <span>no scholar has read it</span>}
            <time dateTime={created_at}>{formatDate(created_at, 'long')}</time>
          </ProvenanceBar>
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
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">
          {isForeign
            ? 'This article comes from another server. Its quotations were checked here; what else it says was not.'
            : `A program put this article together${by ? `, and the language model ${by} wrote sections of it from texts of this site` : ''}; no scholar has reviewed it. Open a reference to read its passage.`}
          {!isForeign && why && ` Why this subject: ${why}.`}
        </p>
        <MarkLegend />
        <div className="actions">
          <ShareButton title={title} text={summary} label="Share this article with others" />
          <PrintButton />
        </div>
      </footer>
    </article>
  );
}
