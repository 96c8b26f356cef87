import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { MemberRole } from '@/lib/domain/orders/members';

type Asked = { sql: Sql; ctx: Context; purchaseId: string };

/** What the caller is to a purchase; null for a stranger. */
export async function findRole({ sql, ctx, purchaseId }: Asked): Promise<MemberRole | null> {
  const [member] = await sql<{ role: MemberRole }>(
    'select role from purchase_members where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, purchaseId, getDinerId(ctx)],
  );
  return member?.role ?? null;
}

/**
 * @param lock until the transaction ends, so that no link is revoked while it lets somebody in
 * @throws not_found for a token that the order never had, link_expired also for a revoked one
 */
export async function assertLink({
  sql,
  ctx,
  purchaseId,
  token,
  lock = false,
}: Asked & { token: string; lock?: boolean }): Promise<void> {
  const [link] = await sql<{ is_over: boolean }>(
    `select (coalesce(revoked_at, expires_at) <= $4) is true as is_over from purchase_links
     where instance_id = $1 and purchase_id = $2 and token_hash = $3 ${lock ? 'for update' : ''}`,
    [ctx.instance.id, purchaseId, hashToken(token), ctx.now],
  );
  if (!link) throw new AppError('not_found');
  if (link.is_over) throw new AppError('link_expired');
}
