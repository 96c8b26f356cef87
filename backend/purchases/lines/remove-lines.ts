import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** @param lineId this one alone @param memberId those of this guest alone @param keep but these. The caller has locked the purchase. */
export async function removeLines({
  sql,
  ctx,
  purchaseId,
  lineId = null,
  memberId = null,
  keep = [],
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  lineId?: number | string | null;
  memberId?: number | null;
  keep?: readonly number[];
}): Promise<void> {
  await sql(
    `delete from purchase_lines where instance_id = $1 and purchase_id = $2 and ($3::bigint is null or id = $3)
       and ($4::bigint is null or member_id = $4) and not id = any ($5::bigint[])`,
    [ctx.instance.id, purchaseId, lineId, memberId, keep],
  );
}
