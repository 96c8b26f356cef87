import { createHash, randomBytes } from 'node:crypto';
import type { Actor, Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { StaffScope } from '@/lib/domain/staff/scopes';

/** 256 bits, with a prefix for secret scanners. */
export const createKey = () => `staff_${randomBytes(32).toString('base64url')}`;
/** Only hashes are stored (rule staff/keys). */
export const hashKey = (key: string) => createHash('sha256').update(key).digest();

export type StaffActor = Extract<Actor, { kind: 'staff' }>;

/** (rule staff/keys) @throws unauthorized without a key, forbidden without the scope */
export function getStaff({ ctx, scope }: { ctx: Context; scope: StaffScope }): StaffActor {
  if (ctx.actor.kind !== 'staff') throw new AppError('unauthorized');
  if (!ctx.actor.scopes.includes(scope)) throw new AppError('forbidden');
  return ctx.actor;
}

/** Null for the operator, who may all. @throws unauthorized without a key, forbidden without the scope */
export const getStaffOrOperator = (asked: { ctx: Context; scope: StaffScope }): StaffActor | null =>
  asked.ctx.actor.kind === 'operator' ? null : getStaff(asked);

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
  action: 'key.created' | 'key.revoked';
  now: Date;
}): Promise<void> {
  await sql(
    `insert into staff_actions (instance_id, staff_key_id, action, details, created_at)
     select instance_id, id, $3, jsonb_build_object('by', 'operator', 'label', label, 'scopes', scopes), $4
     from staff_keys where instance_id = $1 and id = $2`,
    [instanceId, keyId, action, now],
  );
}
