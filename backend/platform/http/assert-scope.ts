import type { Actor } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { StaffScope } from '@/lib/domain/staff/scopes';

/**
 * The one place that says what staff may: each call names its scope in the contract (rule staff/keys). The operator may all.
 * @throws unauthorized for who is neither, forbidden without the scope
 */
export function assertScope({ actor, scope }: { actor: Actor; scope: StaffScope }): void {
  if (actor.kind === 'operator') return;
  if (actor.kind !== 'staff') throw new AppError('unauthorized');
  if (!actor.scopes.includes(scope)) throw new AppError('forbidden');
}
