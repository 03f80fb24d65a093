import type { Loader } from 'astro/loaders';
import { factsOf, fillFactsDeep } from './facts.ts';
import { readBusiness, readState } from './read-business.ts';

/** A loader whose entries have the business facts and `more` filled in, and are read again when a fact changes. */
export function withFacts(loader: Loader, more: Record<string, string> = {}): Loader {
  return {
    ...loader,
    load: (context) => {
      const facts = { ...factsOf(readBusiness(), readState()), ...more };
      return loader.load({
        ...context,
        generateDigest: (data) => context.generateDigest({ facts, data }),
        parseData: (entry) => {
          try {
            return context.parseData({ ...entry, data: fillFactsDeep(entry.data, facts) });
          } catch (error) {
            throw new Error(`${entry.filePath ?? entry.id}: ${String(error)}`);
          }
        },
      });
    },
  };
}
