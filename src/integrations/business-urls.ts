import { z } from 'zod';
import { readContentFile } from '../site/build/content-file.ts';

const url = z
  .string()
  .refine((text) => URL.canParse(text))
  .optional()
  .catch(undefined);

/**
 * The URLs of `business.yaml` that a build is set up with. What is wrong in the file counts as unset here:
 * the content gate stops the build with it, together with every other problem.
 */
export const businessUrls = z
  .object({
    site: url,
    quoteFrame: url,
    reviews: z.object({ widgetScript: url }).catch({}),
  })
  .catch({ reviews: {} })
  .parse(readContentFile('.', 'business', 'business').data);

/** Where the quote form is sent, by the settings of `.env`; undefined while requests are only printed. */
export function deliveryUrl({ QUOTE_DELIVERY, QUOTE_ENDPOINT }: NodeJS.ProcessEnv): string | undefined {
  if (QUOTE_DELIVERY === 'web3forms') return 'https://api.web3forms.com';
  return QUOTE_DELIVERY === 'server' ? businessUrls.site : QUOTE_ENDPOINT;
}
