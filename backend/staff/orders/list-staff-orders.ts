import { majorOf } from '@/backend/branches';
import {
  listPricedLines,
  memberName,
  membersOf,
  type PricedLine,
  packedOf,
  toCartLine,
  toSchedule,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import { cashMinorOf, readMoments, toArrival, toPickUp } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { listPurchasesOfStaff, orderServiceOf, type PurchaseRow, readStaffNews } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import { type LatestPayment, listLatestPayments, sumsOf } from '@/backend/purchases/payments';
import { noteBoardVisit } from '@/backend/staff/alerts/board-visits';
import { listedBranches } from '@/backend/staff/branches/own-branches';
import { readAnswered } from '@/backend/staff/help/read-answered';
import { readChargeProblems } from '@/backend/staff/money/list-charge-problems';
import { nameInNews } from '@/backend/staff/name-doers';
import { seesBilling, shownContact } from '@/backend/staff/shown-contact';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { cashChange } from '@/lib/domain/money/cash-rounding';
import { SIGN_TRIES } from '@/lib/domain/orders/delivery-code';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { isPaid } from '@/lib/domain/payments/payment-sums';
import { readyAt } from '@/lib/domain/staff/hand-over';
import { stageOf, statusOfCard } from '@/lib/domain/staff/stages';
import { accountMemberName, readAccountFacts, toAccountCard } from './account-cards';
import { readStruck } from './line-strikes';
import { readStations } from './read-stations';

/** A stall's part is paid with its court's order, and its diner writes about that (rule table/court). */
const paidOrderOf = ({ id, court_order_id }: PurchaseRow): number => court_order_id ?? id;

/** The open refunds of a stall's own part, without those of the other stalls. */
function owedMinorOf({ id, court_order_id }: PurchaseRow, payment: LatestPayment | undefined): number {
  if (court_order_id === null) return payment?.owed_minor ?? 0;
  return (payment?.refunds ?? [])
    .filter(({ stallOrderId, givenAt }) => stallOrderId === id && givenAt === null)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

const isReady = ({ status }: PurchaseRow): boolean => status === 'packed';

async function readParts({ sql, ctx, purchases }: { sql: Sql; ctx: Context; purchases: PurchaseRow[] }) {
  const purchaseIds = purchases.map(paidOrderOf);
  const lines = await listPricedLines({ sql, ctx, purchases });
  const open = purchases.filter(({ status }) => !isClosedOrder(status));
  const productIds = [...lines.values()].flat().map(({ productId }) => productId);
  return {
    news: await readStaffNews({ sql, ctx, ids: purchases.map(({ id }) => id) }),
    lines,
    struck: await readStruck({ sql, ctx, lineIds: [...lines.values()].flat().map(({ id }) => id) }),
    stations: await readStations({ sql, ctx, productIds }),
    payments: await listLatestPayments({ sql, instanceId: ctx.instance.id, purchaseIds }),
    members: await listGroupMembers({ sql, ctx, purchases }),
    moments: await readMoments({ sql, ctx, ids: open.filter(isReady).map(({ id }) => id) }),
    answered: await readAnswered({ sql, ctx, purchaseIds: open.map(paidOrderOf) }),
    accounts: await readAccountFacts({ sql, ctx, purchases }),
    problems: await readChargeProblems({ sql, ctx, purchaseIds }),
  };
}
type Parts = Awaited<ReturnType<typeof readParts>>;
type Shown = { ctx: Context; purchase: PurchaseRow; parts: Parts };

/** The money that was paid and that is owed back; of a stall, its own part. */
function toMoney({ ctx, purchase, parts: { payments, problems } }: Shown) {
  const major = majorOf(ctx.instance.currency);
  const total = major(purchase.total_minor ?? 0);
  const paidOrderId = paidOrderOf(purchase);
  const payment = payments.get(paidOrderId);
  const owedMinor = owedMinorOf(purchase, payment);
  const cashMinor = cashMinorOf({ method: payment?.method, purchase });
  const cash = cashMinor === null ? null : major(cashMinor);
  return {
    total,
    paid: payment !== undefined && isPaid(sumsOf(payment)),
    payment_method: payment?.method ?? '',
    cash_amount: cash,
    cash_change: cash === null ? null : cashChange({ cash, amount: total, currency: ctx.instance.currency }),
    refund_due: owedMinor > 0 ? major(owedMinor) : null,
    charge_problems: problems.filter(({ purchase_id }) => purchase_id === paidOrderId),
    guest: payment && isRoomCharge(payment.method) ? (purchase.details.guestName ?? null) : null,
  };
}

/** Its lines, status and beginning; those of a table's account are what its kitchen owes it. */
function toCard({ purchase, parts }: Shown) {
  const lines = parts.lines.get(purchase.id) ?? [];
  if (!purchase.is_account) return { lines, status: purchase.status, since: purchase.placed_at };
  const hasCancelled = (parts.news.get(purchase.id) ?? []).some(({ kind }) => kind === 'line_cancelled');
  return toAccountCard({ purchase, lines, facts: parts.accounts, hasCancelled });
}

const nameOf = ({ purchase, parts }: Shown, line: PricedLine): string | null =>
  purchase.is_account
    ? accountMemberName({ facts: parts.accounts, purchase, line })
    : memberName({ line, members: membersOf(parts.members, purchase) });

const momentsOf = ({ purchase: { id }, parts }: Pick<Shown, 'purchase' | 'parts'>) =>
  parts.moments.filter(({ purchase_id }) => purchase_id === id);

function toStaffOrder({ ctx, purchase, parts }: Shown): StaffOrder {
  const { id, supplier, details } = purchase;
  const card = toCard({ ctx, purchase, parts });
  const service = orderServiceOf(purchase);
  const wanted = toSchedule(purchase);
  const answered = parts.answered.get(paidOrderOf(purchase));
  return {
    id,
    number: purchase.number,
    bck_purchase_id: purchase.bck_purchase_id,
    supplier_id: supplier.id,
    status: card.status,
    service,
    subservice: purchase.subservice,
    seat: purchase.seat,
    is_account: purchase.is_account,
    pick_up: toPickUp(purchase),
    sign_tries: purchase.delivery_code && Math.max(0, SIGN_TRIES - purchase.delivery_code.tries),
    schedule_date: wanted.schedule_date,
    schedule_hour: wanted.schedule_hour,
    schedule_day: wanted.schedule_day,
    products: card.lines.map((line) => ({
      ...toCartLine({ line, ctx }),
      struck: parts.struck.has(line.id),
      station: parts.stations.get(line.productId) ?? null,
      stage: purchase.is_account ? stageOf(line) : null,
      member: nameOf({ ctx, purchase, parts }, line),
    })),
    ...toMoney({ ctx, purchase, parts }),
    contact: shownContact(ctx, details.contact),
    invoice: seesBilling(ctx) ? (details.invoice ?? null) : null,
    place: details.place ?? null,
    shipping_zone: service === 'delivery' ? (details.shippingZone ?? null) : null,
    comment: details.comment ?? '',
    cutlery: details.cutlery ?? false,
    packed: packedOf(purchase),
    is_stall: purchase.court_order_id !== null,
    first: purchase.first_at !== null,
    placed_at: card.since?.toISOString() ?? null,
    ready_at: isReady(purchase) ? (readyAt(momentsOf({ purchase, parts }))?.toISOString() ?? null) : null,
    promised: toArrival(purchase),
    news: parts.news.get(id) ?? [],
    ...(answered === undefined || isClosedOrder(purchase.status) ? {} : { answered }),
  };
}

/** As boards show them, in the order of the purchases; who did what their news tell has no name yet. */
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
 * A table's account stands here while its kitchen owes it something (rule staff/rounds), or with its news.
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
  const listed = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchases = await listPurchasesOfStaff({
      sql,
      ctx,
      branches,
      id: input.id ?? null,
    });
    const orders = await toStaffOrders({ sql, ctx, purchases });
    // The news of one that is over may have gone with the data of its diner (rule people/erase).
    return orders.filter(
      ({ news, status, is_account: isAccount, products }) =>
        news.length > 0 || (isAccount ? statusOfCard(products) !== null : !isClosedOrder(status)),
    );
  });
  return nameInNews({ ctx, told: listed });
}
