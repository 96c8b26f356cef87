import {
  endUndecided,
  expireDeposit,
  expireHolds,
  findBranchesWithOldHolds,
  findUndecided,
  sendNotice,
  takeDueNotices,
} from '@/backend/booking';
import type { Changed, Context } from '@/backend/context';
import {
  endHold,
  findLateRounds,
  findUnaccepted,
  sendDueCode,
  sendOrderNotice,
  takeDueCodes,
  takeDueOrderNotices,
  tellUnaccepted,
} from '@/backend/orders';
import { giveRefund, handleEvent, reconcilePayment } from '@/backend/payments';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { MeasurePort } from '@/backend/providers/measure/port';
import { countDueHolds, findDueHolds, takeDuePayments, takeDueRefunds } from '@/backend/purchases/payments';
import { findAlarms, raiseAlarms, sendAlert, takeDueAlerts } from '@/backend/staff';
import { closeIdleAccount, findIdleAccounts, takeOldShares } from '@/backend/table';
import { forwardSale, takeDueSales } from '@/backend/visit';
import { ACCEPT_MINUTES, ACCEPT_ROUND_MINUTES, LATE_ROUND_MINUTES } from '@/lib/domain/orders/staff-news';
import { ALERT_HOURS } from '@/lib/domain/staff/alerts';
import { CLOSED_ACCOUNT_STATUSES, IDLE_MS } from '@/lib/domain/table/account';
import { DESTINATIONS, type Destination } from '@/lib/domain/visit/consent';
import { OF_BRANCHES } from './branch-jobs';
import { defineJob, type Job } from './define-job';
import { EVENT_GRACE_MS, EVENT_LIFE_MS, giveUpEvents, takeEvents } from './take-events';

type Place = { purchase_id: number; supplier_id: number; table_id: number | null };

/** @returns whether something changed */
function publish(ctx: Context, changed: Changed | null): boolean {
  if (changed) ctx.publish(changed);
  return changed !== null;
}
const publishPlace = (ctx: Context, { purchase_id: id, supplier_id: supplierId, table_id: tableId }: Place) =>
  publish(ctx, { id, supplierId, tableId });

const MINUTE_MS = 60_000;
/** After that nobody is called to an order (rule staff/alerts). */
const OF_THIS_HOUR = `released_at > $1::timestamptz - interval '${ALERT_HOURS} hours'`;

