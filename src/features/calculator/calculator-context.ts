import { createContext } from 'react';
import { defaultEntries } from '@/site/savings/entries';
import type { BuildingService } from '@/site/savings/quote-handover';

/** The current entries, for links that contain them. The results are deferred. */
export const CurrentEntries = createContext(defaultEntries);

/** The service that the quote button asks for; none in a shop that tints no buildings. */
export const QuotedService = createContext<BuildingService | 'none'>('residential');
