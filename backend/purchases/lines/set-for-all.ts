import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Says whether a line of a draft is shared by the whole table (rule table/split). The caller has locked the draft. */
export async function setForAll({
  sql,
  ctx,
  purchaseId,
  lineId,
  forAll,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  lineId: number | string;
  forAll: boolean;
}): Promise<void> {
  await sql(
    'update purchase_lines set for_all = $4 where instance_id = $1 and purchase_id = $2 and id = $3',
    [ctx.instance.id, purchaseId, lineId, forAll],
  );
}
