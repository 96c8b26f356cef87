import type { ContextInstance } from '@/backend/context';
import type { Database } from '@/backend/platform/database/database';
import type { Payment } from '@/lib/contract/orders/orders';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isOnlineMethod, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { IN_FLIGHT_STATUSES, type PaymentStatus } from '@/lib/domain/payments/payment-status';

export type OrderState = {
  /** Profiles that may hear of it (rule orders/members). */
  memberIds: number[];
  version: number;
  status: OrderStatus;
  waiting: Pick<Payment, 'id' | 'online' | 'status'> | null;
};

type Row = {
  member_ids: number[];
  version: number;
  status: OrderStatus;
  payment_id: number | null;
  method: PaymentMethod | null;
  payment_status: PaymentStatus | null;
};

/** One statement for all who watch the purchase; null if there is none. */
export async function findOrderState({
  db,
  instance,
  purchaseId,
}: {
  db: Database;
  instance: ContextInstance;
  purchaseId: number;
}): Promise<OrderState | null> {
  const [row] = await db.statement<Row>(
    instance.id,
    `select (select coalesce(jsonb_agg(m.profile_id), '[]') from purchase_members m
         where m.instance_id = p.instance_id and m.purchase_id = p.id
           and (m.left_at is null or m.pays_at is not null)) as member_ids, p.version, p.status, latest.id as payment_id, latest.method,
       latest.status as payment_status
     from purchases p left join lateral (
       select id, method, status from payments where instance_id = $1 and purchase_id = p.id
       order by attempt desc limit 1) latest on true
     where p.instance_id = $1 and p.id = $2`,
    [instance.id, purchaseId],
  );
  if (!row) return null;
  const { member_ids, version, status, payment_id, method, payment_status } = row;
  const isInFlight = payment_status !== null && IN_FLIGHT_STATUSES.some((one) => one === payment_status);
  const waits = payment_id !== null && method !== null && isOnlineMethod(method) && isInFlight;
  return {
    memberIds: member_ids,
    version,
    status,
    waiting: waits ? { id: payment_id, online: true, status: 'pending' } : null,
  };
}
