import { addresses } from '../../addresses.ts';
import { browserClient } from '../../browser/client.ts';
import { type ListState, useList } from '../../list-state.ts';
import { ScriptingNote } from '../../ui/scripting-note.tsx';
import { ArticleListSkeleton } from '../../ui/skeletons.tsx';
import { type ArticleActions, useArticleActions } from './article-actions.ts';
import { type ArticleHead, ArticleList, withHeads } from './article-list.tsx';

export interface ArticlesData {
  /** The cursor of the page's part of the list. */
  before: string | undefined;
  articles: ListState<ArticleHead>;
  isReadOnly: boolean;
}

export default function ArticlesPage({ loaderData }: { loaderData: ArticlesData }) {
  const { before, articles, isReadOnly } = loaderData;
  const { list: loaded, refresh } = useList(
    articles,
    async () => withHeads(await browserClient().articles({ before })),
    'clear',
  );
  const actions = useArticleActions(refresh);
  const isEmpty = loaded.kind === 'loaded' && loaded.page.items.length === 0;
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>Articles</h1>
          <p className="lead">
            Longer reads, put together by a program. Every source is named; no scholar has reviewed them.
          </p>
        </div>
        <p className="actions">
          <button type="button" className="button button-quiet needs-scripting" onClick={actions.refresh}>
            Refresh Articles
          </button>
          {!isEmpty && loaded.kind !== 'failed' && <GenerateButton {...actions} />}
        </p>
      </header>
      <ScriptingNote>
        Refreshing and generating articles needs JavaScript, which is off in this browser. Reading works without it.
      </ScriptingNote>
      {isReadOnly && <p className="notice">No article can be generated at the moment. You can read them all.</p>}
      {actions.nothingNew && <NothingNew />}
      <p role="status" className="visually-hidden">
        {loaded.kind === 'pending' ? 'Loading articles' : loaded.kind === 'loaded' && count(loaded.page.items.length)}
      </p>
      {loaded.kind === 'pending' && <ArticleListSkeleton />}
      {loaded.kind === 'failed' && <FailedList {...actions} />}
      {loaded.kind === 'loaded' && (isEmpty ? <EmptyList {...actions} /> : <ArticleList page={loaded.page} />)}
    </div>
  );
}

const count = (articles: number) => (articles === 1 ? '1 article' : `${articles} articles`);

/** What to do where no new article can be generated. */
const NothingNew = () => (
  <div className="notice" role="status">
    <p>
      Every subject of this site already has its article. New ones come as its notes grow. Until then you can{' '}
      <a href={addresses.ask}>ask a question</a>, <a href={addresses.topics}>browse the topics</a>, or search the{' '}
      <a href={addresses.sources}>sources</a>.
    </p>
  </div>
);

function FailedList(actions: ArticleActions) {
  return (
    <div className="notice notice-error" role="alert">
      <p>Could not load articles. The backend may be starting up. Please try again in a moment.</p>
      <p className="actions">
        <button type="button" className="button needs-scripting" onClick={actions.refresh}>
          Try Again
        </button>
        <SeedButton {...actions} />
      </p>
    </div>
  );
}

function EmptyList(actions: ArticleActions) {
  return (
    <div className="notice notice-empty">
      <h2>No Articles Yet</h2>
      <p>Start with the sample article, or have a new one written.</p>
      <p className="actions">
        <SeedButton {...actions} />
        <GenerateButton {...actions} />
      </p>
    </div>
  );
}

const GenerateButton = ({ generate, busy }: ArticleActions) => (
  <button type="button" className="button needs-scripting" onClick={generate} disabled={busy.generating}>
    {busy.generating ? 'Generating...' : 'Generate New Article'}
  </button>
);

const SeedButton = ({ seed, busy }: ArticleActions) => (
  <button type="button" className="button button-quiet needs-scripting" onClick={seed} disabled={busy.seeding}>
    {busy.seeding ? 'Creating...' : 'Create Sample Article'}
  </button>
);
