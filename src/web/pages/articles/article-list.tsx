import type { Page } from '../../../contract/client.ts';
import type { Article } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import { Text } from '../../ui/honorific.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { type ArticleFacts, articleFacts } from './article-facts.ts';

/** An article as the list shows it: its text is not sent with the list. */
export type ArticleHead = Omit<Article, 'content'> & ArticleFacts;

export const withHeads = ({ items, ...page }: Page<Article>): Page<ArticleHead> => ({
  ...page,
  items: items.map(({ id, slug, title, summary, created_at, content }) => ({
    ...{ id, slug, title, summary, created_at },
    ...articleFacts(content),
  })),
});

export function ArticleList({ page: { items, next } }: { page: Page<ArticleHead> }) {
  return (
    <>
      <ul className="article-list">
        {items.map(({ id, slug, title, summary, created_at, ...facts }) => (
          <li key={id} className="article-card">
            <p className="article-facts">
              <time dateTime={created_at}>{formatDate(created_at, 'long')}</time>
              <Facts {...facts} />
            </p>
            <h2 {...languageOf(title)}>
              <a href={addresses.article(slug)}>
                <Text>{title}</Text>
              </a>
            </h2>
            {summary && (
              <p>
                <Text>{summary}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <p className="older">
          <a href={`${addresses.articles}?before=${encodeURIComponent(next)}`} className="more">
            Older articles <ArrowRight />
          </a>
        </p>
      )}
    </>
  );
}

const Facts = ({ minutes, references }: ArticleFacts) => (
  <span>
    {minutes} min{references > 0 && ` · ${references} ${references === 1 ? 'passage' : 'passages'}`}
  </span>
);
