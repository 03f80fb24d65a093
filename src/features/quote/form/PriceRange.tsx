import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDebounced } from '@/components/ui/use-debounced';
import { mayHavePriceRange, priceListSchema, toPriceRange } from '../rules/price-range';
import type { QuoteValues } from '../rules/quote';

const builtSchema = z.object({ prices: z.optional(priceListSchema) });

/** The price list of this build; undefined if the shop shows none or it cannot be loaded. */
async function loadPrices() {
  try {
    const response = await fetch('/quote-form.json');
    return builtSchema.parse(await response.json()).prices;
  } catch {
    return undefined;
  }
}

/** The price range for what is typed, once enough is known. It is sent along, so that the shop sees what the visitor saw. */
export default function PriceRange({ service = '' }: { service: string | undefined }) {
  const values = useWatch<QuoteValues>();
  const [prices, setPrices] = useState<Awaited<ReturnType<typeof loadPrices>>>();
  const isNeeded = mayHavePriceRange(values);
  const text = prices ? toPriceRange({ ...values, serviceType: values.serviceType || service }, prices) : '';
  const spoken = useDebounced(text, 1000);

  useEffect(() => {
    let isGone = false;
    if (isNeeded && !prices)
      void loadPrices().then((loaded) => {
        if (!isGone) setPrices(loaded);
      });
    return () => {
      isGone = true;
    };
  }, [isNeeded, prices]);

  return (
    <>
      {text && (
        <p className="full form-note" aria-hidden="true">
          {text}
        </p>
      )}
      {text && <input type="hidden" name="price_range" value={text} />}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </>
  );
}
