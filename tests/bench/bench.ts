// `npm run bench`: requests per second and p99 of each page and call; `npm run bench -- growth`: what each call costs as the
// data grow; `npm run bench -- soak`: half an hour of mixed load. Options are those of the measurement.

export {};

const [, , measurement] = process.argv;
if (measurement === 'growth') {
  process.argv.splice(2, 1);
  await import('./growth.ts');
} else if (measurement === 'soak') {
  process.argv.splice(2, 1);
  await import('./soak.ts');
} else await import('./rates.ts');
