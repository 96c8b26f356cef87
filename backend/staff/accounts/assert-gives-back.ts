import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { isByPerson, staffOf } from '@/backend/staff/staff-actor';

/**
 * Dishes that were made, and money that is owed, are given away by somebody who may give money back (rule staff/void); a program's key and the operator do as
 * their scope says. @throws forbidden, at a tablet answered by somebody's PIN (rule staff/allowing)
 */
export function assertGivesBack(ctx: Context): void {
  const scope = 'refunds:write';
  if (isByPerson(ctx) && !staffOf(ctx)?.scopes.includes(scope))
    throw new AppError('forbidden', { values: { scope } });
}
