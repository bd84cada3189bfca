// `npm run bench`: requests per second and p99 of each page and call; `npm run bench -- growth`: what each call costs as the
// data grow; `npm run bench -- soak`: half an hour of mixed load; `npm run bench -- start`: how soon a server answers;
// `npm run bench -- memory`: what it holds in light use. Options are those of the measurement.

export {};

const [, , measurement = ''] = process.argv;
const others: Readonly<Record<string, () => Promise<unknown>>> = {
  growth: () => import('./growth.ts'),
  memory: () => import('./memory.ts'),
  soak: () => import('./soak.ts'),
  start: () => import('./start.ts'),
};
const other = others[measurement];
if (other) process.argv.splice(2, 1);
await (other ?? (() => import('./rates.ts')))();
