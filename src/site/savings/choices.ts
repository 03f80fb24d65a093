import calculator from '@/content/calculator.yaml';

/** The films and kinds of glass to choose from, and what the form starts with. */
export const { films, glasses, start } = calculator;
