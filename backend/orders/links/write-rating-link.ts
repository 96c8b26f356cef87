import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken, holdDiner } from '@/backend/people';
import { findPurchase, type PurchaseRow } from '@/backend/purchases';
import { ratingEnd } from '@/lib/domain/feedback/rating';
import { orderRatingPath } from '@/lib/domain/tenant/screen-path';
import { ratingObstacleOf } from '../rating-rows';
import { readMoments } from '../read-moments';

/** An order as its owner may rate it, and why not: too early, too late, or rated. @throws not_found */
export async function readRatable({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number | string }): Promise<{
  purchase: PurchaseRow;
  obstacle: 'rating_early' | 'rating_over' | 'already_rated' | null;
}> {
  const purchase = await findPurchase({ sql, ctx, purchaseId });
  if (!purchase) throw new AppError('not_found');
  const moments = await readMoments({ sql, ctx, ids: [purchase.id] });
  const owner = { ...purchase, role: 'owner', member_number: null, is_payer: false } as const;
  const obstacle = ratingObstacleOf({ ctx, purchase: owner, moments });
  if (obstacle !== null) return { purchase, obstacle };
  const said = await sql(
    'select 1 from order_ratings where instance_id = $1 and purchase_id = $2 and profile_id = $3',
    [ctx.instance.id, purchase.id, purchase.profile_id],
  );
  return { purchase, obstacle: said.length > 0 ? 'already_rated' : null };
}

/** A link by which its owner's word is said (rule feedback/rating-link). The token stands in the address. @throws unauthorized where the owner was erased meanwhile */
export async function writeRatingLink({
  sql,
  ctx,
  purchase: { id: purchaseId, profile_id: profileId },
}: TenantSql & { purchase: Pick<PurchaseRow, 'id' | 'profile_id'> }): Promise<{
  url: string;
  expiresAt: Date;
}> {
  await holdDiner({ sql, ctx, profileId });
  const token = createToken();
  const expiresAt = ratingEnd(ctx.now);
  await sql(
    `insert into purchase_links (instance_id, purchase_id, token_hash, purpose, expires_at) values ($1, $2, $3, 'rate', $4)`,
    [ctx.instance.id, purchaseId, hashToken(token), expiresAt],
  );
  return { url: `${ctx.publicOrigin}${orderRatingPath({ id: purchaseId, token })}`, expiresAt };
}
