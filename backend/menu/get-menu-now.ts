import { getSupplierRow, listTakenSlots, loadedArrivalOf, slotsFrom } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createSharedReads } from '@/backend/platform/live/share-reads';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import { hoursAt } from '@/lib/domain/branches/pauses';
import { PRODUCT_SELECT, type ProductRow, toProductCard } from './menu-rows';
import { DISH_VERSIONS, MENU_VERSION } from './menu-version';

/** Reads it in four queries, and one more where the branch counts what its slots hold. @throws not_found */
function readMenuNow({ ctx, id: asked }: { ctx: Context; id: string }): Promise<MenuNow> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const supplier = await getSupplierRow(sql, instanceId, asked);
    const { id: supplierId, settings } = supplier;
    const { now } = ctx;
    const [found] = await sql<{ version: string }>(MENU_VERSION, [instanceId, supplierId, now]);
    if (!found) throw new AppError('not_found');
    const from = slotsFrom({ at: now, timezone: settings.timezone });
    const taken = await listTakenSlots({ sql, instanceId, supplier, from });
    const rows = await sql<ProductRow>(`${PRODUCT_SELECT} and o.supplier_id = $2 order by o.id`, [
      instanceId,
      supplierId,
    ]);
    const versions = new Map(
      (await sql<{ id: number; version: string }>(DISH_VERSIONS, [instanceId, supplierId])).map(
        ({ id, version }) => [id, version],
      ),
    );
    return {
      version: found.version,
      arrival_minutes: loadedArrivalOf({ settings, now, taken }),
      opening_hours: hoursAt({ hours: settings, at: now }),
      products: rows.map((row) => {
        const { id, price, promo, available, has_required_options, options_least, options_vary } =
          toProductCard({ row, ctx });
        const card = { id, price, promo, available, has_required_options, options_least, options_vary };
        return { ...card, version: versions.get(id) ?? '' };
      }),
    };
  });
}

/** `GET /api/menu_now/{id}.json` (rule menu/live): those who ask at the same time share a read. @throws not_found */
export function createGetMenuNow() {
  const readTogether = createSharedReads<MenuNow>();
  return ({ ctx, input: { id } }: { ctx: Context; input: { id: string } }): Promise<MenuNow> =>
    readTogether(`${ctx.instance.id}:${id}:${ctx.lang}`, () => readMenuNow({ ctx, id }));
}
