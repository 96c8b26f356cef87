import { majorOf } from '@/backend/branches';
import { listPricedLines, memberName, membersOf, toCartLine } from '@/backend/cart';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { findPurchase, type PurchaseRow } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import { listPayments, type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { listDoneTo } from '@/backend/staff/list-history';
import { nameDoers, nameInNews } from '@/backend/staff/name-doers';
import { accountMemberName, readAccountFacts } from '@/backend/staff/orders/account-cards';
import { toStaffOrders } from '@/backend/staff/orders/list-staff-orders';
import type { WholeOrder } from '@/lib/contract/staff/day/order-calls';
import { keptMinor } from '@/lib/domain/payments/payment-sums';
import type { RefundReason } from '@/lib/domain/payments/refunds';
import { readStory } from './order-story';

type Of = TenantSql & { purchase: PurchaseRow };

async function readLines({ sql, ctx, purchase }: Of): Promise<WholeOrder['lines']> {
  const purchases = [purchase];
  const lines = (await listPricedLines({ sql, ctx, purchases })).get(purchase.id) ?? [];
  const members = await listGroupMembers({ sql, ctx, purchases });
  const facts = await readAccountFacts({ sql, ctx, purchases });
  return lines.map((line) => ({
    ...toCartLine({ line, ctx }),
    member: purchase.is_account
      ? accountMemberName({ facts, purchase, line })
      : memberName({ line, members: membersOf(members, purchase) }),
    ...{ round: line.round, state: line.state, void_reason: line.void_reason },
  }));
}

type Attempt = { id: number; finished_at: Date | null; has_proof: boolean; rounding_minor: number };

async function readPayments({ sql, ctx, purchase }: Of) {
  const payments = await listPayments({ sql, ctx, purchaseId: purchase.id });
  const attempts = await sql<Attempt>(
    `select p.id, p.finished_at, exists (select 1 from transfer_proofs t
       where t.instance_id = p.instance_id and t.payment_id = p.id) as has_proof,
       (select coalesce(sum(m.rounding_minor), 0)::bigint from money_moves m
         where m.instance_id = p.instance_id and m.payment_id = p.id and m.kind <> 'given_back') as rounding_minor
     from payments p where p.instance_id = $1 and p.purchase_id = $2`,
    [ctx.instance.id, purchase.id],
  );
  const major = majorOf(ctx.instance.currency);
  const toShown = (payment: PaymentRow): WholeOrder['payments'][number] => {
    const attempt = attempts.find(({ id }) => id === payment.id);
    return {
      ...{ id: payment.id, attempt: payment.attempt, method: payment.method, status: payment.status },
      ...{ amount: major(payment.amount_minor), tip: major(payment.tip_minor) },
      rounding: major(attempt?.rounding_minor ?? 0),
      ...{ refunded: major(payment.refunds_minor), reference: payment.reference },
      ...{ transaction: payment.provider_ref, at: payment.created_at.toISOString() },
      finished_at: attempt?.finished_at?.toISOString() ?? null,
      has_proof: attempt?.has_proof ?? false,
    };
  };
  const kept = payments.reduce((sum, payment) => sum + keptMinor(sumsOf(payment)), 0);
  return { payments: payments.map(toShown), refundable: major(kept) };
}

type RefundRow = {
  id: number;
  payment_id: number;
  amount_minor: number;
  reason: RefundReason;
  note: string | null;
  words: string | null;
  created_at: Date;
  given_at: Date | null;
  by_hand: boolean;
};

async function readRefunds({ sql, ctx, purchase }: Of): Promise<WholeOrder['refunds']> {
  const rows = await sql<RefundRow>(
    `select r.id, r.payment_id, r.amount_minor, r.reason, r.note, r.words, r.created_at, r.given_at,
       coalesce(r.given_by = 'hand', r.state = 'by_hand') as by_hand
     from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and p.purchase_id = $2 order by r.id`,
    [ctx.instance.id, purchase.id],
  );
  const major = majorOf(ctx.instance.currency);
  return rows.map(({ amount_minor: amount, created_at: at, given_at: givenAt, ...refund }) => ({
    ...refund,
    ...{ amount: major(amount), at: at.toISOString(), given_at: givenAt?.toISOString() ?? null },
  }));
}

/** `GET /staff/day/orders/{id}.json` (rule staff/orders). @throws not_found for a cart, a deposit and a stall's part */
export async function getDayOrder({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<WholeOrder> {
  const read = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await findPurchase({ sql, ctx, purchaseId: id });
    if (!purchase || purchase.status === 'cart' || purchase.service === 'book')
      throw new AppError('not_found');
    const [order] = await toStaffOrders({ sql, ctx, purchases: [purchase] });
    if (!order) throw new AppError('not_found');
    const of = { sql, ctx, purchase };
    const major = majorOf(ctx.instance.currency);
    return {
      order,
      lines: await readLines(of),
      bill: (purchase.bill ?? []).map(({ kind, amountMinor }) => ({ kind, amount: major(amountMinor) })),
      coupon: purchase.coupon?.code ?? null,
      ...(await readPayments(of)),
      refunds: await readRefunds(of),
      happened: await readStory({ sql, ctx, orderId: purchase.id }),
    };
  });
  const [order = read.order] = await nameInNews({ ctx, told: [read.order] });
  const name = await nameDoers({ ctx, doers: read.happened.flatMap(({ by }) => by ?? []) });
  return {
    ...{ ...read, order },
    happened: read.happened.map((one) => ({ ...one, by: one.by && name(one.by) })),
    actions: await listDoneTo({ ctx, orderId: order.id }),
  };
}
