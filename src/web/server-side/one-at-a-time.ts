/**
 * Lets one piece of work begin when the one before it has ended, and lets everything that waits meanwhile be done in
 * between. Pages are drawn without a pause, some milliseconds each: several that became ready together would keep all other
 * visitors waiting for all of them.
 */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(() => new Promise((resolve) => setImmediate(resolve))).then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
