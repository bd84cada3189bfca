import { data, Link } from 'react-router';
import { categoryBySlug } from '../../shared/categories.ts';
import { questions } from '../../shared/questions.ts';
import { addresses } from '../addresses.ts';
import { banners } from '../art/banner-files.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { Text } from '../ui/honorific.tsx';
import { Missing } from '../ui/missing.tsx';
import { QuestionList, useSorting } from '../ui/question-list.tsx';
import type { Route } from './+types/category';

const notFound = {
  title: 'Category not found',
  text: 'There is no category of this name. All questions are still at hand.',
};

/** The status is the server's to say; in the browser the categories are at hand. */
export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: categoryBySlug(params.categorySlug) ? 200 : 404 });
export const clientLoader = () => null;

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

export default function CategoryPage({ params }: Route.ComponentProps) {
  const sorting = useSorting();
  const category = categoryBySlug(params.categorySlug);
  if (!category) return <Missing {...notFound} to={addresses.questions} label="Browse Questions" />;
  const { name, art, description } = category;
  return (
    <div key={name} className={`hue-${art}`}>
      <header className="category-head">
        <img src={banners[art]} alt="" width={1200} height={240} className="category-banner" />
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
      </div>
    </div>
  );
}
