import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken, holdDiner } from '@/backend/people';
import { assertLink, findPurchase, getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import type { OrderStanding, StatusLink } from '@/lib/contract/orders/status-links';
import { isToldAbout, statusLinkEnd } from '@/lib/domain/orders/status-link';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { toArrival } from '../load-order';
import { readAtOnce } from '../read-at-once';
import { readMoments } from '../read-moments';
import { toTimeline } from '../stalls/stall-rows';
import { findRole } from './link-rows';

/** The token is behind the `#`, which no browser sends. @throws unauthorized where its owner was erased meanwhile */
export async function writeStatusLink({
  sql,
  ctx,
  purchase: { id, profile_id: profileId, supplier },
}: TenantSql & { purchase: Pick<PurchaseRow, 'id' | 'profile_id' | 'supplier'> }): Promise<string> {
  await holdDiner({ sql, ctx, profileId });
  await ctx.checkpoint('link-before-write');
  const token = createToken();
  await sql(
    `insert into purchase_links (instance_id, purchase_id, token_hash, purpose, expires_at) values ($1, $2, $3, 'status', $4)`,
    [ctx.instance.id, id, hashToken(token), statusLinkEnd(ctx.now)],
  );
  const path = screenPath({ screen: '*/order/#', slug: supplier.slug, id });
  return `${ctx.publicOrigin}${path}#token=${token}`;
}

/** `POST /orders/{id}/status_links.json`, its owner alone (rule orders/status-link). @throws unauthorized, not_found, owner_only, order_closed */
export function shareStatus({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<StatusLink> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    if (!isToldAbout(purchase)) throw new AppError('order_closed');
    return { url: await writeStatusLink({ sql, ctx, purchase }) };
  });
}

/** `POST /orders/{id}/status_link.json`; a member needs no token (rule orders/status-link). @throws not_found, link_expired, order_closed */
export function openStatus({
  ctx,
  input: { id: purchaseId, token },
}: {
  ctx: Context;
  input: { id: string; token: string };
}): Promise<OrderStanding> {
  return readAtOnce(ctx, async (sql) => {
    const role = await findRole({ sql, ctx, purchaseId });
    if (role === null) await assertLink({ sql, ctx, purchaseId, token, purpose: 'status' });
    const purchase = await findPurchase({ sql, ctx, purchaseId });
    if (!purchase) throw new AppError('not_found');
    if (role !== 'owner' && !isToldAbout(purchase)) throw new AppError('order_closed');
    const { id, number, bck_purchase_id, supplier, service, subservice, status } = purchase;
    return {
      ...{ number, bck_purchase_id, service, subservice, status, role },
      supplier: { name: supplier.settings.name },
      arrival: toArrival(purchase),
      timeline: toTimeline(await readMoments({ sql, ctx, ids: [id] }), id),
    };
  });
}
