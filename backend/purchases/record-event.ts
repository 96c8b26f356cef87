import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { UnprovedReason } from '@/lib/domain/orders/delivery-code';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isNews } from '@/lib/domain/orders/staff-news';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';

/**
 * A tip is told by its amount in minor units, help by the id of the request, and what nobody accepts by its status, of
 * an account by the number of the round.
 */
type Happened =
  | {
      kind: 'status' | 'payment';
      value: OrderStatus | PaymentStatus | 'refund_due' | 'refunded' | 'in_person' | 'misfit';
    }
  | { kind: 'tip' | 'help' | 'unaccepted'; value: string }
  | { kind: 'unproved'; value: UnprovedReason };

/** Records an event; one that staff did not cause, or that happened outside, is news for them (rule staff/news). The caller has locked the purchase. */
export async function recordEvent({
  sql,
  ctx,
  purchaseId,
  kind,
  value,
}: { sql: Sql; ctx: Context; purchaseId: number } & Happened): Promise<void> {
  const [event] = await sql<{ id: number }>(
    `insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [ctx.instance.id, purchaseId, kind, value, actorName(ctx.actor), ctx.now],
  );
  const isByStaff = kind !== 'unproved' && (ctx.actor.kind === 'staff' || ctx.actor.kind === 'operator');
  if (!event || isByStaff || !isNews({ kind, value })) return;
  await sql(
    `update purchases set unread_event_id = coalesce(unread_event_id, $3)
     where instance_id = $1 and id = $2 and released_at is not null and service <> 'book' and not is_split
       and (not is_account or $4 in ('help', 'unaccepted'))`,
    [ctx.instance.id, purchaseId, event.id, kind],
  );
}
