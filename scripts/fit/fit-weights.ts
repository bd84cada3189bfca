// A logistic regression with two questions: is there a danger, and is it despair rather than violence? Plain stochastic
// descent (AdaGrad, L2), with a fixed seed, so that the same lines always give the same weights.

export interface Example {
  traits: readonly string[];
  /** What each trait counts. */
  value: number;
  danger: boolean;
  /** Only of dangers. */
  despair?: boolean;
  weight: number;
}

export interface Fitted {
  bias: [danger: number, despair: number];
  weights: Map<string, [danger: number, despair: number]>;
}

export interface FitOptions {
  rounds: number;
  rate: number;
  /** How strongly weights are drawn to nothing. */
  decay: number;
  seed: number;
}

export function fitWeights(examples: readonly Example[], { rounds, rate, decay, seed }: FitOptions): Fitted {
  const names = [...new Set(examples.flatMap(({ traits }) => traits))];
  const idOf = new Map(names.map((name, id) => [name, id + 1]));
  const rows = examples.map((example) => ({
    ...example,
    ids: Int32Array.from([0, ...example.traits.map((trait) => idOf.get(trait) ?? 0)]),
  }));
  const danger = descend(
    rows.map((row) => ({ ids: row.ids, value: row.value, is: row.danger, weight: row.weight })),
    names.length + 1,
    { rounds, rate, decay, seed },
  );
  const despair = descend(
    rows
      .filter((row) => row.danger)
      .map((row) => ({ ids: row.ids, value: row.value, is: row.despair === true, weight: row.weight })),
    names.length + 1,
    { rounds, rate, decay, seed },
  );
  return {
    bias: [danger[0] ?? 0, despair[0] ?? 0],
    weights: new Map(names.map((name, id) => [name, [danger[id + 1] ?? 0, despair[id + 1] ?? 0]])),
  };
}

function descend(
  rows: readonly { ids: Int32Array; value: number; is: boolean; weight: number }[],
  size: number,
  { rounds, rate, decay, seed }: FitOptions,
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-2);
  const order = rows.map((_, index) => index);
  const random = randomFrom(seed);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      let sum = 0;
      const amountOf = (id: number) => (id === 0 ? 1 : row.value);
      for (const id of row.ids) sum += (weights[id] ?? 0) * amountOf(id);
      const error = (1 / (1 + Math.exp(-sum)) - (row.is ? 1 : 0)) * row.weight;
      for (const id of row.ids) {
        const slope = error * amountOf(id) + (id === 0 ? 0 : decay * (weights[id] ?? 0));
        squares[id] = (squares[id] ?? 0) + slope * slope;
        weights[id] = (weights[id] ?? 0) - (rate * slope) / Math.sqrt(squares[id] ?? 1);
      }
    }
  }
  return weights;
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
}

/** A small generator (mulberry32): the same numbers for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
