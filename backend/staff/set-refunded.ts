import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, markGiven } from '@/backend/orders';
import type { Refunded } from '@/lib/contract/staff/calls';
import type { RefundState } from '@/lib/domain/payments/refunds';
import { audit } from './audit';
import { getStaff } from './staff-actor';

type Found = { id: number; state: RefundState; payment_id: number };

/**
 * A person gave the money back; a second call changes nothing.
 * @throws unauthorized, forbidden, not_found, conflict while the gateway may be giving it (guarantee/given-back-once)
 */
export async function setRefunded({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; note?: string | undefined };
}): Promise<Refunded> {
  const staff = ctx.actor.kind === 'operator' ? null : getStaff({ ctx, scope: 'orders:write' });
  const own = [ctx.instance.id, input.id];
  const { id, changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [asked] = await sql<{ purchase_id: number }>(
      `select p.purchase_id from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       where r.instance_id = $1 and r.id = $2`,
      own,
    );
    if (!asked) throw new AppError('not_found');
    const { purchase_id: purchaseId } = asked;
    // The order is locked first, as everywhere.
    const { supplier_id: supplierId } = await lockOrder({ sql, ctx, purchaseId });
    const [refund] = await sql<Found>(
      'select id, state, payment_id from refunds where instance_id = $1 and id = $2 for update',
      own,
    );
    if (!refund) throw new AppError('not_found');
    if (refund.state === 'asked') throw new AppError('conflict');
    const { id: refundId, payment_id: paymentId } = refund;
    const payment = { id: paymentId, purchase_id: purchaseId };
    if (await markGiven({ sql, ctx, payment, refundId, by: 'hand' })) {
      const { note } = input;
      const details = { id: refundId, payment: paymentId, purchase: purchaseId, ...(note ? { note } : {}) };
      await audit({ sql, ctx, keyId: staff?.keyId ?? null, action: 'refund.given', details });
    }
    return { id: refundId, changed: { id: purchaseId, supplierId } };
  });
  ctx.announce(changed);
  return { id, status: 'refunded' };
}
