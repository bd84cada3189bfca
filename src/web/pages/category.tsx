import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { categoryBySlug } from '../../shared/categories.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../addresses.ts';
import { bannerOf } from '../art/banner-files.ts';
import { logFailure } from '../log-failure.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { type NoteShelf, servicesContext } from '../server-side/services.ts';
import { Text } from '../ui/honorific.tsx';
import { Missing } from '../ui/missing.tsx';
import { QuestionList, useSorting } from '../ui/question-list.tsx';
import type { Route } from './+types/category';

const notFound = {
  title: 'Category not found',
  text: 'There is no such category. You can still read all questions.',
};

/** The categories are known on both sides; the notes and the status come from the server. */
export function loader({ context, params }: Route.LoaderArgs) {
  const category = categoryBySlug(params.categorySlug);
  const shelves = category ? context.get(servicesContext).notesOf(category.name) : [];
  return data(shelves, { status: category ? 200 : 404 });
}

/** The questions of a category are shown even if its notes could not be loaded. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs): NoteShelf[] | Promise<NoteShelf[]> =>
  categoryBySlug(params.categorySlug)
    ? serverLoader().catch((error: unknown) => {
        logFailure(error);
        return [];
      })
    : [];

/** Notes do not change during a visit; another category has other notes. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.categorySlug !== nextParams.categorySlug;

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const category = categoryBySlug(params.categorySlug);
  return category
    ? pageMeta(siteOf(matches), {
        title: category.name,
        description: category.description,
        path: addresses.category(category.slug),
      })
    : pageMeta(siteOf(matches), { title: notFound.title, description: notFound.text });
};

export default function CategoryPage({ loaderData: shelves, params }: Route.ComponentProps) {
  const sorting = useSorting();
  const category = categoryBySlug(params.categorySlug);
  if (!category) return <Missing {...notFound} to={addresses.questions} label="Browse Questions" />;
  const { name, art, description } = category;
  return (
    <div key={name} className={`hue-${art}`}>
      <header className="category-head">
        <img src={bannerOf(art)} alt="" width={1200} height={240} className="category-banner" />
        <div className="category-title">
          <h1>{name}</h1>
          <p className="lead">
            <Text>{description}</Text>
          </p>
        </div>
      </header>
      <div className="page">
        <QuestionList
          {...sorting}
          questions={questions.filter((question) => question.category === name)}
          empty={
            <>
              <p>No questions found in this category yet.</p>
              <p>Be the first to ask a question about {name}.</p>
              <p>
                <Link to={addresses.ask} className="button">
                  Ask a Question
                </Link>
              </p>
            </>
          }
        />
        {shelves.length > 0 && (
          <nav className="category-notes" aria-labelledby="notes">
            <h2 id="notes">Notes on this topic ({shelves.flatMap(({ notes }) => notes).length})</h2>
            <div className="shelves">
              {shelves.map(({ title, notes }) => (
                <section key={title}>
                  {shelves.length > 1 && <h3>{title}</h3>}
                  <ul>
                    {notes.map((note) => (
                      <li key={note.slug}>
                        <Link to={addresses.topic(note.slug)}>
                          <Text>{note.title}</Text>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </nav>
        )}
      </div>
    </div>
  );
}
