import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { extendHold } from '@/backend/purchases';
import { linkEnd } from '@/lib/domain/orders/order-links';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isTooOldToPay } from '@/lib/domain/payments/payable-day';
import { screenPath } from '@/lib/domain/tenant/screen-path';

type Linked = {
  id: number;
  supplier_id: number;
  number: number | null;
  status: OrderStatus;
  is_account: boolean;
  released_at: Date | null;
  placed_at: Date | null;
  slug: string;
};
export type WrittenLink = {
  id: number;
  supplierId: number;
  number: number | null;
  url: string;
  expiresAt: Date;
};

async function readLinked({
  sql,
  ctx,
  purchaseId,
  lock,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: string;
  lock: boolean;
}) {
  const [order] = await sql<Linked>(
    `select c.id, c.supplier_id, c.number, c.status, c.is_account, c.released_at, c.placed_at, s.slug
     from purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.instance_id = $1 and c.id = $2 ${lock ? 'for update of c' : ''}`,
    [ctx.instance.id, purchaseId],
  );
  if (!order) throw new AppError('not_found');
  return order;
}

/**
 * Writes a link to pay an order that waits for an online payment; the order waits as long as the link lives
 * (rule orders/links). The link of an account pays a share, whatever its age (rule payments/shares). The token is behind
 * the `#`, which no browser sends. @throws not_found, order_closed, purchase_expired
 */
export async function writeOrderLink({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: string;
}): Promise<WrittenLink> {
  const {
    id,
    supplier_id: supplierId,
    number,
    status,
    is_account: isAccount,
    released_at,
    placed_at,
    slug,
  } = await readLinked({ sql, ctx, purchaseId, lock: true });
  if (status !== 'in_progress' || placed_at === null || (released_at !== null && !isAccount))
    throw new AppError('order_closed');
  const placedAt = isAccount ? ctx.now : placed_at;
  if (isTooOldToPay({ placedAt, now: ctx.now })) throw new AppError('purchase_expired');
  const token = createToken();
  const expiresAt = linkEnd({ placedAt, now: ctx.now });
  await sql(
    'insert into purchase_links (instance_id, purchase_id, token_hash, expires_at) values ($1, $2, $3, $4)',
    [ctx.instance.id, id, hashToken(token), expiresAt],
  );
  await extendHold({ sql, ctx, purchaseId: id, until: expiresAt });
  const path = screenPath({ screen: '*/webcheckout/#', slug, id });
  return { id, supplierId, number, url: `${ctx.publicOrigin}${path}#token=${token}`, expiresAt };
}

/** Revokes all links; people who joined stay. @returns how many links were live @throws not_found */
export async function revokeOrderLinks({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: string;
}): Promise<number> {
  // A diner who joins locks the link before the order: to lock the order here first would let the two wait for each other.
  await readLinked({ sql, ctx, purchaseId, lock: false });
  const revoked = await sql(
    `update purchase_links set revoked_at = $3
     where instance_id = $1 and purchase_id = $2 and purpose = 'pay' and revoked_at is null and expires_at > $3
     returning 1`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
  return revoked.length;
}
