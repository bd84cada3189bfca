/** What lays an answer out. It is asked for when a question is, so that it is there before the answer. */
export const loadAnswerParts = () => import('./answer-parts.tsx');
