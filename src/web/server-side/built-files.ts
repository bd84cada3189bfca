import { createContext } from 'react';
import type { EntryContext } from 'react-router';

/** The files of the browser's build, by the page that needs them. */
export const BuiltFiles = createContext<EntryContext['manifest'] | undefined>(undefined);
