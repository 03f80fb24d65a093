import { createContext } from 'react';
import { defaultEntries } from '@/site/savings/entries';

/** The entries as they are now: links that hold them must not wait for the rest of the result. */
export const CurrentEntries = createContext(defaultEntries);
