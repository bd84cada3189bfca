/** Made when it is first asked for, and kept from then on. What could not be made is made again for the next who asks. */
export function keptOnce<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    if (!kept) {
      const made = make();
      kept = made;
      made.catch(() => {
        kept = undefined;
      });
    }
    return kept;
  };
}

/** The same, made again as soon as its revision is another one. */
export function keptUntil<Value>(
  revisionNow: () => Promise<string | number>,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { revision: string | number; value: () => Promise<Value> } | undefined;
  return async () => {
    const revision = await revisionNow();
    if (kept?.revision !== revision) kept = { revision, value: keptOnce(make) };
    return kept.value();
  };
}
