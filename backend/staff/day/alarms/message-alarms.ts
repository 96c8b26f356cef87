import { type AlarmKind, FAILING_TRIES } from '@/lib/domain/staff/alarms';
import { type AlarmsAsked, ofOrders } from './alarm-rows';

export type MessageAlarm = {
  kind: Extract<AlarmKind, 'order_mail' | 'booking_mail'>;
  supplier_id: number;
  since: Date | null;
  count: number;
  order_id: number | null;
  number: number | null;
};

/** SQL: when a message was first tried; the pause doubles with each try. @param of a table of messages that wait */
const firstTried = (of: string) => `${of}.send_at - (power(2, ${of}.send_tries) - 1) * interval '30 seconds'`;

/** Messages to diners that do not go out and are tried again. One that a server refused, as of a mistyped address, is over. */
export const findMessageAlarms = ({ sql, ctx, branches }: AlarmsAsked): Promise<MessageAlarm[]> =>
  sql<MessageAlarm>(
    `select 'order_mail' as kind, ${ofOrders(firstTried('n'))}
     from order_notices n join purchases c on c.instance_id = n.instance_id and c.id = n.purchase_id
     where n.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2))
       and n.send_at is not null and n.send_tries >= ${FAILING_TRIES}
     group by c.supplier_id
     union all
     select 'booking_mail', b.supplier_id, min(${firstTried('n')}), count(*)::int, null, null
     from booking_notices n join bookings b on b.instance_id = n.instance_id and b.id = n.booking_id
     where n.instance_id = $1 and ($2::bigint[] is null or b.supplier_id = any ($2))
       and n.send_at is not null and n.send_tries >= ${FAILING_TRIES}
     group by b.supplier_id`,
    [ctx.instance.id, branches],
  );
