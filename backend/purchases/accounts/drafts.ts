import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { countChanges } from '../count-change';
import type { PurchaseRow } from '../purchase-row';
import { PURCHASE_SELECT } from '../select-purchase';
import type { AccountRow } from './account-rows';

type Work = { sql: Sql; ctx: Context; account: Pick<AccountRow, 'id' | 'seat'> };

/** Carts of its members at its table. */
const DRAFTS = `c.status = 'cart' and c.service = 'on_table' and c.subservice is null and c.table_id = $2
  and c.profile_id in (select m.profile_id from purchase_members m where m.instance_id = $1 and m.purchase_id = $3
    and m.number is not null and m.left_at is null)`;

/**
 * The carts of lines that the members have not sent, in the order in which every caller locks them.
 * @param profileId one member alone @param lock until the transaction ends; the account is locked before
 */
export const listDrafts = ({
  sql,
  ctx,
  account,
  profileId = null,
  lock = false,
}: Work & { profileId?: number | null; lock?: boolean }): Promise<PurchaseRow[]> =>
  sql<PurchaseRow>(
    `${PURCHASE_SELECT} and ${DRAFTS} and ($4::bigint is null or c.profile_id = $4)
     order by c.id ${lock ? 'for update of c' : ''}`,
    [ctx.instance.id, account.seat.id, account.id, profileId],
  );

/** Grows with every change of them (rule table/rounds). */
export const draftVersion = (drafts: readonly PurchaseRow[]): number =>
  drafts.reduce((sum, { version }) => sum + version, 0);

/** The last change by a member, of the account or of unsent lines (rule table/joining). */
export async function findLastTouch({
  sql,
  ctx,
  account,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
}): Promise<Date> {
  const [row] = await sql<{ last: Date | null }>(
    `select max(c.updated_at) as last from purchases c where c.instance_id = $1 and ${DRAFTS}`,
    [ctx.instance.id, account.seat.id, account.id],
  );
  const last = row?.last ?? null;
  return last !== null && last > account.touched_at ? last : account.touched_at;
}

/** @param profileId of one member alone. The account is locked by the caller. */
export async function emptyDrafts({
  sql,
  ctx,
  account,
  profileId = null,
}: Work & { profileId?: number | null }): Promise<void> {
  const drafts = await listDrafts({ sql, ctx, account, profileId, lock: true });
  const ids = drafts.map(({ id }) => id);
  await sql('delete from purchase_lines where instance_id = $1 and purchase_id = any ($2::bigint[])', [
    ctx.instance.id,
    ids,
  ]);
  await countChanges({ sql, ctx, purchaseIds: ids });
}
