import { data } from 'react-router';
import { addresses } from '../addresses.ts';
import { formatDate } from '../dates.ts';
import { languageOf } from '../language-of.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { type RevisionsPage, servicesContext } from '../server-side/services.ts';
import stylesheet from '../styles/corrections.css?url';
import { Comparison } from '../ui/comparison.tsx';
import { Text } from '../ui/honorific.tsx';
import { ArrowLeft } from '../ui/icons.tsx';
import { Missing } from '../ui/missing.tsx';
import type { Route } from './+types/article-revisions';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const numberAt = (name: string) => (/^\d{1,6}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined);
  const asked = { from: numberAt('from'), to: numberAt('to') };
  const revisions = await context.get(servicesContext).revisions(params.slug, asked);
  return data(revisions, { status: revisions ? 200 : 404 });
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

/** Former texts are for whoever asks for them, not for search engines. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: loaderData ? `Revisions of ${loaderData.title}` : 'Article Not Found',
    description: 'What an article of this site said before, compared with what it says now.',
  });

export default function ArticleRevisionsPage({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) {
    const text = 'The article you are looking for could not be found.';
    return <Missing title="Article Not Found" text={text} to={addresses.articles} label="Back to Articles" />;
  }
  return <Revisions slug={params.slug} revisions={loaderData} />;
}

function Revisions({ slug, revisions: { title, versions, shown } }: { slug: string; revisions: RevisionsPage }) {
  return (
    <div className="page page-reading revisions">
      <header className="article-head">
        <a href={addresses.article(slug)} className="back">
          <ArrowLeft /> The article as it is now
        </a>
        <h1 {...languageOf(title)}>
          Revisions of “<Text>{title}</Text>”
        </h1>
      </header>
      {shown ? (
        <>
          <ol className="version-list" aria-label="All versions">
            {versions.map((version) => (
              <li key={version.number}>
                <NameOfVersion {...version} />
              </li>
            ))}
          </ol>
          {versions.length > 2 && <ChooseVersions slug={slug} versions={versions} shown={shown} />}
          <h2>
            What changed from version {shown.from} to version {shown.to}
          </h2>
          <Comparison parts={shown.comparison} />
        </>
      ) : (
        <p className="notice notice-empty">This article was never changed since it was published.</p>
      )}
    </div>
  );
}

function NameOfVersion({ number, writtenAt, isCurrent }: RevisionsPage['versions'][number]) {
  return (
    <span>
      Version {number}, <time dateTime={writtenAt}>{formatDate(writtenAt, 'shortWithTime')} UTC</time>
      {isCurrent && ' (the text of today)'}
    </span>
  );
}

interface ChooseVersionsProps {
  slug: string;
  versions: RevisionsPage['versions'];
  shown: { from: number; to: number };
}

function ChooseVersions({ slug, versions, shown }: ChooseVersionsProps) {
  const choice = (name: 'from' | 'to', label: string) => (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={shown[name]}>
        {versions.map(({ number, writtenAt }) => (
          <option key={number} value={number}>
            {number}: {formatDate(writtenAt, 'short')}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form method="get" action={addresses.revisions(slug)} className="choose-versions">
      {choice('from', 'Compare version')}
      {choice('to', 'with version')}
      <button type="submit" className="button button-quiet">
        Compare
      </button>
    </form>
  );
}
