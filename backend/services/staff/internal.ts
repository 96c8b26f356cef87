import { createHash, randomBytes } from 'node:crypto';
import type { StaffScope } from '@/lib/contract/calls/staff';
import type { Actor, Context } from '../../context';
import { AppError } from '../../errors';

/** 256 random bits behind a word that secret scanners can look for. */
export const createKey = () => `staff_${randomBytes(32).toString('base64url')}`;
/** Keys are stored and looked up by their hash alone. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest();

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** The staff who call. @throws unauthorized without a key, forbidden without the scope */
export function getStaff({ ctx, scope }: { ctx: Context; scope: StaffScope }): StaffActor {
  if (ctx.actor.kind !== 'staff') throw new AppError('unauthorized');
  if (!ctx.actor.scopes.includes(scope)) throw new AppError('forbidden');
  return ctx.actor;
}
