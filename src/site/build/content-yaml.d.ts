/* What `src/integrations/content-modules.ts` makes of content files for code in the browser. */

declare module '@/content/calculator.yaml' {
  import type { Calculator } from '@/schemas/calculator';

  const calculator: Calculator;
  export default calculator;
}

declare module '@/content/business.yaml' {
  import type { Business } from '@/schemas/business';

  const shop: Pick<Business, 'hours' | 'closures' | 'timeZone'>;
  export default shop;
}
