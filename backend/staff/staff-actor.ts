import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { ActionKind } from '@/lib/domain/staff/history';

/** Makes a key of 256 bits, with a prefix for secret scanners. */
export const createKey = () => `staff_${randomBytes(32).toString('base64url')}`;
/** Only hashes are stored (rule staff/keys). */
export const hashKey = (key: string) => createHash('sha256').update(key).digest();

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** Null for the operator, who may all. The call's scope was checked before (`assertScope`). @throws unauthorized for others */
export function staffOf(ctx: Context): StaffActor | null {
  if (ctx.actor.kind === 'staff') return ctx.actor;
  if (ctx.actor.kind === 'operator') return null;
  throw new AppError('unauthorized');
}

/** Whether somebody of the restaurant does it themselves, or at a tablet; not a program of its, nor the operator. */
export function isByPerson(ctx: Context): boolean {
  const staff = staffOf(ctx);
  return staff !== null && !('keyId' in staff.holder);
}

/** Records that the operator made or revoked a key, in the transaction of that action. */
export async function noteKeyAction({
  sql,
  instanceId,
  keyId,
  action,
  now,
}: {
  sql: Sql;
  instanceId: number;
  keyId: number;
  action: Extract<ActionKind, 'key.created' | 'key.revoked'>;
  now: Date;
}): Promise<void> {
  await sql(
    `insert into staff_actions (instance_id, staff_key_id, action, details, created_at)
     select instance_id, id, $3, jsonb_build_object('by', 'operator', 'label', label, 'scopes', scopes), $4
     from staff_keys where instance_id = $1 and id = $2`,
    [instanceId, keyId, action, now],
  );
}
