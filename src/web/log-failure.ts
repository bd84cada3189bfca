/** Logs only the message, which holds path and status but never a visitor's question. */
export function logFailure(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
