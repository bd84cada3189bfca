/** The message alone: it names path and status, never a visitor's question. */
export function logFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
