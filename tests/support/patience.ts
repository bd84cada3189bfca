/**
 * Of one wait, in a browser, of a poll, or with `vi.waitFor` and `vi.waitUntil`, whose own second is too short on a machine with other work. A wait ends with its
 * event: only a test that fails takes this long.
 */
export const patience = { timeout: 20_000 };
