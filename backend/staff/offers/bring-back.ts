import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';

/**
 * Publishes what comes back at a branch. @param take takes it back to the menu, where its end has come
 * @returns false where staff changed it meanwhile, or another worker was first
 */
async function bringBack({
  ctx,
  take,
}: {
  ctx: Context;
  take: (sql: Sql) => Promise<{ supplier_id: number }[]>;
}): Promise<boolean> {
  const { id: instanceId } = ctx.instance;
  const supplierId = await ctx.db.tenant(instanceId, async (sql) => {
    const [row] = await take(sql);
    if (!row) return null;
    await requestPublication({ sql, instanceId });
    return row.supplier_id;
  });
  if (supplierId === null) return false;
  ctx.publish(menuTopic(supplierId));
  return true;
}

/** Offers of all tenants whose end has come (rule menu/sold-out). */
export const findOffersBack: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from supplier_products where back_at <= $1 order by back_at limit $2', [
    now,
    limit,
  ]);

/** Brings an offer back, as staff would. @returns as `bringBack` */
export const bringOfferBack = ({ ctx, offerId }: { ctx: Context; offerId: number }): Promise<boolean> =>
  bringBack({
    ctx,
    take: (sql) =>
      sql<{ supplier_id: number }>(
        `update supplier_products set available = true, back_at = null
         where instance_id = $1 and id = $2 and back_at <= $3 returning supplier_id`,
        [ctx.instance.id, offerId, ctx.now],
      ),
  });

/** Options of all tenants whose end has come (rule menu/sold-out). */
export const findOptionsBack: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from sold_out_options where back_at <= $1 order by back_at limit $2', [
    now,
    limit,
  ]);

/** Brings an option back at its branch, as staff would. @returns as `bringBack` */
export const bringOptionBack = ({ ctx, id }: { ctx: Context; id: number }): Promise<boolean> =>
  bringBack({
    ctx,
    take: (sql) =>
      sql<{ supplier_id: number }>(
        'delete from sold_out_options where instance_id = $1 and id = $2 and back_at <= $3 returning supplier_id',
        [ctx.instance.id, id, ctx.now],
      ),
  });
