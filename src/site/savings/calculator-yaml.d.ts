declare module '@/content/calculator.yaml' {
  import type { Calculator } from '@/schemas/calculator';

  const calculator: Calculator;
  export default calculator;
}
