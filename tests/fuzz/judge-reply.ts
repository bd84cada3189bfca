import type { Reply } from './request-sender.ts';

/** What no reply may hold: frames of a stack, paths of this machine, names of the program's files and libraries. */
const inside =
  /\n\s+at [^\n]{1,200}:\d+:\d+|node_modules|\/src\/server\/|SQLITE_[A-Z]+|better-sqlite3|\bTypeError\b|\bReferenceError\b|ERR_[A-Z]+_[A-Z]+|DATA_DIR/;

/** What is wrong with a reply; undefined where nothing is. */
export function faultOf(reply: Reply, isBroken: boolean, secrets: readonly string[]): string | undefined {
  if (reply.kind === 'hung') return 'no answer';
  if (reply.kind === 'closed') return isBroken ? undefined : 'the connection was closed without an answer';
  const { status, head, body } = reply;
  if (status < 200 || status > 599) return `the status ${status}`;
  // A server that has too much to do says when to come back.
  if (status >= 500 && !(status === 503 && /^retry-after: \d+/im.test(head))) return `the status ${status}`;
  const text = body.toString('utf8');
  const leaked = inside.exec(text)?.[0] ?? secrets.find((secret) => text.includes(secret) || head.includes(secret));
  if (leaked !== undefined) return `the inside of the program: ${leaked.trim().slice(0, 80)}`;
  // Node itself refuses an expectation that it does not know, with an empty body.
  if (status !== 304 && status !== 417 && !/^x-content-type-options: nosniff/im.test(head))
    return 'no protecting headers';
  return undefined;
}
