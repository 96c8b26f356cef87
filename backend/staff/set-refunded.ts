import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, recordEvent } from '@/backend/orders';
import type { Refunded } from '@/lib/contract/staff/calls';
import { audit } from './audit';
import { getStaff } from './staff-actor';

/** A person gave the money back; a second call changes nothing. @throws unauthorized, forbidden, not_found */
export async function setRefunded({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<Refunded> {
  const { keyId } = getStaff({ ctx, scope: 'orders:write' });
  const own = [ctx.instance.id, input.id];
  const { payment_id, purchaseId } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [found] = await sql<{ id: number; purchase_id: number }>(
      `select id, purchase_id from payments where instance_id = $1 and id = $2 and status in ('refund_due', 'refunded')`,
      own,
    );
    if (!found) throw new AppError('not_found');
    const { id, purchase_id: purchaseId } = found;
    // The order is locked first, as everywhere.
    await lockOrder({ sql, ctx, purchaseId });
    const [changed] = await sql<{ id: number }>(
      `update payments set status = 'refunded', check_at = null
       where instance_id = $1 and id = $2 and status = 'refund_due' returning id`,
      own,
    );
    if (changed) {
      await recordEvent({ sql, ctx, purchaseId, kind: 'payment', value: 'refunded' });
      await audit({ sql, ctx, keyId, action: 'payment.refunded', details: { id, purchase: purchaseId } });
    }
    return { payment_id: id, purchaseId };
  });
  ctx.announce(purchaseId);
  return { payment_id, status: 'refunded' };
}
