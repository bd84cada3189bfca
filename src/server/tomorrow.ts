/** Until the budgets of the next day, which are those of UTC. */
export const secondsToTomorrow = (now: Date): number =>
  (Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1) - now.getTime()) / 1000;
