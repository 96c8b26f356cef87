import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PaymentRow } from '@/backend/orders';
import type { OwedRefund } from '@/lib/contract/staff/calls';
import { getStaff } from './staff-actor';

const LIMIT = 200;

type Row = Pick<PaymentRow, 'id' | 'purchase_id' | 'method' | 'provider' | 'reference' | 'provider_ref'> &
  Pick<PaymentRow, 'amount_minor' | 'details' | 'created_at'> & {
    supplier_id: number;
    number: number | null;
    finished_at: Date | null;
  };

/** `GET /staff/refunds.json`. @throws unauthorized, forbidden */
export async function listOwedRefunds({ ctx }: { ctx: Context }): Promise<OwedRefund[]> {
  getStaff({ ctx, scope: 'orders:read' });
  const { id, currency } = ctx.instance;
  const major = majorOf(currency);
  const rows = await ctx.db.tenant(id, (sql) =>
    sql<Row>(
      `select p.id, p.purchase_id, c.supplier_id, c.number, p.method, p.provider, p.reference, p.provider_ref, p.amount_minor,
         p.details, p.created_at, p.finished_at
       from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       where p.instance_id = $1 and p.status = 'refund_due' order by p.id desc limit ${LIMIT}`,
      [id],
    ),
  );
  return rows.map((row) => ({
    payment_id: row.id,
    purchase_id: row.purchase_id,
    number: row.number,
    supplier_id: row.supplier_id,
    method: row.method,
    reference: row.reference,
    transaction: row.provider_ref,
    amount: major(row.amount_minor),
    since: (row.finished_at ?? row.created_at).toISOString(),
    by_hand: row.provider === null || row.details.is_void_refused === true,
  }));
}
