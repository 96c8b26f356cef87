import type { TenantSql } from '@/backend/context';

/** Says whether a line of a draft waits, once it was sent, until it is called (rule table/courses). The caller has locked the draft. @returns whether it is there */
export async function setLater({
  sql,
  ctx,
  purchaseId,
  lineId,
  later,
}: TenantSql & { purchaseId: number; lineId: number | string; later: boolean }): Promise<boolean> {
  const set = await sql(
    'update purchase_lines set later = $4 where instance_id = $1 and purchase_id = $2 and id = $3 returning 1',
    [ctx.instance.id, purchaseId, lineId, later],
  );
  return set.length > 0;
}
