import type { Context } from '../context';
import type { Database, Sql } from '../db/database';
import { forgetOldKeys } from '../services/idempotency';
import { findInstanceById } from '../services/instances';
import { releaseHold } from '../services/orders';
import { handleEvent, reconcilePayment } from '../services/payments';

type Due = { instance_id: number; id: number; purchase_id: number };
export type JobDeps = {
  db: Database;
  clock: () => Date;
  contextOf: (instance: NonNullable<Awaited<ReturnType<typeof findInstanceById>>>) => Context;
};

/** Enough for a burst, little enough for a turn. */
const BATCH = 50;
/** Who took a job has this long; after that somebody else may: a job survives the death of its worker. */
const LEASE_MS = 30_000;
/** An event is first handled by whoever received it. */
const EVENT_GRACE_MS = 5_000;

type Turn = { sql: Sql; now: Date; lease: Date };

const takePayments = ({ sql, now, lease }: Turn) =>
  sql<Due>(
    `update payments set check_at = $2 where (instance_id, id) in (
       select instance_id, id from payments where check_at <= $1 order by check_at limit ${BATCH} for update skip locked)
     returning instance_id, id, purchase_id`,
    [now, lease],
  );

/** Releasing checks again under the row's lock, so two workers do no harm. */
const takeHolds = ({ sql, now }: Turn) =>
  sql<Due>(
    `select c.instance_id, c.id, c.id as purchase_id from purchases c where c.hold_until <= $1 and c.status = 'in_progress'
       and not exists (select 1 from payments p where p.instance_id = c.instance_id and p.purchase_id = c.id
         and p.status in ('unknown', 'pending', 'success'))
     order by c.hold_until limit ${BATCH}`,
    [now],
  );

const takeEvents = ({ sql, now }: Turn) =>
  sql<Due>(
    `select instance_id, id, 0::bigint as purchase_id from webhook_inbox
     where handled_at is null and received_at <= $1 order by id limit ${BATCH}`,
    [new Date(now.getTime() - EVENT_GRACE_MS)],
  );

const JOBS: {
  take: (turn: Turn) => Promise<Due[]>;
  /** @returns the purchase that changed, or null */
  run: (ctx: Context, due: Due) => Promise<number | null>;
}[] = [
  {
    take: takePayments,
    run: async (ctx, { id, purchase_id }) =>
      (await reconcilePayment({ ctx, paymentId: id })) ? purchase_id : null,
  },
  { take: takeHolds, run: async (ctx, { id }) => ((await releaseHold({ ctx, purchaseId: id })) ? id : null) },
  { take: takeEvents, run: (ctx, { id }) => handleEvent({ ctx, inboxId: id }) },
];

/**
 * One turn of everything that is due: payments to ask the gateway about, holds that ran out, events left behind.
 * Any number of backends may take turns; what one has taken the others leave.
 * @returns how many jobs ran
 */
export async function runDueJobs({ db, clock, contextOf }: JobDeps): Promise<number> {
  let ran = await forgetOldKeys({ db, now: clock() });
  for (const { take, run } of JOBS) {
    const now = clock();
    const lease = new Date(now.getTime() + LEASE_MS);
    for (const due of await db.system((sql) => take({ sql, now, lease }))) {
      const instance = await findInstanceById({ db, instanceId: due.instance_id });
      if (!instance) continue;
      const ctx = contextOf(instance);
      const changed = await run(ctx, due);
      if (changed !== null) ctx.announce(changed);
      ran += 1;
    }
  }
  return ran;
}
