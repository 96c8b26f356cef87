import type { Context } from '@/backend/context';

/** `GET /staff/coupon_uses.json`: coupons that can be used no longer are left out. */
export async function listCouponUses({
  ctx,
}: {
  ctx: Context;
}): Promise<{ coupons: { code: string; used: number }[] }> {
  const { id } = ctx.instance;
  const coupons = await ctx.db.statement<{ code: string; used: number }>(
    id,
    'select code, used from coupons where instance_id = $1 and removed_at is null order by code',
    [id],
  );
  return { coupons };
}
