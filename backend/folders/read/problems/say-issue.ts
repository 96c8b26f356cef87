import type * as z from 'zod';
import { meaning, type Said, say } from '@/lib/domain/shop/problem';
import { asMessage } from './said-in-zod';
import { suggest } from './suggest';

type Issue = z.core.$ZodRawIssue;

const quote = (input: unknown): string => JSON.stringify(input) ?? 'nothing';

function sayLimit(issue: Issue & { code: 'too_small' | 'too_big' }): Said {
  const isLeast = issue.code === 'too_small';
  const limit = Number(isLeast ? issue.minimum : issue.maximum);
  if (issue.origin === 'string')
    return limit === 1 && isLeast ? say('empty') : say(isLeast ? 'letters_least' : 'letters_most', { limit });
  if (issue.origin === 'array' || issue.origin === 'set')
    return say(isLeast ? 'entries_least' : 'entries_most', { limit });
  if (issue.inclusive === false) return say(isLeast ? 'more_than' : 'less_than', { limit });
  return say(isLeast ? 'at_least' : 'at_most', { limit });
}

/** The fields of the object that a field is unknown to; none where the schema is no plain object. */
function fieldsOf(issue: Issue): string[] {
  const { shape } = (issue.inst?._zod.def ?? {}) as { shape?: object };
  return Object.keys(shape ?? {});
}

function sayType(issue: Issue & { code: 'invalid_type' }): Said {
  const given = quote(issue.input);
  return issue.expected === 'string' && typeof issue.input === 'number'
    ? say('unquoted', { given })
    : say('wrong_type', { kind: issue.expected, given });
}

function sayWord(issue: Issue & { code: 'invalid_value' }): Said {
  const allowed = issue.values.map(String);
  const said = say('not_allowed', { given: quote(issue.input), allowed: allowed.join(', ') });
  return meaning(said, suggest(String(issue.input), allowed));
}

function sayUnknown(issue: Issue & { code: 'unrecognized_keys' }): Said {
  const [key = ''] = issue.keys;
  const meant = issue.keys.length === 1 ? suggest(key, fieldsOf(issue)) : null;
  return meaning(say('field_unknown', { fields: issue.keys.join(', ') }), meant);
}

function toSaid(issue: Issue): Said {
  if (issue.input === undefined && issue.code !== 'custom') return say('missing');
  switch (issue.code) {
    case 'invalid_type':
      return sayType(issue as Issue & { code: 'invalid_type' });
    case 'invalid_value':
      return sayWord(issue as Issue & { code: 'invalid_value' });
    case 'unrecognized_keys':
      return sayUnknown(issue as Issue & { code: 'unrecognized_keys' });
    case 'too_small':
    case 'too_big':
      return sayLimit(issue as Issue & { code: 'too_small' | 'too_big' });
    case 'not_multiple_of':
      return say('multiple_of', { divisor: Number(issue.divisor) });
    default:
      return say('invalid_form', { given: quote(issue.input) });
  }
}

/** Says what is wrong with a field of a tenant's folder, for its owner; the schema's own sentences come first. */
export const sayIssue = (issue: Issue): string => asMessage(toSaid(issue));
