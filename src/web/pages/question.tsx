import { data } from 'react-router';
import type { Check } from '../../contract/entities.ts';
import { type Block, parseProse } from '../../contract/prose.ts';
import { answersTo } from '../../shared/answers.ts';
import { categories } from '../../shared/categories.ts';
import { notesOfQuestion } from '../../shared/question-notes.ts';
import { questionById, questions } from '../../shared/questions.ts';
import type { Answer, Question } from '../../shared/types.ts';
import { addresses } from '../addresses.ts';
import { formatDate } from '../dates.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import { type QuotedPassages, servicesContext } from '../server-side/services.ts';
import { AnswerCard } from '../ui/answer-card.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Text } from '../ui/honorific.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import { Missing } from '../ui/missing.tsx';
import { AnsweredBadge } from '../ui/question-card.tsx';
import { VoteButton } from '../ui/vote-button.tsx';
import type { Route } from './+types/question';

const notFound = {
  title: 'Question not found',
  text: "The question you're looking for does not exist or has been removed.",
};

interface QuestionData {
  answers: readonly Answer[];
  passages: QuotedPassages;
  /** What the checker found in each answer. */
  checks: readonly (Check | undefined)[];
  /** The note that answers the question, if nobody has yet. */
  note: Way | undefined;
  /** Notes, the category, the next question. */
  more: readonly Way[];
}

interface Way {
  to: string;
  title: string;
}

/** The sample questions are known on both sides; their answers, what these quote and the notes come from the server. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { passages, notesOf, withChecks } = context.get(servicesContext);
  const answers = answersTo(params.id);
  const checked = await withChecks(answers.map(({ content }) => ({ question: '', answer: content })));
  const quoted = answers.flatMap(({ content }) => parseProse(content).flatMap(quotedIn));
  const all = categories.flatMap(({ name }) => notesOf(name)).flatMap(({ notes }) => notes);
  const notes = (notesOfQuestion[params.id] ?? []).flatMap((slug) => {
    const note = all.find((each) => each.slug === slug);
    return note ? [{ to: addresses.topic(slug), title: note.title }] : [];
  });
  const question = questionById(params.id);
  const note = answers.length === 0 ? notes.shift() : undefined;
  const more = [...notes, ...(question ? waysFrom(question) : [])];
  const checks = checked.map(({ check }) => check);
  const status = question ? 200 : 404;
  return data<QuestionData>({ answers, passages: passages(quoted), checks, note, more }, { status });
}

const quotedIn = (block: Block) => (block.kind === 'scripture' ? [block.reference] : []);

function waysFrom({ id, category }: Question): Way[] {
  const { slug = '', name = '' } = categories.find((each) => each.name === category) ?? {};
  const next = questions[(questions.findIndex((each) => each.id === id) + 1) % questions.length];
  return [
    { to: addresses.category(slug), title: `All of ${name}` },
    ...(next ? [{ to: addresses.question(next.id), title: next.title }] : []),
  ];
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const question = questionById(params.id);
  return question
    ? pageMeta(siteOf(matches), {
        title: question.title,
        description: question.content,
        path: addresses.question(question.id),
        hasCard: true,
      })
    : pageMeta(siteOf(matches), { title: notFound.title, description: notFound.text });
};

export default function QuestionPage({
  loaderData: { answers, passages, checks, note, more },
  params,
}: Route.ComponentProps) {
  const question = questionById(params.id);
  if (!question)
    return <Missing title={notFound.title} text={notFound.text} to={addresses.questions} label="Back to Questions" />;
  return (
    <div className="page page-reading">
      <article className="question">
        <VoteButton votes={question.votes} title={question.title} />
        <div>
          <div className="byline">
            <Breadcrumb category={question.category} />
            {question.answered && <AnsweredBadge />}
          </div>
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
        {note && (
          <p className="meanwhile">
            Meanwhile, our editors’ note:{' '}
            <a href={note.to}>
              <Text>{note.title}</Text> <ArrowRight />
            </a>
          </p>
        )}
        {answers.map((answer, index) => (
          <AnswerCard key={answer.id} answer={answer} passages={passages} check={checks[index]} />
        ))}
      </section>

      {more.length > 0 && (
        <nav className="more-on-this" aria-labelledby="more">
          <h2 id="more">More on this</h2>
          <ul className="ways">
            {more.map(({ to, title }) => (
              <li key={to}>
                <a href={to}>
                  <Text>{title}</Text>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}

      <aside className="prompt">
        <h2>Is your question a different one?</h2>
        <p>Ask it in your own words, and read the answer with its sources.</p>
        <a href={addresses.ask} className="button">
          Ask a new question
        </a>
      </aside>
    </div>
  );
}

/** `1 Answer`, `2 Answers` */
const countAnswers = (count: number) => (count === 1 ? '1 Answer' : `${count} Answers`);
