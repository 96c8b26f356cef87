import { majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import type { RoomRefund } from '@/lib/contract/staff/table-calls';
import { IN_PERSON_METHODS, type InPersonMethod } from '@/lib/domain/payments/payment-methods';

const DAY_MS = 24 * 3_600_000;
const LIMIT = 200;

type Row = {
  id: number;
  account_id: number;
  table_id: number;
  label: string;
  name: string | null;
  method: InPersonMethod;
  amount_minor: number;
  created_at: Date;
};

/** Lists the money of the last day that goes back in person to people at the tables of a branch (rule staff/room), the oldest first. */
export async function readTableRefunds({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<RoomRefund[]> {
  const { id: instanceId, currency } = ctx.instance;
  const major = majorOf(currency);
  const rows = await sql<Row>(
    `select r.id, c.id as account_id, t.id as table_id, t.label, m.name, p.method, r.amount_minor, r.created_at
     from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id and c.is_account
       join tables t on t.instance_id = c.instance_id and t.id = c.table_id
       left join purchase_members m on m.instance_id = p.instance_id and m.purchase_id = c.id
         and m.profile_id = p.payer_id
     where r.instance_id = $1 and r.state = 'by_hand' and r.created_at > $3 and c.supplier_id = $2
       and p.method = any ($4) order by r.id limit ${LIMIT}`,
    [instanceId, supplierId, new Date(ctx.now.getTime() - DAY_MS), IN_PERSON_METHODS],
  );
  return rows.map(({ table_id: id, label, amount_minor, created_at, ...row }) => ({
    ...row,
    table: { id, label },
    amount: major(amount_minor),
    since: created_at.toISOString(),
  }));
}
