import { createHash } from 'node:crypto';

/** Identifies a pair of question and answer, so that the server recognises an answer that it issued. */
export function answerDigest(question: string, answer: string): string {
  // JSON keeps the border between the two, so that different pairs never give the same text.
  return createHash('sha256')
    .update(JSON.stringify([normalised(question), normalised(answer)]))
    .digest('hex');
}

/** Undoes what a form or a database may change: line ends, surrounding spaces, the order of combining marks. */
function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}
