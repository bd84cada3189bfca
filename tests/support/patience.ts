/**
 * Milliseconds that one wait may take: in a browser, of a poll, or with `vi.waitFor` and `vi.waitUntil`, whose own second
 * is too short on a busy machine. A wait ends with its event, so only a test that fails takes this long.
 */
export const patience = { timeout: 45_000 };

/** The same for a whole server that starts in a process of its own: it loads the library in each of its threads first. */
export const startPatience = { timeout: 90_000 };
