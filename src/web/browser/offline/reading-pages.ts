/**
 * The pages of which a browser keeps a copy for reading without a network, by their path within the hub. All others are
 * left alone: whoever asks, searches, checks or signs in leaves nothing behind.
 */
const READING =
  /^\/(?:$|(?:questions|about|contact|articles|corrections|sources|topics|ar\/topics)$|(?:question|categories|about|articles|answers|topics|ar\/topics)\/|sources\/[^/]+(?:\/[^/]+){0,2}$)/;

/** Pages under the same folders that do what a visitor typed. */
const ACTING = /^\/sources\/[^/]+\/(?:search|numbers)$/;

/** Of queries only the part of a surah names a page of its own; any other holds what somebody typed. */
const isPlain = (search: string) => search === '' || /^\?from=\d{1,3}$/.test(search);

/** Whether a copy of the page may be kept. `path` is without the base path of the hub. */
export const isReadingPage = (path: string, search: string): boolean =>
  READING.test(path) && !ACTING.test(path) && isPlain(search);
