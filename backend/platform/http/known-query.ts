import type { Context } from 'hono';
import { AppError } from '@/backend/errors';
import type { AppEnv } from './environment';

/**
 * A filter that is misspelt would answer everything, and of a name that stands twice one value would be dropped
 * (rule platform/unknown-fields). A `customer_id` is taken anywhere (rule tenant/customer-id).
 * @param known the names that the call reads @param lists those of them that may stand several times
 * @throws invalid_input, which names each other
 */
export function assertKnownQuery({
  c,
  known,
  lists = [],
}: {
  c: Context<AppEnv>;
  known: readonly string[];
  lists?: readonly string[];
}): void {
  const wrong = Object.entries(c.req.queries()).flatMap(([name, values]): [string, string][] => {
    if (!known.includes(name) && name !== 'customer_id') return [[name, 'unknown']];
    return values.length > 1 && !lists.includes(name) ? [[name, 'repeated']] : [];
  });
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: Object.fromEntries(wrong) });
}
