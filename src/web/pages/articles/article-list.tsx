import type { Page } from '../../../contract/client.ts';
import type { Article } from '../../../contract/entities.ts';
import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import { Text } from '../../ui/honorific.tsx';
import { ArrowRight } from '../../ui/icons.tsx';

export type ArticleHead = Omit<Article, 'content'>;

export function ArticleList({ page: { items, next } }: { page: Page<ArticleHead> }) {
  return (
    <>
      <ul className="article-list">
        {items.map(({ id, slug, title, summary, created_at }) => (
          <li key={id} className="article-card">
            <time dateTime={created_at}>{formatDate(created_at, 'long')}</time>
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
