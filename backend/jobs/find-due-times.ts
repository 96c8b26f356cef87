import type { Database } from '@/backend/platform/database/database';
import { ACCEPT_MINUTES, ACCEPT_ROUND_MINUTES, LATE_ROUND_MINUTES } from '@/lib/domain/orders/staff-news';
import { forgottenBefore } from '@/lib/domain/table/account';
import { EVENT_GRACE_MS, EVENT_LIFE_MS } from './take-events';

/** For each kind of job the time before which it finds nothing. Null: nothing of it waits. */
export type DueTimes = {
  refund: Date | null;
  payment: Date | null;
  hold: Date | null;
  deposit: Date | null;
  undecided: Date | null;
  unaccepted: Date | null;
  late_round: Date | null;
  idle_account: Date | null;
  held_table: Date | null;
  share: Date | null;
  event: Date | null;
  lost_event: Date | null;
  publication: Date | null;
  code: Date | null;
  booking_notice: Date | null;
  order_notice: Date | null;
  sale_google: Date | null;
  sale_meta: Date | null;
};
export type DueKind = keyof DueTimes;

/**
 * One message to the database. A time may be earlier than the job's own statement finds something, never later: that
 * statement decides. Each is the first entry of an index that fits. Few entries come before it: other holds, offers of a
 * waiting list that are over, rounds of the last hour.
 */
export async function findDueTimes({ db, now }: { db: Database; now: Date }): Promise<DueTimes> {
  const [times] = await db.lookUp<DueTimes>(
    `select (select min(check_at) from refunds) as refund,
       (select min(check_at) from payments) as payment,
       (select min(hold_until) from purchases where status = 'in_progress' and service <> 'book') as hold,
       (select min(hold_until) from purchases where status = 'in_progress' and service = 'book') as deposit,
       (select min(ends_at) from bookings where status = 'pending' and deposit_purchase_id is not null) as undecided,
       (select min(released_at) + interval '${ACCEPT_MINUTES} minutes' from purchases where status = 'in_progress'
          and released_at is not null and not is_account and not is_split and service <> 'book') as unaccepted,
       (select min(sent_at) + interval '${ACCEPT_ROUND_MINUTES} minutes' from rounds where sent_by is not null
          and sent_at > $1::timestamptz - interval '${LATE_ROUND_MINUTES} minutes') as late_round,
       (select min(touched_at) + ($1::timestamptz - $2::timestamptz) from purchases where is_account
          and status not in ('closed_account', 'finished', 'cancelled')) as idle_account,
       (select b.held_until from bookings b where b.held_until is not null
          and (select removed_at is null from suppliers s where s.instance_id = b.instance_id and s.id = b.supplier_id)
          and (b.status = 'held' or (select true from booking_tables t
            where t.instance_id = b.instance_id and t.booking_id = b.id limit 1))
          order by b.held_until limit 1) as held_table,
       (select min(held_until) from shares) as share,
       least((select min(handle_at) from webhook_inbox where handled_at is null),
         (select received_at + interval '${EVENT_GRACE_MS} milliseconds' from webhook_inbox
            where handled_at is null and handle_at is null order by handle_at, received_at limit 1)) as event,
       (select received_at + interval '${EVENT_LIFE_MS} milliseconds' from webhook_inbox
          where handled_at is null order by id limit 1) as lost_event,
       (select greatest(publish_at, to_timestamp(0)) from publications order by publish_at limit 1) as publication,
       (select min(send_at) from phone_codes) as code,
       (select min(send_at) from booking_notices) as booking_notice,
       (select min(send_at) from order_notices) as order_notice,
       (select min(send_at) from told_sales where destination = 'google') as sale_google,
       (select min(send_at) from told_sales where destination = 'meta') as sale_meta`,
    [now, forgottenBefore(now)],
  );
  if (!times) throw new Error('the due times were not read');
  return times;
}
