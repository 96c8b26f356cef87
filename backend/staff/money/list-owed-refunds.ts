import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PaymentRow } from '@/backend/purchases/payments';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import type { CancelReason } from '@/lib/domain/orders/cancel-reasons';
import type { RefundState } from '@/lib/domain/payments/refunds';

const LIMIT = 200;

type Row = Pick<PaymentRow, 'purchase_id' | 'method' | 'reference' | 'provider_ref'> & {
  id: number;
  payment_id: number;
  supplier_id: number;
  number: number | null;
  name: string | null;
  amount_minor: number;
  state: RefundState;
  created_at: Date;
  cancel_reason: CancelReason | null;
};

/** `GET /staff/refunds.json`. */
export async function listOwedRefunds({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId?: string | undefined };
}): Promise<OwedRefund[]> {
  const { id, currency } = ctx.instance;
  const major = majorOf(currency);
  const rows = await ctx.db.tenant(id, (sql) =>
    sql<Row>(
      `select r.id, r.payment_id, c.id as purchase_id, c.supplier_id, c.number, p.method, p.reference, p.provider_ref,
         c.details -> 'contact' ->> 'name' as name, r.amount_minor, r.state, r.created_at, c.details ->> 'cancelReason' as cancel_reason
       from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       join purchases c on c.instance_id = p.instance_id and c.id = coalesce(r.stall_order_id, p.purchase_id)
       where r.instance_id = $1 and r.state <> 'given' and ($2::bigint[] is null or c.supplier_id = any ($2))
       order by r.id desc limit ${LIMIT}`,
      [id, listedBranches({ ctx, supplierId })],
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    payment_id: row.payment_id,
    purchase_id: row.purchase_id,
    number: row.number,
    supplier_id: row.supplier_id,
    name: row.name,
    method: row.method,
    reference: row.reference,
    transaction: row.provider_ref,
    amount: major(row.amount_minor),
    since: row.created_at.toISOString(),
    cancel_reason: row.cancel_reason,
    by_hand: row.state === 'by_hand',
  }));
}
