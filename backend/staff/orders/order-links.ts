import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { readRatable, revokeOrderLinks, writeOrderLink, writeRatingLink } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { audit } from '@/backend/staff/audit';
import type { OrderLink, RevokedLinks } from '@/lib/contract/staff/link-calls';
import type { ActionKind } from '@/lib/domain/staff/history';

type Input = { ctx: Context; input: { id: string } };

/** Records the action, never with the token. */
async function noteLink({
  sql,
  ctx,
  action,
  id,
}: {
  sql: Sql;
  ctx: Context;
  action: ActionKind;
  id: string;
}) {
  await audit({ sql, ctx, action, details: { id: Number(id) } });
}

/** (rule orders/links) @throws not_found, order_closed, purchase_expired */
export async function createOrderLink({ ctx, input: { id } }: Input): Promise<OrderLink> {
  const link = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const written = await writeOrderLink({ sql, ctx, purchaseId: id });
    await noteLink({ sql, ctx, action: 'link.created', id });
    return written;
  });
  ctx.publish(link);
  return { id: link.id, number: link.number, url: link.url, expires_at: link.expiresAt.toISOString() };
}

/** Revokes all links of an order. @throws not_found */
export function deleteOrderLinks({ ctx, input: { id } }: Input): Promise<RevokedLinks> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const revoked = await revokeOrderLinks({ sql, ctx, purchaseId: id });
    if (revoked > 0) await noteLink({ sql, ctx, action: 'link.revoked', id });
    return { id: Number(id), revoked };
  });
}

/**
 * A link for who ordered, to be sent as the branch talks to them (rule feedback/rating-link).
 * @throws unauthorized, also where who ordered was erased meanwhile, forbidden, not_found, rating_early, rating_over, already_rated
 */
export function createRatingLink({ ctx, input: { id } }: Input): Promise<OrderLink> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { purchase, obstacle } = await readRatable({ sql, ctx, purchaseId: id });
    if (obstacle !== null) throw new AppError(obstacle);
    const { url, expiresAt } = await writeRatingLink({ sql, ctx, purchase });
    await noteLink({ sql, ctx, action: 'rating_link.created', id });
    return { id: purchase.id, number: purchase.number, url, expires_at: expiresAt.toISOString() };
  });
}
