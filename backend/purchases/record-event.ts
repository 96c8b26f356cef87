import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { NO_REASON, UnprovedReason } from '@/lib/domain/orders/delivery-code';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isNews } from '@/lib/domain/orders/staff-news';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';
import { wasBegun } from './staff-news';

/**
 * `value` of a `tip` is its amount in minor units, of `help` the id of the request, of `unaccepted` the status of the order, `UNWATCHED`, or
 * the number of the round where it is an account's, and of `line_cancelled` the id of the line.
 */
type Happened =
  | {
      kind: 'status' | 'payment';
      value: OrderStatus | PaymentStatus | 'refund_due' | 'refunded' | 'in_person' | 'misfit';
    }
  | { kind: 'tip' | 'help' | 'unaccepted' | 'line_cancelled'; value: string }
  | { kind: 'unproved'; value: UnprovedReason | typeof NO_REASON };

/**
 * Records an event; one that staff did not cause, or that happened outside, is news for them (rule staff/news). The caller has locked
 * the purchase. One statement, so that it goes with those before it.
 */
export async function recordEvent({
  sql,
  ctx,
  purchaseId,
  kind,
  value,
}: { sql: Sql; ctx: Context; purchaseId: number } & Happened): Promise<void> {
  const { kind: doer } = ctx.actor;
  // One of them does it, and others have to know.
  const isOfOthers = kind === 'unproved' || kind === 'line_cancelled';
  const isByStaff = !isOfOthers && (doer === 'staff' || doer === 'operator');
  const isTold = !isByStaff && isNews({ kind, value, isBySetting: doer === 'branch' });
  const isCancelledByStaff = isByStaff && kind === 'status' && value === 'cancelled';
  await sql(
    `with happened as (
       insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id)
     update purchases set unread_event_id = coalesce(unread_event_id, happened.id) from happened
     where ($7 or $8 and ${wasBegun({ instance: '$1', purchase: '$2' })}) and instance_id = $1 and purchases.id = $2 and released_at is not null and service <> 'book' and not is_split
       and (not is_account or $3 in ('help', 'unaccepted', 'line_cancelled'))`,
    [ctx.instance.id, purchaseId, kind, value, actorName(ctx.actor), ctx.now, isTold, isCancelledByStaff],
  );
}
