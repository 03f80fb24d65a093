import { createContext } from 'react';
import { defaultEntries } from '@/site/savings/entries';
import type { BuildingService } from '@/site/savings/quote-handover';

/** The entries as they are now: links that hold them must not wait for the rest of the result. */
export const CurrentEntries = createContext(defaultEntries);

/** The service that its quote is for; none in a shop that tints no buildings. */
export const QuotedService = createContext<BuildingService | 'none'>('residential');
