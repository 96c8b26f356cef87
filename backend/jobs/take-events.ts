import type { Sql } from '@/backend/platform/database/database';

type Due = { instance_id: number; id: number };
type Turn = { sql: Sql; now: Date; leaseMs: number };

const BATCH = 50;
/** The call that received an event handles it first. */
export const EVENT_GRACE_MS = 5_000;
/** Longer than the gateway is asked about any attempt. */
export const EVENT_LIFE_MS = 25 * 3_600_000;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Events of all tenants that wait. Pauses double, and new events go first: a hopeless one delays none. */
export const takeEvents = ({ sql, now, leaseMs }: Turn): Promise<Due[]> =>
  sql<Due>(
    `update webhook_inbox set tries = tries + 1,
       handle_at = $1::timestamptz + $3 * interval '1 millisecond' * 2 ^ least(tries, 5)
     where (instance_id, id) in (
       select instance_id, id from webhook_inbox where handled_at is null and coalesce(handle_at <= $1, received_at <= $2)
       order by tries, id limit ${BATCH} for update skip locked)
     returning instance_id, id`,
    [now, after(now, -EVENT_GRACE_MS), leaseMs],
  );

/** Gives up events that nobody could confirm; the rows stay for inspection. */
export const giveUpEvents = ({ sql, now }: Turn): Promise<Due[]> =>
  sql<Due>(
    `update webhook_inbox set handled_at = $1, outcome = 'given_up'
     where handled_at is null and tries > 0 and received_at <= $2 returning instance_id, id`,
    [now, after(now, -EVENT_LIFE_MS)],
  );
