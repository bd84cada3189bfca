import type { Article, Check } from '../../contract/entities.ts';
import { addresses } from '../addresses.ts';
import { Ornament } from '../art/ornament.tsx';
import { publicAddress } from '../base-path.ts';
import { formatDate } from '../dates.ts';
import { languageOf } from '../language-of.ts';
import { useSite } from '../page-meta.ts';
import type { ArticleWays } from '../server-side/services.ts';
import { CategoryBadge } from './category-badge.tsx';
import { type CitedPassage, CitedPassages } from './cited-passages.tsx';
import { ContentsOfPage, type Heading } from './contents-of-page.tsx';
import { Corrected } from './corrected.tsx';
import { Text } from './honorific.tsx';
import { ArrowLeft } from './icons.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { type NamedWorkEntry, NamedWorks } from './named-work.tsx';
import { PrintButton } from './print-button.tsx';
import { ProvenanceBar } from './provenance-bar.tsx';
import { ShareButton } from './share-button.tsx';
import { verdictCounts } from './verdict-counts.tsx';
import { Ways } from './ways.tsx';

/** An article with what this library's checker found in it. */
export interface ShownArticle extends Article {
  check: Check | undefined;
  /** Whether it comes from another server. */
  isForeign: boolean;
  headings: readonly Heading[];
  minutes: number;
  cited: readonly CitedPassage[];
  /** The works that it names and that the library does not hold. */
  works: readonly NamedWorkEntry[];
  ways: ArticleWays;
}

/** One article. This site's server sanitised its HTML, also when it comes from another API. */
export function ArticleBody({ article }: { article: ShownArticle }) {
  const { slug, title, summary, content, created_at, changed_at, corrections, check, isForeign, why, by } = article;
  const { headings, minutes, cited, works, ways } = article;
  const { publicUrl } = useSite();
  return (
    <article className="page page-reading article with-margin">
      <header className="article-head">
        <div className="article-place">
          <a href={addresses.articles} className="back">
            <ArrowLeft /> Articles
          </a>
          {ways.category && <CategoryBadge name={ways.category} />}
        </div>
        <h1 {...languageOf(title)}>
          <Text>{title}</Text>
        </h1>
        <div className="article-byline">
          <ProvenanceBar who={isForeign ? 'foreign' : 'program'}>
            {verdictCounts(check, 'en', works)}
            <span>{isForeign ? 'this site did not check this text' : 'no scholar has read it'}</span>
            <time dateTime={created_at}>{formatDate(created_at, 'long')}</time>
            {changed_at && !isForeign && (
              <a href={addresses.revisions(slug)}>
                Last changed <time dateTime={changed_at}>{formatDate(changed_at, 'long')}</time>
              </a>
            )}
            <span>{minutes} min read</span>
          </ProvenanceBar>
          <ShareButton title={title} text={summary} label="Share this article" />
        </div>
        {!isForeign && <Corrected what="article" marks={corrections} />}
        {summary && (
          <p className="lead">
            <Text>{summary}</Text>
          </p>
        )}
      </header>
      <ContentsOfPage headings={headings} />
      <div
        className="prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by a strict allow list
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <MarkLegend />
      <CitedPassages passages={cited} />
      <NamedWorks works={works} />
      <Ways title="Ask about this" id="ask-about">
        {(ways.asking.length > 0 ? ways.asking : [title]).map((question) => (
          <a key={question} href={addresses.asking(question)}>
            <Text>{question}</Text>
          </a>
        ))}
      </Ways>
      {ways.notes.length + ways.questions.length > 0 && (
        <Ways title="Related notes and questions" id="related">
          {[...ways.notes.map((note) => ({ ...note, path: addresses.topic(note.slug) })), ...ways.questions].map(
            ({ title, path }) => (
              <a key={path} href={path}>
                <Text>{title}</Text>
              </a>
            ),
          )}
        </Ways>
      )}
      <footer className="article-foot">
        <Ornament className="static-ornament" />
        <p className="small-note">
          {isForeign
            ? 'This site did not check this text: it comes from another server. Its quotations of scripture were looked up here; what else it says was not.'
            : `A program put this article together${by ? `, and the language model ${by} wrote sections of it from texts of this site` : ''}; no scholar has reviewed it. Open a reference to read its passage.`}
          {!isForeign && why && ` Why this subject: ${why}.`}
        </p>
        <p className="paper-only">{publicAddress(addresses.article(slug), publicUrl)}</p>
        <div className="actions">
          <ShareButton title={title} text={summary} label="Share this article with others" />
          <PrintButton />
        </div>
      </footer>
    </article>
  );
}
