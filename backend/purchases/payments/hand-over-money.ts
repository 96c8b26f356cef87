import type { TenantSql } from '@/backend/context';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { IN_PERSON_METHODS } from '@/lib/domain/payments/payment-methods';
import { recordEvent } from '../record-event';
import { noteUndone } from './money-moves';
import { setPaymentStatus } from './set-payment-status';

const IN_PERSON = toSqlList(IN_PERSON_METHODS);

type Work = TenantSql & { purchaseId: number };

/** The money of an order that is paid in person is taken when it is handed over, by who hands it over. The caller has locked it. */
export async function takeOnHandOver({ sql, ctx, purchaseId }: Work): Promise<void> {
  const [payment] = await sql<{ id: number }>(
    `select id from payments where instance_id = $1 and purchase_id = $2 and status = 'pending' and provider is null
       and method in ${IN_PERSON}`,
    [ctx.instance.id, purchaseId],
  );
  if (!payment) return;
  await setPaymentStatus({ sql, ctx, paymentId: payment.id, to: 'success', isOver: true });
  await recordEvent({ sql, ctx, purchaseId, kind: 'payment', value: 'success' });
}

/**
 * The hand-over is taken back, so its money is to be taken again: the one move of a payment that goes back (guarantee/legal-moves). Money of
 * which something was refunded stays taken. The caller has locked the order.
 */
export async function untakeOnHandOver({ sql, ctx, purchaseId }: Work): Promise<void> {
  const [payment] = await sql<{ id: number }>(
    `update payments set status = 'pending', finished_at = null
     where instance_id = $1 and purchase_id = $2 and status = 'success' and provider is null and refunds_minor = 0
       and amount_minor > 0 and method in ${IN_PERSON} returning id`,
    [ctx.instance.id, purchaseId],
  );
  if (!payment) return;
  await noteUndone({ sql, ctx, paymentId: payment.id });
  await recordEvent({ sql, ctx, purchaseId, kind: 'payment', value: 'in_person' });
}
