import type { TenantSql } from '@/backend/context';

/** Drops one payment that a person was to take. @returns false if it is paid, over, or with a gateway */
export async function dropPayment({
  sql,
  ctx,
  paymentId,
}: TenantSql & { paymentId: number }): Promise<boolean> {
  const dropped = await sql(
    `update payments set status = 'dropped', finished_at = $3
     where instance_id = $1 and id = $2 and status = 'pending' and provider is null returning 1`,
    [ctx.instance.id, paymentId, ctx.now],
  );
  return dropped.length > 0;
}

/**
 * Drops the payments of a purchase that is over, by which no money can come any more. A gateway that was asked is asked on: it
 * may still bring money, which goes back (guarantee/late-approval).
 */
export async function dropPayments({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<void> {
  await sql(
    `update payments set status = 'dropped', finished_at = $3 where instance_id = $1 and purchase_id = $2
       and (status = 'created' or status = 'pending' and provider is null or status = 'success' and amount_minor = 0)`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
}
