import { createHash } from 'node:crypto';

/** Names a pair of question and answer, so that the server recognises an answer that it gave out. */
export function answerDigest(question: string, answer: string): string {
  // Written as JSON, so that no two pairs run together into one text.
  return createHash('sha256')
    .update(JSON.stringify([normalised(question), normalised(answer)]))
    .digest('hex');
}

/** A form or a database may change line ends, blanks around the text, and the order of combining marks. */
function normalised(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
}
