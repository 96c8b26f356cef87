import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import { hearOfGivenBack } from '@/backend/payments';
import { markGiven } from '@/backend/purchases/payments';
import { audit } from '@/backend/staff/audit';
import type { Refunded } from '@/lib/contract/staff/refund-calls';
import type { RefundState } from '@/lib/domain/payments/refunds';
import { decideOnce } from './decided-by';

const DECISIONS = ['refund.given'] as const;

type Found = { id: number; state: RefundState; given_by: 'gateway' | 'hand' | null };

/**
 * A person gave the money back; a second call changes nothing, and says who it was.
 * @throws not_found, conflict if the gateway gave it or may be giving it (guarantee/given-back-once)
 */
export async function setRefunded({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; note?: string | undefined };
}): Promise<Refunded> {
  const own = [ctx.instance.id, input.id];
  const [asked] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ purchase_id: number; payment_id: number }>(
      `select p.purchase_id, r.payment_id from refunds r
       join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
       where r.instance_id = $1 and r.id = $2`,
      own,
    ),
  );
  if (!asked) throw new AppError('not_found');
  const { purchase_id: purchaseId, payment_id: paymentId } = asked;
  await hearOfGivenBack({ ctx, paymentId });
  const decide = () =>
    ctx.db.tenant(ctx.instance.id, async (sql) => {
      // The order is locked first, as everywhere.
      await lockOrder({ sql, ctx, purchaseId });
      const [refund] = await sql<Found>(
        'select id, state, given_by from refunds where instance_id = $1 and id = $2 for update',
        own,
      );
      if (!refund) throw new AppError('not_found');
      if (refund.state === 'asked' || refund.given_by === 'gateway') throw new AppError('conflict');
      const { id: refundId } = refund;
      const payment = { id: paymentId, purchase_id: purchaseId };
      const isNew = await markGiven({ sql, ctx, payment, refundId, by: 'hand' });
      if (isNew) {
        const { note } = input;
        const details = { id: refundId, payment: paymentId, purchase: purchaseId, ...(note ? { note } : {}) };
        await audit({ sql, ctx, action: 'refund.given', details });
      }
      return { isNew, id: refundId };
    });
  const decision = { actions: DECISIONS, of: { id: Number(input.id) } };
  const { id, by } = await decideOnce({ ctx, decision, decide });
  return { id, status: 'refunded', by };
}
