import { majorOf } from '@/backend/branches';
import { listPricedLines, memberName, membersOf, packedOf, toCartLine, toSchedule } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { cashMinorOf, toArrival, toPickUp } from '@/backend/orders';
import { listPurchasesOfStaff, orderServiceOf, type PurchaseRow, readStaffNews } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import { type LatestPayment, listLatestPayments, sumsOf } from '@/backend/purchases/payments';
import { readChargeProblems } from '@/backend/staff/money/list-charge-problems';
import { getStaffOrOperator } from '@/backend/staff/staff-actor';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { isPaid } from '@/lib/domain/payments/payment-sums';

/** A stall's part is paid with its court's order (rule table/court). */
const paidOrderOf = ({ id, court_order_id }: PurchaseRow): number => court_order_id ?? id;

/** The open refunds of a stall's own part, without those of the other stalls. */
function owedMinorOf({ id, court_order_id }: PurchaseRow, payment: LatestPayment | undefined): number {
  if (court_order_id === null) return payment?.owed_minor ?? 0;
  return (payment?.refunds ?? [])
    .filter(({ stallOrderId, givenAt }) => stallOrderId === id && givenAt === null)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/**
 * `GET /staff/orders.json`: what has news for staff, then what the kitchen still has to do, oldest first (rule staff/news).
 * Accounts of tables have a list of their own, and stand here with news alone.
 * @throws unauthorized, forbidden
 */
export function listStaffOrders({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId?: string | undefined; id?: string };
}): Promise<StaffOrder[]> {
  getStaffOrOperator({ ctx, scope: 'orders:read' });
  const { id: instanceId, currency } = ctx.instance;
  const major = majorOf(currency);
  return ctx.db.tenant(instanceId, async (sql) => {
    const purchases = await listPurchasesOfStaff({
      sql,
      ctx,
      supplierId: input.supplierId ?? null,
      id: input.id ?? null,
    });
    const news = await readStaffNews({ sql, ctx, ids: purchases.map(({ id }) => id) });
    const lines = await listPricedLines({ sql, ctx, purchases });
    const purchaseIds = purchases.map(paidOrderOf);
    const payments = await listLatestPayments({ sql, instanceId, purchaseIds });
    const members = await listGroupMembers({ sql, ctx, purchases });
    const problems = await readChargeProblems({ sql, ctx, purchaseIds });
    return purchases.map((purchase) => {
      const { id, supplier, status, details, total_minor, placed_at } = purchase;
      const service = orderServiceOf(purchase);
      const paidOrderId = paidOrderOf(purchase);
      const payment = payments.get(paidOrderId);
      const owedMinor = owedMinorOf(purchase, payment);
      const cashMinor = cashMinorOf({ method: payment?.method, purchase });
      const wanted = toSchedule(purchase);
      return {
        id,
        number: purchase.number,
        bck_purchase_id: purchase.bck_purchase_id,
        supplier_id: supplier.id,
        status,
        service,
        subservice: purchase.subservice,
        seat: purchase.seat,
        pick_up: toPickUp(purchase),
        schedule_date: wanted.schedule_date,
        schedule_hour: wanted.schedule_hour,
        schedule_day: wanted.schedule_day,
        products: (lines.get(id) ?? []).map((line) => ({
          ...toCartLine({ line, ctx }),
          member: memberName({ line, members: membersOf(members, purchase) }),
        })),
        total: major(total_minor ?? 0),
        paid: payment !== undefined && isPaid(sumsOf(payment)),
        payment_method: payment?.method ?? '',
        cash_amount: cashMinor === null ? null : major(cashMinor),
        cash_change: cashMinor === null ? null : major(cashMinor - (total_minor ?? 0)),
        refund_due: owedMinor > 0 ? major(owedMinor) : null,
        charge_problems: problems.filter(({ purchase_id }) => purchase_id === paidOrderId),
        guest: payment && isRoomCharge(payment.method) ? (details.guestName ?? null) : null,
        contact: details.contact ?? null,
        invoice: details.invoice ?? null,
        place: details.place ?? null,
        shipping_zone: service === 'delivery' ? (details.shippingZone ?? null) : null,
        comment: details.comment ?? '',
        cutlery: details.cutlery ?? false,
        packed: packedOf(purchase),
        placed_at: placed_at?.toISOString() ?? null,
        promised: toArrival(purchase),
        news: news.get(id) ?? [],
      };
    });
  });
}
