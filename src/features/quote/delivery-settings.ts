import type { Delivery } from './delivery';

/** The settings of `.env` that choose the delivery. */
export interface DeliverySettings {
  mode: Delivery['mode'] | 'server';
  endpoint?: string | undefined;
  accessKey?: string | undefined;
}

/** The delivery that the settings describe; a missing setting stops the build and says what to write. */
export function toDelivery({ mode, endpoint, accessKey }: DeliverySettings): Delivery {
  switch (mode) {
    case 'server':
      return { mode: 'endpoint', url: '/quotes' };
    case 'endpoint':
    case 'formspree':
      if (!endpoint)
        throw new Error(`QUOTE_DELIVERY=${mode} needs QUOTE_ENDPOINT, the address that takes the form.`);
      return { mode, url: endpoint };
    case 'web3forms':
      if (!accessKey)
        throw new Error('QUOTE_DELIVERY=web3forms needs QUOTE_ACCESS_KEY, the key from web3forms.com.');
      return { mode, accessKey };
    default:
      return { mode };
  }
}
