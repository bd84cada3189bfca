// For process-settings.test.ts.
process.send({ ready: true, arenas: process.env.MALLOC_ARENA_MAX ?? null });
