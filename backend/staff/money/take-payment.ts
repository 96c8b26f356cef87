import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { takeInPerson } from '@/backend/payments';
import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import type { TakenPayment, WaitingPayment } from '@/lib/contract/staff/payment-calls';
import type { InPersonMethod } from '@/lib/domain/payments/payment-methods';
import { standingOf } from '@/lib/domain/payments/payment-sums';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import { decideOnce } from './decided-by';

const LIMIT = 200;

type Row = {
  payment_id: number;
  purchase_id: number;
  supplier_id: number;
  table_id: number;
  label: string;
  name: string | null;
  method: InPersonMethod;
  amount_minor: number;
  tip_minor: number;
  cash_minor: number | null;
  created_at: Date;
};

/** The shares that wait for staff, the oldest first. @param branches null: of all */
export async function readWaitingPayments({
  sql,
  ctx,
  branches,
}: TenantSql & { branches: RoleBranches }): Promise<WaitingPayment[]> {
  const { id: instanceId, currency } = ctx.instance;
  const major = majorOf(currency);
  const rows = await sql<Row>(
    `select p.id as payment_id, c.id as purchase_id, c.supplier_id, t.id as table_id, t.label, m.name, p.method,
       p.amount_minor, p.tip_minor, (p.details ->> 'cash_minor')::bigint as cash_minor, p.created_at
     from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id and c.is_account
       join tables t on t.instance_id = c.instance_id and t.id = c.table_id
       left join purchase_members m on m.instance_id = p.instance_id and m.purchase_id = c.id
         and m.profile_id = p.payer_id
     where p.instance_id = $1 and p.status = 'pending' and p.provider is null
       and ($2::bigint[] is null or c.supplier_id = any ($2)) order by p.id limit ${LIMIT}`,
    [instanceId, branches],
  );
  return rows.map(({ table_id: id, label, amount_minor, tip_minor, cash_minor, created_at, ...row }) => ({
    ...row,
    table: { id, label },
    amount: major(amount_minor),
    tip: major(tip_minor),
    cash_amount: cash_minor === null ? null : major(cash_minor),
    begun_at: created_at.toISOString(),
  }));
}

/** `GET /staff/payments.json` (rule payments/shares). */
export const listWaitingPayments = ({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId: string | undefined };
}): Promise<WaitingPayment[]> =>
  ctx.db.tenant(ctx.instance.id, (sql) =>
    readWaitingPayments({ sql, ctx, branches: listedBranches({ ctx, supplierId }) }),
  );

const DECISIONS = ['payment.taken', 'payment.not_taken'] as const;

/** Staff see a dropped payment as expired. */
const shownStatus = (payment: PaymentRow): TakenPayment['status'] =>
  payment.status === 'success' ? standingOf(sumsOf(payment)) : 'expired';

/** `PUT /staff/payments/{id}/taken.json`. Audited (rule payments/shares). @throws not_found, conflict */
export async function takePayment({
  ctx,
  input: { id, taken: isTaken },
}: {
  ctx: Context;
  input: { id: string; taken: boolean };
}): Promise<TakenPayment> {
  const decide = () =>
    ctx.db.tenant(ctx.instance.id, async (sql) => {
      const { payment, isNew } = await takeInPerson({ sql, ctx, paymentId: id, isTaken });
      const { id: paymentId, purchase_id: purchaseId } = payment;
      const action = isTaken ? 'payment.taken' : 'payment.not_taken';
      if (isNew) await audit({ sql, ctx, action, details: { payment: paymentId, purchase: purchaseId } });
      await ctx.checkpoint('payment-taken');
      return {
        isNew,
        answer: { payment_id: paymentId, purchase_id: purchaseId, status: shownStatus(payment) },
      };
    });
  const decision = { actions: DECISIONS, of: { payment: Number(id) } };
  const { answer, by } = await decideOnce({ ctx, decision, decide });
  return { ...answer, by };
}
