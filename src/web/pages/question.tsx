import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type Block, parseProse } from '../../contract/prose.ts';
import { answersTo } from '../../shared/answers.ts';
import { questionById } from '../../shared/questions.ts';
import { addresses } from '../addresses.ts';
import { formatDate } from '../dates.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { servicesContext } from '../server-side/services.ts';
import { AnswerCard } from '../ui/answer-card.tsx';
import { CategoryBadge } from '../ui/category-badge.tsx';
import { Text } from '../ui/honorific.tsx';
import { Missing } from '../ui/missing.tsx';
import { AnsweredBadge } from '../ui/question-card.tsx';
import { VoteButton } from '../ui/vote-button.tsx';
import type { Route } from './+types/question';

const notFound = {
  title: 'Question not found',
  text: "The question you're looking for does not exist or has been removed.",
};

/** The sample questions are known on both sides; the words of the passages they quote come from the server's library. */
export function loader({ context, params }: Route.LoaderArgs) {
  const quoted = answersTo(params.id).flatMap(({ content }) => parseProse(content).flatMap(quotedIn));
  return data(context.get(servicesContext).passages(quoted), { status: questionById(params.id) ? 200 : 404 });
}

const quotedIn = (block: Block) => (block.kind === 'scripture' ? [block.reference] : []);

/** A question that quotes nothing needs no call in the browser. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  answersTo(params.id).length > 0 ? serverLoader() : {};

/** The library does not change during a visit; another question has other passages. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id;

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const question = questionById(params.id);
  return question
    ? pageMeta(siteOf(matches), {
        title: question.title,
        description: question.content,
        path: addresses.question(question.id),
      })
    : pageMeta(siteOf(matches), { title: notFound.title, description: notFound.text });
};

export default function QuestionPage({ loaderData: passages, params }: Route.ComponentProps) {
  const question = questionById(params.id);
  if (!question)
    return <Missing title={notFound.title} text={notFound.text} to={addresses.questions} label="Back to Questions" />;
  const answers = answersTo(question.id);
  return (
    <div className="page page-reading" key={question.id}>
      <article className="question">
        <VoteButton votes={question.votes} title={question.title} />
        <div>
          <p className="byline">
            <CategoryBadge name={question.category} />
            {question.answered && <AnsweredBadge />}
          </p>
          <h1>
            <Text>{question.title}</Text>
          </h1>
          <p className="question-content">
            <Text>{question.content}</Text>
          </p>
          <p className="byline">
            <span>{question.userDisplayName}</span>
            <time dateTime={question.createdAt}>{formatDate(question.createdAt, 'shortWithTime')}</time>
          </p>
        </div>
      </article>

      <section className="answers" aria-labelledby="answers">
        <h2 id="answers">{countAnswers(answers.length)}</h2>
        {answers.length === 0 && (
          <p className="notice">
            This question has not been answered yet. Our scholars are reviewing it, and the answer will appear here.
          </p>
        )}
        {answers.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} passages={passages} />
        ))}
      </section>

      <aside className="prompt">
        <h2>Is your question a different one?</h2>
        <p>Ask it in your own words, and read the answer with its sources.</p>
        <Link to={addresses.ask} className="button">
          Ask a new question
        </Link>
      </aside>
    </div>
  );
}

/** `1 Answer`, `2 Answers` */
const countAnswers = (count: number) => (count === 1 ? '1 Answer' : `${count} Answers`);
