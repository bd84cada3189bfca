/** As many as are wanted, or as many as a patient search finds. */
export function gather<Item>(wanted: number, find: (index: number) => Item | undefined): Item[] {
  const found: Item[] = [];
  for (let tries = 0; found.length < wanted && tries < wanted * 400; tries++) {
    const item = find(found.length);
    if (item !== undefined) found.push(item);
  }
  return found;
}
