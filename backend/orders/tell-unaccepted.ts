import type { Changed, Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { recordEvent } from '@/backend/purchases';
import {
  ACCEPT_BEFORE_HOUR_MINUTES,
  ACCEPT_MINUTES,
  ACCEPT_ROUND_MINUTES,
  LATE_ROUND_MINUTES,
} from '@/lib/domain/orders/staff-news';
import { lockOrder } from './move-order';

/**
 * Holds where an alarm of a purchase `c` is due: none of the same value stands unread, and one that was told was read some
 * minutes ago (rule orders/unaccepted). $1 is now. @param value SQL of what is late
 */
const isDue = (value: string): string => `not exists (select 1 from purchase_events e
  where e.instance_id = c.instance_id and e.purchase_id = c.id and e.kind = 'unaccepted' and e.value = ${value}
    and (e.id >= c.unread_event_id or greatest(e.created_at, c.news_read_at) > $1::timestamptz - interval '${ACCEPT_MINUTES} minutes'))`;

const IS_LATE_ORDER = `c.status = 'in_progress' and c.released_at is not null and not c.is_account and not c.is_split and c.service <> 'book'
  and c.released_at <= $1::timestamptz - interval '${ACCEPT_MINUTES} minutes'`;

/** Rounds `r` of accounts `c` that a phone sent, and of which a line still waits for the kitchen; one for later waits for its table. */
const LATE_ROUNDS = `rounds r join purchases c on c.instance_id = r.instance_id and c.id = r.purchase_id
  where r.sent_by is not null and c.is_account and c.status <> 'cancelled'
    and r.sent_at <= $1::timestamptz - interval '${ACCEPT_ROUND_MINUTES} minutes'
    and r.sent_at > $1::timestamptz - interval '${LATE_ROUND_MINUTES} minutes'
    and exists (select 1 from purchase_lines l where l.instance_id = r.instance_id and l.purchase_id = r.purchase_id
      and l.round = r.number and l.state = 'sent' and not l.later)
    and ${isDue('r.number::text')}`;

/** Orders of all tenants that wait too long for their kitchen; an hour that is wanted counts from before it (rule orders/unaccepted). */
export const findUnaccepted: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select c.instance_id, c.id from purchases c
       join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where ${IS_LATE_ORDER} and ${isDue('c.status')}
       and (c.subservice is distinct from 'schedule' or c.details ->> 'scheduleDate' is null or c.details ->> 'scheduleHour' is null
         or ((c.details ->> 'scheduleDate') || ' ' || (c.details ->> 'scheduleHour'))::timestamp
              at time zone (s.settings ->> 'timezone') <= $1::timestamptz + interval '${ACCEPT_BEFORE_HOUR_MINUTES} minutes')
     order by c.released_at limit $2`,
    [now, limit],
  );

/** Accounts of tables of all tenants with a round that waits too long (rule orders/unaccepted). */
export const findLateRounds: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select distinct c.instance_id, c.id from ${LATE_ROUNDS}
     order by c.instance_id, c.id limit $2`,
    [now, limit],
  );

/** Raises the alarm, also again. @returns null where its kitchen has answered meanwhile, or another worker was first */
export function tellUnaccepted({
  ctx,
  purchaseId,
}: {
  ctx: Context;
  purchaseId: number;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId });
    const of = [ctx.now, ctx.instance.id, purchaseId];
    const late = order.is_account
      ? await sql<{ value: string }>(
          `select r.number::text as value from ${LATE_ROUNDS} and c.instance_id = $2 and c.id = $3 order by r.number`,
          of,
        )
      : await sql<{ value: string }>(
          `select c.status as value from purchases c where ${IS_LATE_ORDER} and ${isDue('c.status')}
             and c.instance_id = $2 and c.id = $3`,
          of,
        );
    for (const { value } of late) await recordEvent({ sql, ctx, purchaseId, kind: 'unaccepted', value });
    return late.length === 0 ? null : { id: order.id, supplierId: order.supplier_id };
  });
}
