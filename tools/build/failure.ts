const textOf = (value: object, key: string) => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** What went wrong in a build, where, and Astro's advice if it has any; without a stack. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place: unknown = Reflect.get(error, 'loc');
  const parts =
    typeof place === 'object' && place ? ['file', 'line', 'column'].map((key) => textOf(place, key)) : [];
  const where = parts.filter(Boolean).join(':');
  return [error.message, where && `  at ${where}`, textOf(error, 'hint')].filter(Boolean).join('\n');
}
