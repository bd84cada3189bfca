// Fits word vectors so that texts which answer each other mean the same: of a batch, each question is to find its own answer
// among those of all others (the loss is known as InfoNCE). A text is the sum of its words' vectors, of length one.

/** A point: its questions, and what it says, in the numbers of words. */
export interface Lesson {
  questions: readonly (readonly number[])[];
  said: readonly (readonly number[])[];
}

export interface School {
  dimensions: number;
  lessons: readonly Lesson[];
  /** Questions of strangers, with the numbers of the lessons that answer them. */
  asked: readonly { words: readonly number[]; answers: readonly number[] }[];
  /** What people tell while they ask for something else. */
  stories: readonly (readonly number[])[];
}

// Chosen on sets 8 and 9 of strangers' questions: see docs/decisions/17-points.md.
const ROUNDS = 20;
const BATCH = 256;
/** How much sharper than their likeness the choice among answers is. */
const SHARPNESS = 1 / 0.08;
const RATE = 0.002;
/** The share of the notes' questions that stand in a story, and the words of it. */
const IN_A_STORY = 0.65;
const [LEAST_OF_STORY, MOST_OF_STORY] = [4, 34];
/** How often a round asks each question of a stranger. */
const TIMES_ASKED = 3;
/** The share of answers that are another question of the point; the others are what it says. */
const BY_A_QUESTION = 0.6;

/** A text in a batch: its direction, its length before, and the words that it is of. */
interface Summed {
  direction: Float32Array;
  length: number;
  words: readonly number[];
}

/** Changes the rows. The same input gives the same rows. */
export function teachVectors(rows: Float32Array, school: School): void {
  const { dimensions, lessons, asked } = school;
  const random = numbersFrom(7);
  const learn = adam(rows, dimensions);
  const examples = [
    ...lessons.flatMap(({ questions }, lesson) =>
      questions.length < 2 ? [] : questions.map((_, at) => () => ownExample(lesson, at)),
    ),
    ...Array.from({ length: TIMES_ASKED }, () => asked.map((one) => () => strangersExample(one))).flat(),
  ];
  for (let round = 1; round <= ROUNDS; round++) {
    let loss = 0;
    shuffle(examples, random);
    const batches = Math.floor(examples.length / BATCH);
    for (let batch = 0; batch < batches; batch++) {
      loss += teachBatch(examples.slice(batch * BATCH, (batch + 1) * BATCH).map((make) => make()));
    }
    if (round % 5 === 0) console.log(`round ${round}: a loss of ${(loss / batches / BATCH).toFixed(2)}`);
  }

  function ownExample(lesson: number, at: number): Example {
    const { questions, said } = lessons[lesson] as Lesson;
    const question = questions[at] ?? [];
    const others = questions.filter((_, other) => other !== at);
    const told = random() < IN_A_STORY ? pieceOf(pick(school.stories, random), random) : [];
    return { question: [...question, ...told], answer: answerOf(others, said), lesson };
  }

  function strangersExample({ words, answers }: School['asked'][number]): Example {
    const lesson = pick(answers, random);
    const { questions, said } = lessons[lesson] as Lesson;
    return { question: words, answer: answerOf(questions, said), lesson };
  }

  function answerOf(questions: Lesson['questions'], said: Lesson['said']): readonly number[] {
    if (said.length === 0) return pick(questions, random);
    return questions.length > 0 && random() < BY_A_QUESTION ? pick(questions, random) : pick(said, random);
  }

  function teachBatch(batch: readonly Example[]): number {
    const questions = batch.map(({ question }) => summed(question));
    const answers = batch.map(({ answer }) => summed(answer));
    const pullOnQuestions = batch.map(() => new Float32Array(dimensions));
    const pullOnAnswers = batch.map(() => new Float32Array(dimensions));
    let loss = 0;
    for (const [at, question] of questions.entries()) {
      // Another answer of the same point is not wrong.
      const scores = answers.map((answer, other) =>
        other !== at && batch[other]?.lesson === batch[at]?.lesson
          ? Number.NEGATIVE_INFINITY
          : SHARPNESS * dot(question.direction, answer.direction),
      );
      const highest = Math.max(...scores);
      const masses = scores.map((score) => Math.exp(score - highest));
      const whole = masses.reduce((sum, mass) => sum + mass, 0);
      loss -= Math.log((masses[at] ?? 0) / whole);
      for (const [other, mass] of masses.entries()) {
        const push = (SHARPNESS * (mass / whole - (other === at ? 1 : 0))) / BATCH;
        if (Math.abs(push) < LEAST_PUSH) continue;
        addTo(pullOnQuestions[at], answers[other]?.direction, push);
        addTo(pullOnAnswers[other], question.direction, push);
      }
    }
    const slopes = new Map<number, Float32Array>();
    for (const at of batch.keys()) {
      passBack(questions[at] as Summed, pullOnQuestions[at] as Float32Array, slopes);
      passBack(answers[at] as Summed, pullOnAnswers[at] as Float32Array, slopes);
    }
    learn(slopes);
    return loss;
  }

  function summed(words: readonly number[]): Summed {
    const sum = new Float32Array(dimensions);
    for (const word of words) addTo(sum, rows.subarray(word * dimensions, (word + 1) * dimensions), 1);
    const length = Math.sqrt(dot(sum, sum)) || 1;
    return { direction: sum.map((each) => each / length), length, words };
  }

  /** What a pull on a direction is for each word of the sum. */
  function passBack({ direction, length, words }: Summed, pull: Float32Array, slopes: Map<number, Float32Array>): void {
    const along = dot(direction, pull);
    const slope = pull.map((each, at) => (each - along * (direction[at] ?? 0)) / length);
    for (const word of words) {
      const sum = slopes.get(word) ?? new Float32Array(dimensions);
      addTo(sum, slope, 1);
      slopes.set(word, sum);
    }
  }
}

interface Example {
  question: readonly number[];
  answer: readonly number[];
  lesson: number;
}

/** Less changes nothing that can be seen in steps of 1/127. */
const LEAST_PUSH = 1e-5;

/** Steps of Adam, for the rows that a batch touches. */
function adam(rows: Float32Array, dimensions: number): (slopes: ReadonlyMap<number, Float32Array>) => void {
  const means = new Float32Array(rows.length);
  const squares = new Float32Array(rows.length);
  let step = 0;
  return (slopes) => {
    step += 1;
    const [meanShare, squareShare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (const [word, slope] of slopes) {
      for (const [at, each] of slope.entries()) {
        const place = word * dimensions + at;
        const mean = 0.9 * (means[place] ?? 0) + 0.1 * each;
        const square = 0.999 * (squares[place] ?? 0) + 0.001 * each * each;
        means[place] = mean;
        squares[place] = square;
        rows[place] = (rows[place] ?? 0) - (RATE * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8);
      }
    }
  };
}

function pieceOf(story: readonly number[], random: () => number): readonly number[] {
  const length = Math.floor(LEAST_OF_STORY + random() * (MOST_OF_STORY - LEAST_OF_STORY));
  const from = Math.floor(random() * Math.max(1, story.length - length));
  return story.slice(from, from + length);
}

function pick<Each>(list: readonly Each[], random: () => number): Each {
  return list[Math.floor(random() * list.length)] as Each;
}

function shuffle(list: unknown[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Numbers from 0 to 1 by a linear congruence: the same on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function addTo(sum: Float32Array | undefined, vector: Float32Array | undefined, times: number): void {
  if (!sum || !vector) return;
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + times * (vector[at] ?? 0);
}
