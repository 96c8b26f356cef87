import type { Logger } from 'pino';
import {
  endUndecided,
  expireDeposit,
  expireHolds,
  takeBranchesWithOldHolds,
  takeUndecided,
} from '@/backend/booking';
import { forgetOldPhotos, forgetOldSearches } from '@/backend/delivery';
import {
  forgetOldBrowsers,
  forgetOldHelpPhotos,
  releaseHold,
  takeLateRounds,
  takeUnaccepted,
  tellUnaccepted,
} from '@/backend/orders';
import { forgetOldProofs, giveRefund, handleEvent, reconcilePayment } from '@/backend/payments';
import type { Database, Sql } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { forgetOldKeys } from '@/backend/platform/idempotency';
import { MAY_HOLD_MONEY } from '@/backend/purchases/payments';
import { forgetOldVisits } from '@/backend/table';
import { closeIdleAccount, takeIdleAccounts } from '@/backend/table/account';
import { takeOldShares } from '@/backend/table/shares';
import { findInstanceById } from '@/backend/tenant';
import { forgetOldSales } from '@/backend/visit/sales';
import type { Changed, Context } from '../context';

type Due = {
  instance_id: number;
  id: number;
  purchase_id: number;
  supplier_id: number;
  table_id: number | null;
};
type JobDeps = {
  db: Database;
  log: Logger;
  clock: () => Date;
  /** Then another worker may take the job. */
  leaseMs: number;
  contextOf: (instance: NonNullable<Awaited<ReturnType<typeof findInstanceById>>>) => Context;
};

const BATCH = 50;
/** Its receiver handles it first. */
const EVENT_GRACE_MS = 5_000;
/** Longer than any attempt is asked about. */
const EVENT_LIFE_MS = 25 * 3_600_000;

type Turn = { sql: Sql; now: Date; leaseMs: number };

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

const takePayments = ({ sql, now, leaseMs }: Turn) =>
  sql<Due>(
    `update payments p set check_at = $2 from purchases c where c.instance_id = p.instance_id and c.id = p.purchase_id
       and (p.instance_id, p.id) in (
         select instance_id, id from payments where check_at <= $1 order by check_at limit ${BATCH} for update skip locked)
     returning p.instance_id, p.id, p.purchase_id, c.supplier_id, c.table_id`,
    [now, after(now, leaseMs)],
  );

const takeRefunds = ({ sql, now, leaseMs }: Turn) =>
  sql<Due>(
    `update refunds r set check_at = $2 from payments p
       join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       where p.instance_id = r.instance_id and p.id = r.payment_id and (r.instance_id, r.id) in (
         select instance_id, id from refunds where check_at <= $1 order by check_at limit ${BATCH} for update skip locked)
     returning r.instance_id, r.id, p.purchase_id, c.supplier_id, c.table_id`,
    [now, after(now, leaseMs)],
  );

/** Of orders, or of deposits of bookings. Releasing checks again under the lock. */
const takeHolds = ({ sql, now, isBooking }: Turn & { isBooking: boolean }) =>
  sql<Due>(
    `select c.instance_id, c.id, c.id as purchase_id, c.supplier_id, c.table_id from purchases c where c.hold_until <= $1 and c.status = 'in_progress'
       and (c.service = 'book') = $2 and not exists (select 1 from payments p where p.instance_id = c.instance_id and p.purchase_id = c.id
         and ${MAY_HOLD_MONEY})
     order by c.hold_until limit ${BATCH}`,
    [now, isBooking],
  );

/** Pauses double, and new events go first: a hopeless one delays none. */
const takeEvents = ({ sql, now, leaseMs }: Turn) =>
  sql<Due>(
    `update webhook_inbox set tries = tries + 1,
       handle_at = $1::timestamptz + $3 * interval '1 millisecond' * 2 ^ least(tries, 5)
     where (instance_id, id) in (
       select instance_id, id from webhook_inbox where handled_at is null and coalesce(handle_at <= $1, received_at <= $2)
       order by tries, id limit ${BATCH} for update skip locked)
     returning instance_id, id, 0::bigint as purchase_id, 0::bigint as supplier_id, null::bigint as table_id`,
    [now, after(now, -EVENT_GRACE_MS), leaseMs],
  );

