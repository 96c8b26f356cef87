import type * as z from 'zod';

type Issue = z.core.$ZodRawIssue;

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const quote = (input: unknown): string => JSON.stringify(input) ?? 'nothing';

function sayLimit(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const [word, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (issue.origin === 'string')
    return limit === 1 && word === 'at least' ? 'is empty' : `may have ${word} ${limit} letters`;
  if (issue.origin === 'array' || issue.origin === 'set') return `must have ${word} ${limit} entries`;
  return `must be ${issue.inclusive === false ? (word === 'at least' ? 'more than' : 'less than') : word} ${limit}`;
}

/** Says what is wrong with a field of a tenant's folder, for its owner; the schema's own sentences come first. */
export function sayIssue(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}, not ${quote(issue.input)}`;
    case 'invalid_value':
      return `${quote(issue.input)} is not allowed here; allowed: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.join(', ')} here`;
    case 'too_small':
    case 'too_big':
      return sayLimit(issue as Issue & { code: 'too_small' | 'too_big' });
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return `${quote(issue.input)} has an invalid form (see docs/tenants.md)`;
  }
}
