import { pause } from './pause';

/** Waits until a question is answered with true, asked every 50 ms for at most `ms`; throws what it waited for otherwise. */
export async function until(what: string, ask: () => Promise<boolean>, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`Waited ${ms} ms in vain until ${what}.`);
    await pause(50);
  }
}
