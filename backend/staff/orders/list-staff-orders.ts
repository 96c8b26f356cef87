import { majorOf } from '@/backend/branches';
import { listPricedLines, memberName, membersOf, packedOf, toCartLine, toSchedule } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { cashMinorOf, toArrival, toPickUp } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { listPurchasesOfStaff, orderServiceOf, type PurchaseRow, readStaffNews } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import { type LatestPayment, listLatestPayments, sumsOf } from '@/backend/purchases/payments';
import { noteBoardVisit } from '@/backend/staff/alerts/board-visits';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import { readChargeProblems } from '@/backend/staff/money/list-charge-problems';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { SIGN_TRIES } from '@/lib/domain/orders/delivery-code';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { isPaid } from '@/lib/domain/payments/payment-sums';
import { readStruck } from './line-strikes';
import { readStations } from './read-stations';

/** A stall's part is paid with its court's order (rule table/court). */
const paidOrderOf = ({ id, court_order_id }: PurchaseRow): number => court_order_id ?? id;

/** The open refunds of a stall's own part, without those of the other stalls. */
function owedMinorOf({ id, court_order_id }: PurchaseRow, payment: LatestPayment | undefined): number {
  if (court_order_id === null) return payment?.owed_minor ?? 0;
  return (payment?.refunds ?? [])
    .filter(({ stallOrderId, givenAt }) => stallOrderId === id && givenAt === null)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

async function readParts({ sql, ctx, purchases }: { sql: Sql; ctx: Context; purchases: PurchaseRow[] }) {
  const purchaseIds = purchases.map(paidOrderOf);
  const lines = await listPricedLines({ sql, ctx, purchases });
  const productIds = [...lines.values()].flat().map(({ productId }) => productId);
  return {
    news: await readStaffNews({ sql, ctx, ids: purchases.map(({ id }) => id) }),
    lines,
    struck: await readStruck({ sql, ctx, lineIds: [...lines.values()].flat().map(({ id }) => id) }),
    stations: await readStations({ sql, ctx, productIds }),
    payments: await listLatestPayments({ sql, instanceId: ctx.instance.id, purchaseIds }),
    members: await listGroupMembers({ sql, ctx, purchases }),
    problems: await readChargeProblems({ sql, ctx, purchaseIds }),
  };
}
type Parts = Awaited<ReturnType<typeof readParts>>;
type Shown = { ctx: Context; purchase: PurchaseRow; parts: Parts };

/** The money that was paid and that is owed back; of a stall, its own part. */
function toMoney({ ctx, purchase, parts: { payments, problems } }: Shown) {
  const major = majorOf(ctx.instance.currency);
  const totalMinor = purchase.total_minor ?? 0;
  const paidOrderId = paidOrderOf(purchase);
  const payment = payments.get(paidOrderId);
  const owedMinor = owedMinorOf(purchase, payment);
  const cashMinor = cashMinorOf({ method: payment?.method, purchase });
  return {
    total: major(totalMinor),
    paid: payment !== undefined && isPaid(sumsOf(payment)),
    payment_method: payment?.method ?? '',
    cash_amount: cashMinor === null ? null : major(cashMinor),
    cash_change: cashMinor === null ? null : major(cashMinor - totalMinor),
    refund_due: owedMinor > 0 ? major(owedMinor) : null,
    charge_problems: problems.filter(({ purchase_id }) => purchase_id === paidOrderId),
    guest: payment && isRoomCharge(payment.method) ? (purchase.details.guestName ?? null) : null,
  };
}

function toStaffOrder({ ctx, purchase, parts }: Shown): StaffOrder {
  const { id, supplier, status, details, placed_at } = purchase;
  const service = orderServiceOf(purchase);
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
    is_account: purchase.is_account,
    pick_up: toPickUp(purchase),
    sign_tries: purchase.delivery_code && Math.max(0, SIGN_TRIES - purchase.delivery_code.tries),
    schedule_date: wanted.schedule_date,
    schedule_hour: wanted.schedule_hour,
    schedule_day: wanted.schedule_day,
    products: (parts.lines.get(id) ?? []).map((line) => ({
      ...toCartLine({ line, ctx }),
      struck: parts.struck.has(line.id),
      station: parts.stations.get(line.productId) ?? null,
      member: memberName({ line, members: membersOf(parts.members, purchase) }),
    })),
    ...toMoney({ ctx, purchase, parts }),
    contact: details.contact ?? null,
    invoice: details.invoice ?? null,
    place: details.place ?? null,
    shipping_zone: service === 'delivery' ? (details.shippingZone ?? null) : null,
    comment: details.comment ?? '',
    cutlery: details.cutlery ?? false,
    packed: packedOf(purchase),
    is_stall: purchase.court_order_id !== null,
    first: purchase.first_at !== null,
    placed_at: placed_at?.toISOString() ?? null,
    promised: toArrival(purchase),
    news: parts.news.get(id) ?? [],
  };
}

/** As boards show them, in the order of the purchases. */
export async function toStaffOrders({
  sql,
  ctx,
  purchases,
}: {
  sql: Sql;
  ctx: Context;
  purchases: PurchaseRow[];
}): Promise<StaffOrder[]> {
  const parts = await readParts({ sql, ctx, purchases });
  return purchases.map((purchase) => toStaffOrder({ ctx, purchase, parts }));
}

/**
 * `GET /staff/orders.json`: what has news for staff, then what the kitchen still has to do, oldest first (rule staff/news).
 * Accounts of tables have a list of their own, and stand here with news alone.
 * @throws unauthorized, forbidden
 */
export async function listStaffOrders({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId?: string | undefined; id?: string };
}): Promise<StaffOrder[]> {
  const branches = listedBranches({ ctx, supplierId: input.supplierId });
  await noteBoardVisit({ ctx, branches });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchases = await listPurchasesOfStaff({
      sql,
      ctx,
      branches,
      id: input.id ?? null,
    });
    const orders = await toStaffOrders({ sql, ctx, purchases });
    // The news of one that is over may have gone with the data of its diner (rule people/erase).
    return orders.filter(
      ({ news, status, is_account: isAccount }) => news.length > 0 || !(isAccount || isClosedOrder(status)),
    );
  });
}
