import {
  endUndecided,
  expireDeposit,
  expireHolds,
  sendNotice,
  takeBranchesWithOldHolds,
  takeDueNotices,
  takeUndecided,
} from '@/backend/booking';
import type { Changed, Context } from '@/backend/context';
import {
  endHold,
  sendDueCode,
  sendOrderNotice,
  takeDueCodes,
  takeDueOrderNotices,
  takeLateRounds,
  takeUnaccepted,
  tellUnaccepted,
} from '@/backend/orders';
import { giveRefund, handleEvent, reconcilePayment } from '@/backend/payments';
import type { MeasurePort } from '@/backend/providers/measure/port';
import { takeDueHolds, takeDuePayments, takeDueRefunds } from '@/backend/purchases/payments';
import { closeIdleAccount, takeIdleAccounts, takeOldShares } from '@/backend/table';
import { forwardSale, takeDueSales } from '@/backend/visit';
import type { Destination } from '@/lib/domain/visit/consent';
import { defineJob, type Job } from './define-job';
import { giveUpEvents, takeEvents } from './take-events';

type Place = { purchase_id: number; supplier_id: number; table_id: number | null };

const publish = (ctx: Context, changed: Changed | null) => changed && ctx.publish(changed);
const publishPlace = (ctx: Context, { purchase_id: id, supplier_id: supplierId, table_id: tableId }: Place) =>
  ctx.publish({ id, supplierId, tableId });

/** The jobs of a lane run one after the other. A slow lane delays no other. */
export const MAIN: readonly Job[] = [
  // Before payments: what those find is given back at the next turn.
  defineJob({
    kind: 'refund',
    take: takeDueRefunds,
    run: (ctx, { id }) => giveRefund({ ctx, refundId: id }),
  }),
  defineJob({
    kind: 'payment',
    take: takeDuePayments,
    run: (ctx, { id }) => reconcilePayment({ ctx, paymentId: id }),
  }),
  defineJob({
    kind: 'hold',
    take: (turn) => takeDueHolds({ ...turn, isBooking: false }),
    run: async (ctx, due) => (await endHold({ ctx, purchaseId: due.id })) && publishPlace(ctx, due),
  }),
  defineJob({
    kind: 'deposit',
    take: (turn) => takeDueHolds({ ...turn, isBooking: true }),
    run: async (ctx, { id }) => publish(ctx, await expireDeposit({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'undecided',
    take: takeUndecided,
    run: async (ctx, { id }) => publish(ctx, await endUndecided({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'unaccepted',
    take: takeUnaccepted,
    run: async (ctx, { id }) => publish(ctx, await tellUnaccepted({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'late_round',
    take: takeLateRounds,
    run: async (ctx, { id }) => publish(ctx, await tellUnaccepted({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'idle_account',
    take: takeIdleAccounts,
    run: async (ctx, { id }) => publish(ctx, await closeIdleAccount({ ctx, purchaseId: id })),
  }),
  defineJob({
    kind: 'held_table',
    take: takeBranchesWithOldHolds,
    run: (ctx, { id }) => expireHolds({ ctx, supplierId: id }),
  }),
  // The phones at the table hear that a part of the bill is free.
  defineJob({ kind: 'share', take: takeOldShares, run: async (ctx, due) => publishPlace(ctx, due) }),
  defineJob({
    kind: 'event',
    take: takeEvents,
    run: (ctx, { id }) => handleEvent({ ctx, inboxId: id }),
  }),
  defineJob({
    kind: 'lost_event',
    take: giveUpEvents,
    run: async (ctx) => ctx.alarm({ kind: 'gateway', call: 'event', failure: 'given_up', provider: null }),
  }),
];

export const CODES: readonly Job[] = [
  defineJob({
    kind: 'code',
    take: takeDueCodes,
    run: (ctx, row) => sendDueCode({ ctx, row }),
    isParallel: true,
  }),
];

export const NOTICES: readonly Job[] = [
  defineJob({
    kind: 'booking_notice',
    take: takeDueNotices,
    run: (ctx, notice) => sendNotice({ ctx, notice }),
  }),
  defineJob({
    kind: 'order_notice',
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
    take: (turn) => takeDueSales({ ...turn, destination }),
    run: (ctx, sale) => forwardSale({ ctx, sale, destination, measure }),
    isParallel: true,
  }),
];
