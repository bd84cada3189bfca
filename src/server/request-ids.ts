import { randomBytes } from 'node:crypto';

/** Names requests: a part that this process drew at its start, and a number. No name comes from a request. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${process}.${count.toString(36)}`;
  };
}
