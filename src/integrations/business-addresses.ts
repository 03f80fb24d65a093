import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const address = z
  .string()
  .refine((text) => URL.canParse(text))
  .optional()
  .catch(undefined);

function read(): unknown {
  try {
    return parse(readFileSync(new URL('../content/business.yaml', import.meta.url), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The addresses of `business.yaml` that a build is set up with. What is wrong in the file counts as unset here:
 * the content gate stops the build with it, together with every other problem.
 */
export const businessAddresses = z
  .object({
    site: address,
    quoteFrame: address,
    reviews: z.object({ widgetScript: address }).catch({}),
  })
  .catch({ reviews: {} })
  .parse(read());

/** Where the quote form is sent, by the settings of `.env`; undefined while requests are only printed. */
export function deliveryAddress({ QUOTE_DELIVERY, QUOTE_ENDPOINT }: NodeJS.ProcessEnv): string | undefined {
  if (QUOTE_DELIVERY === 'web3forms') return 'https://api.web3forms.com';
  return QUOTE_DELIVERY === 'server' ? businessAddresses.site : QUOTE_ENDPOINT;
}
