import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import type { StaffOffer } from '@/lib/contract/staff/calls';
import { audit } from './audit';
import { getStaff } from './staff-actor';

/** `PUT /staff/products/{id}.json`; what is left out stays. @throws unauthorized, forbidden, not_found */
export function setStaffOffer({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; available?: boolean | undefined; stock?: number | null | undefined };
}): Promise<StaffOffer> {
  const { keyId } = getStaff({ ctx, scope: 'menu:write' });
  const { id, available, stock } = input;
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [offer] = await sql<StaffOffer>(
      `update supplier_products set available = coalesce($3, available), stock = case when $4 then $5::int else stock end
       where instance_id = $1 and id = $2 and removed_at is null returning id, available, stock`,
      [ctx.instance.id, id, available ?? null, stock !== undefined, stock ?? null],
    );
    if (!offer) throw new AppError('not_found');
    await audit({ sql, ctx, keyId, action: 'product.offer', details: offer });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return offer;
  });
}
