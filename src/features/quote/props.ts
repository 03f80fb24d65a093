import type { Delivery } from './delivery';
import type { QuoteVariant } from './quote';

/** What the page gives to the form: its options, how requests travel, and facts of the business. */
export interface QuoteFormProps extends QuoteVariant {
  headline: string;
  subhead?: string | undefined;
  /** Service type that the page has settled already; it can still be changed where the field shows. */
  service?: 'commercial' | 'residential' | undefined;
  discountInForm: boolean;
  delivery: Delivery;
  phone: string;
  email: string;
  /** The discount in a sentence, with stars around what is bold; none while the shop gives none. */
  discountNote?: string | undefined;
  quoteHours: number;
}
