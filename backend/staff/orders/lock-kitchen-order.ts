import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder } from '@/backend/orders';
import { staffOf } from '@/backend/staff/staff-actor';

/** An order that the kitchen may see: no deposit, and of a court the stalls, never their order. @throws not_found */
export async function lockKitchenOrder({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number | string }): ReturnType<typeof lockOrder> {
  const held = await lockOrder({ sql, ctx, purchaseId });
  if (held.released_at === null || held.service === 'book' || (staffOf(ctx) && held.is_split))
    throw new AppError('not_found');
  return held;
}
