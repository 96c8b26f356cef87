import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { WaitingTransfer } from '@/lib/contract/staff/transfer-calls';

const LIMIT = 200;

type Row = {
  id: number;
  purchase_id: number;
  number: number | null;
  supplier_id: number;
  name: string | null;
  amount_minor: number;
  uploaded_at: Date;
  expires_at: Date | null;
};

/** `GET /staff/transfers.json` (rule payments/transfer). */
export async function listTransfers({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId?: string | undefined };
}): Promise<WaitingTransfer[]> {
  const rows = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<Row>(
      `select p.id, p.purchase_id, c.number, c.supplier_id, p.amount_minor,
         c.details -> 'contact' ->> 'name' as name, t.uploaded_at, p.expires_at
       from payments p
       join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       join transfer_proofs t on t.instance_id = p.instance_id and t.payment_id = p.id
       where p.instance_id = $1 and p.method = 'transfer' and p.status = 'pending'
         and ($2::bigint[] is null or c.supplier_id = any ($2)) order by p.id limit ${LIMIT}`,
      [ctx.instance.id, listedBranches({ ctx, supplierId })],
    ),
  );
  const major = majorOf(ctx.instance.currency);
  return rows.map((row) => ({
    payment_id: row.id,
    purchase_id: row.purchase_id,
    number: row.number,
    supplier_id: row.supplier_id,
    name: row.name,
    amount: major(row.amount_minor),
    uploaded_at: row.uploaded_at.toISOString(),
    review_until: row.expires_at?.toISOString() ?? null,
  }));
}