/** The row stays for inspection. */
const giveUpEvents = ({ sql, now }: Turn) =>
  sql<Due>(
    `update webhook_inbox set handled_at = $1, outcome = 'given_up'
     where handled_at is null and tries > 0 and received_at <= $2
     returning instance_id, id, 0::bigint as purchase_id, 0::bigint as supplier_id, null::bigint as table_id`,
    [now, after(now, -EVENT_LIFE_MS)],
  );

const changedOf = ({ purchase_id: id, supplier_id: supplierId, table_id: tableId }: Due): Changed => ({
  id,
  supplierId,
  tableId,
});

const JOBS: {
  name: string;
  take: (turn: Turn) => Promise<Due[]>;
  run: (ctx: Context, due: Due) => Promise<Changed | null>;
}[] = [
  // Before payments: what those find is given back at the next turn.
  {
    name: 'refund',
    take: takeRefunds,
    run: async (ctx, due) => ((await giveRefund({ ctx, refundId: due.id })) ? changedOf(due) : null),
  },
  {
    name: 'payment',
    take: takePayments,
    run: async (ctx, due) => ((await reconcilePayment({ ctx, paymentId: due.id })) ? changedOf(due) : null),
  },
  {
    name: 'hold',
    take: (turn) => takeHolds({ ...turn, isBooking: false }),
    run: async (ctx, due) => ((await releaseHold({ ctx, purchaseId: due.id })) ? changedOf(due) : null),
  },
  {
    name: 'deposit',
    take: (turn) => takeHolds({ ...turn, isBooking: true }),
    run: (ctx, { id }) => expireDeposit({ ctx, purchaseId: id }),
  },
  {
    name: 'undecided booking',
    take: takeUndecided,
    run: (ctx, { id }) => endUndecided({ ctx, purchaseId: id }),
  },
  {
    name: 'unaccepted order',
    take: takeUnaccepted,
    run: (ctx, { id }) => tellUnaccepted({ ctx, purchaseId: id }),
  },
  {
    name: 'late round',
    take: takeLateRounds,
    run: (ctx, { id }) => tellUnaccepted({ ctx, purchaseId: id }),
  },
  {
    name: 'idle account',
    take: takeIdleAccounts,
    run: (ctx, { id }) => closeIdleAccount({ ctx, purchaseId: id }),
  },
  {
    name: 'held table',
    take: takeBranchesWithOldHolds,
    run: async (ctx, { id }) => {
      await expireHolds({ ctx, supplierId: id });
      return null;
    },
  },
  // Of accounts of tables, whose phones hear that a part of the bill is free.
  { name: 'share', take: takeOldShares, run: async (_ctx, due) => changedOf(due) },
  { name: 'event', take: takeEvents, run: (ctx, { id }) => handleEvent({ ctx, inboxId: id }) },
  {
    name: 'given up event',
    take: giveUpEvents,
    run: async (ctx) => {
      ctx.alarm({ kind: 'gateway', call: 'event', failure: 'given_up', provider: null });
      return null;
    },
  },
];

/** Any number of backends may take turns; a failing job stops no other. @returns how many ran */
export async function runDueJobs({ db, log, clock, leaseMs, contextOf }: JobDeps): Promise<number> {
  let ran = 0;
  for (const { name, take, run } of JOBS) {
    const now = clock();
    for (const due of await db.system((sql) => take({ sql, now, leaseMs }))) {
      const { id, instance_id: instanceId } = due;
      try {
        const instance = await findInstanceById({ db, instanceId });
        if (!instance) continue;
        const ctx = contextOf(instance);
        const changed = await run(ctx, due);
        if (changed !== null) ctx.announce(changed);
        ran += 1;
      } catch (error) {
        log.error(
          { instance: instanceId, job: name, id, error: describeFault(error as Error) },
          'a job failed',
        );
      }
    }
  }
  // After the money, so that a failure here holds none of it up.
  ran += await forgetOldKeys({ db, now: clock() });
  for (const forget of [
    forgetOldProofs,
    forgetOldSearches,
    forgetOldPhotos,
    forgetOldHelpPhotos,
    forgetOldBrowsers,
    forgetOldVisits,
    forgetOldSales,
  ])
    ran += await db.system((sql) => forget({ sql, now: clock() }));
  return ran;
}
