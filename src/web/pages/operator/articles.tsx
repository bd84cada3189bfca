import { addresses } from '../../addresses.ts';
import { formatDate } from '../../dates.ts';
import { languageOf } from '../../language-of.ts';
import {
  type ArticleList,
  articleLists,
  type OperatorArticle,
  type OperatorView,
} from '../../server-side/operator-view.ts';

type ArticlesView = Extract<OperatorView, { kind: 'articles' }>;

const listTitles: Readonly<Record<ArticleList, string>> = {
  all: 'All articles',
  published: 'Published',
  unpublished: 'Unpublished',
};

/** What the hub has written, newest first. */
export function Articles({ list, items, older }: ArticlesView) {
  return (
    <>
      <form method="get" action={addresses.operatorArticles} className="operator-filter">
        <label>
          <span>Show</span>
          <select name="list" defaultValue={list}>
            {articleLists.map((one) => (
              <option key={one} value={one}>
                {listTitles[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-quiet">
          Show
        </button>
      </form>
      <h2>{listTitles[list]}</h2>
      <p className="small-note">
        To write or change one: <code>isnad articles --help</code>
      </p>
      {items.length === 0 && <p className="notice notice-empty">No articles here.</p>}
      <ol className="operator-items">
        {items.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} list={list} />
          </li>
        ))}
      </ol>
      {older && (
        <p className="older">
          <a className="button button-quiet" href={`${addresses.operatorArticles}?list=${list}&before=${older}`}>
            Older articles
          </a>
        </p>
      )}
    </>
  );
}

function ArticleRow({ article, list }: { article: OperatorArticle; list: ArticleList }) {
  const { slug, title, summary, state, category, createdAt, changedAt, corrections } = article;
  const isPublished = state === 'published';
  return (
    <article>
      <h3 {...languageOf(title)}>{isPublished ? <a href={addresses.article(slug)}>{title}</a> : title}</h3>
      <p className="byline">
        <strong>{isPublished ? 'Published' : 'Unpublished: nobody sees it'}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt, 'shortWithTime')} UTC</time>
        {category && <span>{category}</span>}
        {changedAt && isPublished && <a href={addresses.revisions(slug)}>changed {formatDate(changedAt, 'short')}</a>}
        {changedAt && !isPublished && <span>changed {formatDate(changedAt, 'short')}</span>}
        {corrections > 0 && (
          <span>{corrections === 1 ? '1 correction' : `${corrections} corrections`} shown at it</span>
        )}
      </p>
      <p className="operator-excerpt" {...languageOf(summary)}>
        {summary}
      </p>
      <form method="post" action={addresses.operatorArticles} className="operator-actions">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="list" value={list} />
        <button
          type="submit"
          name="action"
          value={isPublished ? 'unpublish' : 'restore'}
          className="button button-quiet"
          aria-label={`${isPublished ? 'Unpublish' : 'Publish again'}: ${title}`}
        >
          {isPublished ? 'Unpublish' : 'Publish again'}
        </button>
        <a
          href={`${addresses.operatorCorrections}?article=${encodeURIComponent(slug)}#tell`}
          className="button button-quiet"
          aria-label={`Tell a correction of ${title}`}
        >
          Tell a correction
        </a>
        <details className="operator-delete">
          <summary>Delete …</summary>
          <p>
            It is gone for ever with its former texts. What was told of its errors stays on the page of corrections.
          </p>
          <button
            type="submit"
            name="action"
            value="delete"
            className="button"
            aria-label={`Delete for ever: ${title}`}
          >
            Delete for ever
          </button>
        </details>
      </form>
    </article>
  );
}
