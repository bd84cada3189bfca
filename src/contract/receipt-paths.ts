// Apart from the paths that every page loads: few pages need these.

/** The page on which receipts are verified; no call. */
export const RECEIPTS = '/receipts';

/** Where every site publishes the keys of its receipts. It is no call: its place does not depend on the API's. */
export const RECEIPT_KEYS = '/.well-known/isnad-receipt-keys.json';

/** The paths of the log's calls. */
export const logPaths = {
  head: '/log',
  entries: '/log/entries',
  consistency: '/log/consistency',
  inclusion: '/log/inclusion',
} as const;
