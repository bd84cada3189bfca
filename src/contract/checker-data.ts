import type { LibraryEdition } from './source-entities.ts';

// The checker in a browser (`/checker.js`) reads what the library holds from these addresses of the pages' server.

export const CHECKER_DATA = '/checker-data.json';

/** The address of an edition's bytes. It names their digest, so that they may be kept for ever. */
export const editionDataPath = (id: string, sha256: string) => `/checker-data/${id}.${sha256.slice(0, 16)}.bin`;

/** Raised when the bytes of an edition change their form. */
export const CHECKER_DATA_VERSION = 1;

export interface CheckerData {
  version: number;
  /** A digest of the editions below. */
  library: string;
  surahs: readonly DataSurah[];
  editions: readonly EditionData[];
}

export interface DataSurah {
  number: number;
  name: string;
  arabicName: string;
  meaning: string;
  revealedIn: 'Makkah' | 'Madinah';
  verses: number;
}

export interface EditionData extends LibraryEdition {
  /** Of the compressed bytes (gzip), in hexadecimal digits. */
  sha256: string;
  size: number;
  path: string;
}
