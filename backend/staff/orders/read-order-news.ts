import type { Context } from '@/backend/context';
import { markNewsRead, readStaffNews } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import { nameInNews } from '@/backend/staff/name-doers';
import type { ReadNews } from '@/lib/contract/staff/calls';
import { lockKitchenOrder } from './lock-kitchen-order';

/**
 * `PUT /staff/orders/{id}/read.json`: what staff were shown leaves their list, what came meanwhile stays (rule staff/news).
 * @param input.through of the last news that they read
 * @throws not_found if the kitchen may not see it
 */
export async function readOrderNews({
  ctx,
  input: { id, through },
}: {
  ctx: Context;
  input: { id: string; through: number };
}): Promise<ReadNews> {
  const { order, news } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockKitchenOrder({ sql, ctx, purchaseId: id });
    const before = (await readStaffNews({ sql, ctx, ids: [held.id] })).get(held.id) ?? [];
    const read = before.filter((one) => one.id <= through);
    const last = read.at(-1);
    // News that no longer matter leave the list too.
    await markNewsRead({ sql, ctx, id: held.id, through: last?.id ?? 0 });
    if (last) {
      const details = { id: held.id, news: read.map(({ kind }) => kind) };
      await audit({ sql, ctx, action: 'order.news_read', details });
    }
    return { order: held, news: before.slice(read.length) };
  });
  ctx.publish({ id: order.id, supplierId: order.supplier_id });
  const [read] = await nameInNews({ ctx, told: [{ news }] });
  return { id: order.id, number: order.number, news: read?.news ?? [] };
}
