import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';

type Work = { sql: Sql; ctx: Context; purchaseId: number | string };

/** How many others a link let in to pay; members at a table and of a group count as none until they do (rule orders/links). */
export async function countLinkPayers({ sql, ctx, purchaseId }: Work): Promise<number> {
  const [counted] = await sql<{ payers: number }>(
    `select count(*)::int as payers from purchase_members
     where instance_id = $1 and purchase_id = $2 and profile_id <> $3
       and (pays_at is not null or role = 'guest' and number is null)`,
    [ctx.instance.id, purchaseId, getDinerId(ctx)],
  );
  return counted?.payers ?? 0;
}

/** The caller pays by a link; who is a member already stays one. The caller has locked the purchase. */
export async function addPayer({ sql, ctx, purchaseId }: Work): Promise<void> {
  await sql(
    `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, pays_at)
     values ($1, $2, $3, 'guest', $4, $4) on conflict (instance_id, purchase_id, profile_id)
       do update set pays_at = excluded.pays_at`,
    [ctx.instance.id, purchaseId, getDinerId(ctx), ctx.now],
  );
}
