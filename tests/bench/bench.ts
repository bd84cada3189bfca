// `npm run bench`: requests per second and p99 of each page and call; `npm run bench -- growth`: what each call costs as the
// data grow. Options are those of the measurement.

export {};

const [, , measurement] = process.argv;
if (measurement === 'growth') {
  process.argv.splice(2, 1);
  await import('./growth.ts');
} else await import('./rates.ts');
