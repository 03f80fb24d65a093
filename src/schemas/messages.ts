import type { z } from 'zod';

const byType: Record<string, string> = {
  string: 'Write text, in single quotes if it begins with a digit or a sign, or reads true, false or null',
  number: 'Write a number without quotes',
  int: 'Write a whole number without quotes',
  boolean: 'Write true or false',
  array: 'Write a list, each item on its own line after a hyphen',
  object: 'Write its fields below it, each on its own line, indented by two more spaces',
};

/** What a field should contain, where its schema has no message of its own. */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return `Write a number ${issue.inclusive ? 'of at least' : 'above'} ${issue.minimum}`;
    case 'too_big':
      return `Write a number of at most ${issue.maximum}`;
    case 'invalid_value':
      return `Write one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return byType[issue.expected];
    default:
      return undefined;
  }
}
