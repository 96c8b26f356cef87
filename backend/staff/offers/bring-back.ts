import type { Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';

/** Offers of all tenants whose end has come (rule menu/sold-out). */
export const findOffersBack: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from supplier_products where back_at <= $1 order by back_at limit $2', [
    now,
    limit,
  ]);

/** Brings an offer back, as staff would. @returns false where staff changed it meanwhile, or another worker was first */
export async function bringOfferBack({ ctx, offerId }: { ctx: Context; offerId: number }): Promise<boolean> {
  const supplierId = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<{ supplier_id: number }>(
      `update supplier_products set available = true, back_at = null
       where instance_id = $1 and id = $2 and back_at <= $3 returning supplier_id`,
      [ctx.instance.id, offerId, ctx.now],
    );
    if (!row) return null;
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return row.supplier_id;
  });
  if (supplierId === null) return false;
  ctx.publish(menuTopic(supplierId));
  return true;
}

/** Options of all tenants whose end has come (rule menu/sold-out). */
export const findOptionsBack: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from sold_out_options where back_at <= $1 order by back_at limit $2', [
    now,
    limit,
  ]);

/** Brings an option back at its branch, as staff would. @returns false where staff changed it meanwhile, or another worker was first */
export async function bringOptionBack({ ctx, id }: { ctx: Context; id: number }): Promise<boolean> {
  const supplierId = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<{ supplier_id: number }>(
      'delete from sold_out_options where instance_id = $1 and id = $2 and back_at <= $3 returning supplier_id',
      [ctx.instance.id, id, ctx.now],
    );
    if (!row) return null;
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return row.supplier_id;
  });
  if (supplierId === null) return false;
  ctx.publish(menuTopic(supplierId));
  return true;
}
