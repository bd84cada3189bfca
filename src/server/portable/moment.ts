import * as v from 'valibot';

/** A moment as files of an export tell it. */
export const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
