/** Exactly three cards, as tall as real ones, so that nothing jumps when these come. */
export function ArticleListSkeleton() {
  return (
    <ul className="article-list" aria-busy="true" aria-label="Loading articles">
      {[1, 2, 3].map((card) => (
        <li key={card} className="article-card skeleton-card" data-skeleton>
          <span className="skeleton skeleton-date" />
          <span className="skeleton skeleton-title" />
          <span className="skeleton" />
          <span className="skeleton skeleton-short" />
        </li>
      ))}
    </ul>
  );
}

export function ArticleSkeleton() {
  return (
    <div className="page page-reading article" data-skeleton aria-busy="true">
      <h1 className="visually-hidden">Loading the article</h1>
      <span className="skeleton skeleton-heading" />
      <span className="skeleton skeleton-heading skeleton-short" />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}
