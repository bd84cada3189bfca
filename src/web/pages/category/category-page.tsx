import { categoryBySlug } from '../../../shared/categories.ts';
import { questions } from '../../../shared/questions.ts';
import { addresses, shelfId } from '../../addresses.ts';
import { bannerOf } from '../../art/banner-files.ts';
import type { NoteShelf } from '../../server-side/services.ts';
import { Text } from '../../ui/honorific.tsx';
import { Missing } from '../../ui/missing.tsx';
import { QuestionList, useSorting } from '../../ui/question-list.tsx';

export const notFound = {
  title: 'Category not found',
  text: 'There is no such category. You can still read all questions.',
};

interface CategoryPageProps {
  loaderData: readonly NoteShelf[];
  params: { categorySlug: string };
}

export default function CategoryPage({ loaderData: shelves, params }: CategoryPageProps) {
  const sorting = useSorting();
  const category = categoryBySlug(params.categorySlug);
  if (!category) return <Missing {...notFound} to={addresses.questions} label="Browse Questions" />;
  const { name, art, description } = category;
  return (
    <div className={`hue-${art}`}>
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
                <a href={addresses.ask} className="button">
                  Ask a Question
                </a>
              </p>
            </>
          }
        />
        {shelves.length > 0 && (
          <nav className="category-notes" aria-labelledby="notes">
            <h2 id="notes">Notes on this topic ({shelves.flatMap(({ notes }) => notes).length})</h2>
            <div className="shelves">
              {shelves.map(({ title, notes }) => (
                <section key={title} id={shelfId(title)}>
                  {shelves.length > 1 && <h3>{title}</h3>}
                  <ul>
                    {notes.map((note) => (
                      <li key={note.slug}>
                        <a href={addresses.topic(note.slug)}>
                          <Text>{note.title}</Text>
                        </a>
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
