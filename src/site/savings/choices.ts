import calculator from '@/content/calculator.yaml';
import type { Film, Glass } from './estimate.ts';

/** The films and kinds of glass to choose from, and what the form starts with. */
export const { films, glasses, start } = calculator;

/** The film or kind of glass with a key; undefined if there is none. */
export const findChoice = <Choice extends Film | Glass>(choices: readonly Choice[], key: string) =>
  choices.find((choice) => choice.key === key);
