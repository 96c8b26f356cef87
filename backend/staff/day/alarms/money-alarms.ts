import { ALARM_MINUTES, type AlarmKind, GATEWAY_MINUTES, isFailing } from '@/lib/domain/staff/alarms';
import { type AlarmsAsked, minutesAgo, ofOrders } from './alarm-rows';

export type MoneyAlarm = {
  kind: Extract<AlarmKind, 'mismatch' | 'refund_stuck' | 'refund_by_hand' | 'transfer'>;
  supplier_id: number;
  since: Date | null;
  count: number;
  order_id: number | null;
  number: number | null;
};

/**
 * Charges that are not what was asked for, money that a gateway does not give back or has not given back in an hour, and transfers whose
 * proof waits for an hour. The order of each refund is looked up by itself: a plan that joins all orders reads them all.
 */
export const findMoneyAlarms = ({ sql, ctx, branches }: AlarmsAsked): Promise<MoneyAlarm[]> =>
  sql<MoneyAlarm>(
    `select 'mismatch' as kind, ${ofOrders('p.created_at')}
     from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
     where p.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2)) and p.misfit is not null
       and not p.misfit ? 'settledAt'
     group by c.supplier_id
     union all
     select case when r.state = 'by_hand' then 'refund_by_hand' else 'refund_stuck' end, ${ofOrders('r.created_at')}
     from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       join lateral (select c.id, c.number, c.supplier_id from purchases c
         where c.instance_id = r.instance_id and c.id = coalesce(r.stall_order_id, p.purchase_id) offset 0) c on true
     where r.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2)) and r.state <> 'given'
       and (r.state = 'by_hand' or r.created_at <= $3)
     group by c.supplier_id, r.state = 'by_hand'
     union all
     select 'transfer', ${ofOrders('t.uploaded_at')}
     from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       join transfer_proofs t on t.instance_id = p.instance_id and t.payment_id = p.id
     where p.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2))
       and p.method = 'transfer' and p.status = 'pending' and t.uploaded_at <= $4
     group by c.supplier_id`,
    [
      ...[ctx.instance.id, branches],
      ...[minutesAgo({ ctx }, ALARM_MINUTES.refund_stuck), minutesAgo({ ctx }, ALARM_MINUTES.transfer)],
    ],
  );

export type GatewayAlarm = { provider: string; since: Date; count: number };

/** Gateways that answered most of the last tries with an error or not at all. @returns of each how many failed, and since when */
export async function findGatewayAlarms({ sql, ctx, branches }: AlarmsAsked): Promise<GatewayAlarm[]> {
  type Row = { provider: string | null; since: Date | null; failed: number; answered: number };
  const rows = await sql<Row>(
    `select p.provider, min(p.created_at) filter (where f.failed) as since,
       (count(*) filter (where f.failed))::int as failed, (count(*) filter (where not f.failed))::int as answered
     from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
       cross join lateral (select p.status in ('unknown', 'error')
         or (p.status = 'expired' and p.provider_ref is null and p.details ? 'failed_at') as failed) f
     where p.instance_id = $1 and ($2::bigint[] is null or c.supplier_id = any ($2))
       and p.provider is not null and p.created_at > $3 and p.status not in ('created', 'dropped')
     group by p.provider`,
    [ctx.instance.id, branches, minutesAgo({ ctx }, GATEWAY_MINUTES)],
  );
  return rows.flatMap(({ provider, since, failed, answered }) =>
    provider !== null && since !== null && isFailing({ failed, answered })
      ? [{ provider, since, count: failed }]
      : [],
  );
}
