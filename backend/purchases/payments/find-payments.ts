import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { LatestPayment, PaymentRow } from './payment-row';
import { PAYMENT_COLUMNS } from './select-payment';

/** One payment of the tenant. @param lock until the transaction ends */
export async function findPayment({
  sql,
  ctx,
  paymentId,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  paymentId: number | string;
  lock?: boolean;
}): Promise<PaymentRow | null> {
  const [row] = await sql<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where instance_id = $1 and id = $2 ${lock ? 'for update' : ''}`,
    [ctx.instance.id, paymentId],
  );
  return row ?? null;
}

/** All attempts of a purchase, the first one first. @param lock until the transaction ends */
export const listPayments = ({
  sql,
  ctx,
  purchaseId,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  lock?: boolean;
}): Promise<PaymentRow[]> =>
  sql<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where instance_id = $1 and purchase_id = $2 order by id ${lock ? 'for update' : ''}`,
    [ctx.instance.id, purchaseId],
  );

/** The last attempt of each purchase, by purchase. */
export async function listLatestPayments({
  sql,
  instanceId,
  purchaseIds,
  payerIds = [],
}: {
  sql: Sql;
  instanceId: number;
  purchaseIds: readonly number[];
  /** Beside the purchases: whose payments of it alone; null or left out: of all. */
  payerIds?: readonly (number | null)[];
}): Promise<Map<number, LatestPayment>> {
  const rows = await sql<LatestPayment>(
    `select latest.* from unnest($2::bigint[], $3::bigint[]) as asked (id, payer_id) cross join lateral (
       select ${PAYMENT_COLUMNS},
         coalesce(sum(refunds_minor - given_minor) over (), 0)::bigint as owed_minor,
         case when sum(refunds_minor) over () > 0 then (
           select jsonb_agg(jsonb_build_object('id', r.id, 'amountMinor', r.amount_minor,
             'byHand', coalesce(r.given_by = 'hand', r.state = 'by_hand'), 'givenAt', r.given_at,
             'reason', r.reason, 'words', r.words, 'stallOrderId', r.stall_order_id) order by r.id)
           from payments p join refunds r on r.instance_id = p.instance_id and r.payment_id = p.id
           where p.instance_id = $1 and p.purchase_id = asked.id
             and (asked.payer_id is null or p.payer_id = asked.payer_id)) end as refunds
       from payments where instance_id = $1 and purchase_id = asked.id
         and (asked.payer_id is null or payer_id = asked.payer_id) order by attempt desc limit 1) latest`,
    [instanceId, purchaseIds, payerIds],
  );
  return new Map(rows.map((row) => [row.purchase_id, row]));
}
