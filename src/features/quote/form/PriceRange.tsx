import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useDebounced } from '@/components/ui/use-debounced';
import { mayHavePriceRange, priceListSchema, toPriceRange } from '../rules/price-range';
import { withSubject, type QuoteValues } from '../rules/quote';

const formFileSchema = z.object({ prices: z.optional(priceListSchema) });

/** The shop's price list; undefined if it shows none or loading fails. */
async function loadPrices() {
  try {
    const response = await fetch('/quote-form.json');
    return formFileSchema.parse(await response.json()).prices;
  } catch {
    return undefined;
  }
}

interface Props {
  service: string | undefined;
  /** The subject of the page, with which the message begins. */
  about: string | undefined;
}

/** The price range for what the visitor has typed, once that is enough. The form sends it, so the shop sees it, too. */
export default function PriceRange({ service = '', about }: Props) {
  const values = useWatch<QuoteValues>();
  const [prices, setPrices] = useState<Awaited<ReturnType<typeof loadPrices>>>();
  const quote = {
    ...values,
    serviceType: values.serviceType || service,
    message: withSubject(values.message ?? '', about),
  };
  const isNeeded = mayHavePriceRange(quote);
  const text = prices ? toPriceRange(quote, prices) : '';
  const announced = useDebounced(text, 1000);

  useEffect(() => {
    let ignore = false;
    if (isNeeded && !prices)
      void loadPrices().then((loaded) => {
        if (!ignore) setPrices(loaded);
      });
    return () => {
      ignore = true;
    };
  }, [isNeeded, prices]);

  return (
    <>
      {text && (
        <>
          <p className="full form-note" aria-hidden="true">
            {text}
          </p>
          <input type="hidden" name="price_range" value={text} />
        </>
      )}
      <span className="sr-only" aria-live="polite">
        {announced}
      </span>
    </>
  );
}
