import type { Context, TenantSql } from '@/backend/context';
import { readNames } from '@/backend/staff/name-doers';
import type { Room } from '@/lib/contract/staff/table-calls';
import { STAFF_ROLES, scopesOf } from '@/lib/domain/staff/roles';

/** Those who may serve tables. */
const ROLES = STAFF_ROLES.filter((role) => scopesOf(role).includes('tables:write'));

/** The people who may look after tables of a branch. */
export async function listServing({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<number[]> {
  const rows = await sql<{ id: number }>(
    `select person_id as id from staff_roles where instance_id = $1 and role = any ($2)
       and (branches is null or $3 = any (branches))`,
    [ctx.instance.id, ROLES, supplierId],
  );
  return rows.map(({ id }) => id);
}

/** The person who makes the call, also at a tablet; null for a program, for the operator, and at a tablet where nobody said who they are. */
export function callerOf({ actor }: Context): number | null {
  if (actor.kind !== 'staff' || 'keyId' in actor.holder) return null;
  return actor.holder.personId;
}

/** The people whose ids these are, by name. Called outside a transaction, as `readNames` is. */
export async function nameWaiters({
  ctx,
  ids,
}: {
  ctx: Context;
  ids: readonly number[];
}): Promise<Room['waiters']> {
  const me = callerOf(ctx);
  const names = [...(await readNames({ ctx, ids }))];
  return names
    .map(([id, name]) => ({ id, name, is_me: id === me }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The waiter of an account from now on; null: nobody. The account is locked by the caller. */
export async function writeWaiter({
  sql,
  ctx,
  accountId,
  personId,
}: TenantSql & { accountId: number; personId: number | null }): Promise<void> {
  if (personId === null) {
    await sql('delete from account_waiters where instance_id = $1 and purchase_id = $2', [
      ctx.instance.id,
      accountId,
    ]);
    return;
  }
  await sql(
    `insert into account_waiters (instance_id, purchase_id, person_id) values ($1, $2, $3)
     on conflict (instance_id, purchase_id) do update set person_id = $3`,
    [ctx.instance.id, accountId, personId],
  );
}