/** The jobs of a lane run one after the other. A slow lane delays no other. */
export const MAIN: readonly Job[] = [
  // Before payments: what those find is given back at the next turn.
  defineJob({
    kind: 'refund',
    countedAs: 'refunds',
    due: [{ from: 'refunds', at: 'check_at' }],
    take: takeDueRefunds,
    run: (ctx, { id }) => giveRefund({ ctx, refundId: id }),
  }),
  defineJob({
    kind: 'payment',
    countedAs: 'payments',
    due: [{ from: 'payments', at: 'check_at' }],
    take: takeDuePayments,
    run: (ctx, { id }) => reconcilePayment({ ctx, paymentId: id }),
  }),
  defineJob({
    kind: 'hold',
    countedAs: 'holds',
    due: [{ from: 'purchases', at: 'hold_until', where: "status = 'in_progress' and service <> 'book'" }],
    count: (search) => countDueHolds({ ...search, isBooking: false }),
    find: (turn) => findDueHolds({ ...turn, isBooking: false }),
    run: async (ctx, due) => (await endHold({ ctx, purchaseId: due.id })) && publishPlace(ctx, due),
  }),
  defineJob({
    kind: 'deposit',
    countedAs: 'holds',
    due: [{ from: 'purchases', at: 'hold_until', where: "status = 'in_progress' and service = 'book'" }],
    count: (search) => countDueHolds({ ...search, isBooking: true }),
    find: (turn) => findDueHolds({ ...turn, isBooking: true }),
    run: async (ctx, { id }) => publish(ctx, await expireDeposit({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'undecided',
    due: [
      { from: 'bookings', at: 'ends_at', where: "status = 'pending' and deposit_purchase_id is not null" },
    ],
    find: findUndecided,
    run: async (ctx, { id }) => publish(ctx, await endUndecided({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'unaccepted',
    due: [
      {
        from: 'purchases',
        at: 'released_at',
        where: "status = 'in_progress' and not is_account and not is_split and service <> 'book'",
        afterMs: ACCEPT_MINUTES * MINUTE_MS,
      },
    ],
    find: findUnaccepted,
    run: async (ctx, { id }) => publish(ctx, await tellUnaccepted({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'staff_alarm',
    due: [
      {
        from: 'purchases',
        at: 'released_at',
        where: `status = 'in_progress' and not is_account and not is_split and service <> 'book' and ${OF_THIS_HOUR}`,
      },
      {
        from: 'purchases',
        at: 'released_at',
        where: `status = 'accepted' and unread_event_id is not null and ${OF_THIS_HOUR}`,
      },
    ],
    find: findAlarms,
    run: async (ctx, { id }) => publish(ctx, await raiseAlarms({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'late_round',
    due: [
      {
        from: 'rounds',
        at: 'sent_at',
        where: `sent_by is not null and sent_at > $1::timestamptz - interval '${LATE_ROUND_MINUTES} minutes'`,
        afterMs: ACCEPT_ROUND_MINUTES * MINUTE_MS,
      },
    ],
    find: findLateRounds,
    run: async (ctx, { id }) => publish(ctx, await tellUnaccepted({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'idle_account',
    due: [
      {
        from: 'purchases',
        at: 'touched_at',
        where: `is_account and status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}`,
        afterMs: IDLE_MS,
      },
    ],
    find: findIdleAccounts,
    run: async (ctx, { id }) => publish(ctx, await closeIdleAccount({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'held_table',
    due: [
      {
        from: 'bookings b',
        at: 'b.held_until',
        where: `(select removed_at is null from suppliers s where s.instance_id = b.instance_id and s.id = b.supplier_id)
          and (b.status = 'held' or (select true from booking_tables t
            where t.instance_id = b.instance_id and t.booking_id = b.id limit 1))`,
      },
    ],
    find: findBranchesWithOldHolds,
    run: (ctx, { id }) => expireHolds({ ctx, supplierId: id }).then(() => true),
  }),
  ...OF_BRANCHES,
  defineJob({
    kind: 'share',
    due: [{ from: 'shares', at: 'held_until' }],
    take: takeOldShares,
    // The phones at the table hear that a part of the bill is free.
    run: async (ctx, due) => publishPlace(ctx, due),
  }),
  defineJob({
    kind: 'event',
    countedAs: 'events',
    due: [
      { from: 'webhook_inbox', at: 'handle_at', where: 'handled_at is null' },
      {
        from: 'webhook_inbox',
        at: 'received_at',
        where: 'handled_at is null and handle_at is null',
        afterMs: EVENT_GRACE_MS,
        order: 'handle_at, received_at',
      },
    ],
    take: takeEvents,
    run: (ctx, { id }) => handleEvent({ ctx, inboxId: id }),
  }),
  defineJob({
    kind: 'lost_event',
    due: [
      {
        from: 'webhook_inbox',
        at: 'received_at',
        where: 'handled_at is null',
        afterMs: EVENT_LIFE_MS,
        order: 'id',
      },
    ],
    take: giveUpEvents,
    run: async (ctx) => ctx.alarm({ kind: 'gateway', call: 'event', failure: 'given_up', provider: null }),
  }),
];

export const CODES: readonly Job[] = [
  defineJob({
    kind: 'code',
    countedAs: 'codes',
    due: [{ from: 'phone_codes', at: 'send_at' }],
    take: takeDueCodes,
    run: (ctx, row) => sendDueCode({ ctx, row }),
    isParallel: true,
  }),
];

export const NOTICES: readonly Job[] = [
  defineJob({
    kind: 'booking_notice',
    countedAs: 'notices',
    due: [{ from: 'booking_notices', at: 'send_at' }],
    take: takeDueNotices,
    run: (ctx, notice) => sendNotice({ ctx, notice }),
  }),
  defineJob({
    kind: 'staff_alert',
    countedAs: 'notices',
    due: [{ from: 'staff_alerts', at: 'send_at' }],
    take: takeDueAlerts,
    run: (ctx, alert) => sendAlert({ ctx, alert }),
  }),
  defineJob({
    kind: 'order_notice',
    countedAs: 'notices',
    due: [{ from: 'order_notices', at: 'send_at' }],
    take: takeDueOrderNotices,
    run: (ctx, notice) => sendOrderNotice({ ctx, notice }),
  }),
];

export const toSales = ({
  destination,
  measure,
}: {
  destination: Destination;
  measure: MeasurePort;
}): readonly Job[] => [
  defineJob({
    kind: `sale_${destination}`,
    countedAs: 'sales',
    due: [{ from: 'told_sales', at: 'send_at', where: `destination = '${destination}'` }],
    take: (turn) => takeDueSales({ ...turn, destination }),
    run: (ctx, sale) => forwardSale({ ctx, sale, destination, measure }),
    isParallel: true,
  }),
];

/** All lanes. @param measure null: no sale is forwarded @param publish of all tenants, returns how many */
export const toLanes = ({
  measure,
  publish,
}: {
  measure: MeasurePort | null;
  publish: () => Promise<number>;
}): readonly (readonly Job[])[] => {
  const publication: Job = {
    kind: 'publication',
    countedAs: 'publications',
    due: [{ from: 'publications', at: 'publish_at' }],
    count: null,
    find: null,
    runDue: publish,
  };
  const sales = measure ? DESTINATIONS.map((destination) => toSales({ destination, measure })) : [];
  return [MAIN, [publication], CODES, NOTICES, ...sales];
};
