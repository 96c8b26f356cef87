import type { AlarmKind } from '@/lib/domain/staff/alarms';
import { ALARM_MINUTES } from '@/lib/domain/staff/alarms';
import { ALERT_MINUTES } from '@/lib/domain/staff/alerts';
import { type AlarmsAsked, minutesAgo, ofOrders } from './alarm-rows';

export type OrderAlarm = {
  kind: Extract<AlarmKind, 'unaccepted' | 'help'>;
  supplier_id: number;
  since: Date | null;
  count: number;
  order_id: number | null;
  number: number | null;
};

/** An order that waits longer belongs to another day. */
const DAY_MINUTES = 24 * 60;

/**
 * Orders for now that nobody accepts after the minutes of their branch, and words of diners that nobody answers. The words of a
 * court's order stand with the court.
 */
export const findOrderAlarms = ({ sql, ctx, branches }: AlarmsAsked): Promise<OrderAlarm[]> =>
  sql<OrderAlarm>(
    `select 'unaccepted' as kind, ${ofOrders('c.released_at')}
     from purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2)) and c.status = 'in_progress'
       and not c.is_account and not c.is_split and c.service <> 'book' and c.subservice is distinct from 'schedule'
       and c.released_at <= $3::timestamptz
         - coalesce((s.settings ->> 'alertMinutes')::int, ${ALERT_MINUTES}) * interval '1 minute'
       and c.released_at > $4
     group by c.supplier_id
     union all
     select 'help', ${ofOrders('h.created_at')}
     from help_requests h join purchases c on c.instance_id = h.instance_id and c.id = h.purchase_id
       join profiles p on p.instance_id = h.instance_id and p.id = h.profile_id and p.erased_at is null
     where h.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2))
       and h.answer is null and h.settled_at is null and not h.of_branch and h.created_at <= $5
     group by c.supplier_id`,
    [
      ...[ctx.instance.id, branches, ctx.now],
      ...[minutesAgo({ ctx }, DAY_MINUTES), minutesAgo({ ctx }, ALARM_MINUTES.help)],
    ],
  );
