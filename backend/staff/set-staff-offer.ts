import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import type { StaffOffer } from '@/lib/contract/staff/calls';
import { audit } from './audit';

/**
 * `PUT /staff/products/{id}.json`: fields left out stay, open menus are updated (rule menu/live).
 * @throws not_found
 */
export async function setStaffOffer({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; available?: boolean | undefined; stock?: number | null | undefined };
}): Promise<StaffOffer> {
  const { id, available, stock } = input;
  const { supplier_id: supplierId, ...changed } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<StaffOffer & { supplier_id: number }>(
      `update supplier_products set available = coalesce($3, available), stock = case when $4 then $5::int else stock end
       where instance_id = $1 and id = $2 and removed_at is null returning id, available, stock, supplier_id`,
      [ctx.instance.id, id, available ?? null, stock !== undefined, stock ?? null],
    );
    if (!row) throw new AppError('not_found');
    const { supplier_id: _branch, ...offer } = row;
    await audit({ sql, ctx, action: 'product.offer', details: offer });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return row;
  });
  ctx.publish(menuTopic(supplierId));
  return changed;
}
