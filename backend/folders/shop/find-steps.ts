import type { Database } from '@/backend/platform/database/database';
import type { EditRefusal, ShopEdit } from '@/backend/stored/shop-port';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';

/** The steps of an edit: those that were sent, or those that take a change back. */
export async function findSteps({
  db,
  edit: { slug, steps },
}: {
  db: Database;
  edit: ShopEdit;
}): Promise<EditRefusal | { steps: readonly ShopPatch[] }> {
  if (!('undo' in steps)) return { steps };
  const [row] = await db.system((sql) =>
    sql<{ patches: ShopPatch[] | null; undone: boolean }>(
      `select c.patches, exists (
         select 1 from shop_changes u where u.instance_id = c.instance_id and u.undoes = c.id) as undone
       from shop_changes c join instances i on i.id = c.instance_id where i.slug = $1 and c.id = $2`,
      [slug, steps.undo],
    ),
  );
  if (!row) return { outcome: 'unknown' };
  if (row.undone) return { outcome: 'undone' };
  if (!row.patches) return { outcome: 'not_kept' };
  return { steps: invertPatches(row.patches) };
}
