import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';

/**
 * @param purpose to pay an order, to add to a cart, to rate, to see how it stands, or to come back from a bank: no link serves for another
 * @param lock until the transaction ends, so that no link is revoked while it lets somebody in
 * @throws not_found for a token that the purchase never had, link_expired also for a revoked one
 */
export async function assertLink({
  sql,
  ctx,
  purchaseId,
  token,
  purpose,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  token: string;
  purpose: 'pay' | 'group' | 'rate' | 'status' | 'return';
  lock?: boolean;
}): Promise<void> {
  const [link] = await sql<{ is_over: boolean }>(
    `select (coalesce(revoked_at, expires_at) <= $4) is true as is_over from purchase_links
     where instance_id = $1 and purchase_id = $2 and token_hash = $3 and purpose = $5 ${lock ? 'for update' : ''}`,
    [ctx.instance.id, purchaseId, hashToken(token), ctx.now, purpose],
  );
  if (!link) throw new AppError('not_found');
  if (link.is_over) throw new AppError('link_expired');
}
