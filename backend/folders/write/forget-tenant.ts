import type { Database } from '@/backend/platform/database/database';
import { createSlices } from './slices';

/** Each table stands after those that refer to it. */
const TABLES = [
  'guests',
  'tables',
  'coupons',
  'popups',
  'zones',
  'supplier_products',
  'options',
  'option_groups',
  'products',
  'categories',
  'suppliers',
  'cities',
] as const;

/** Asked in each statement, because the tenant may have got a domain meanwhile. */
const UNREACHABLE = 'not exists (select 1 from instance_domains d where d.instance_id = $1)';

/** Deletes a tenant without a domain, in short transactions. */
export async function forgetTenant({ db, instanceId }: { db: Database; instanceId: number }): Promise<void> {
  const inSlices = createSlices();
  const removeAll = async ({ table, key, order }: { table: string; key: string; order: string }) => {
    const rows = await db.system((sql) =>
      sql<{ key: unknown }>(
        `select ${key} as key from ${table} where instance_id = $1 group by ${key} order by ${order}`,
        [instanceId],
      ),
    );
    await inSlices(rows, async (slice) => {
      const keys = slice.map((row) => row.key);
      await db.system((sql) =>
        sql(`delete from ${table} where instance_id = $1 and ${key} = any($2) and ${UNREACHABLE}`, [
          instanceId,
          keys,
        ]),
      );
    });
  };
  for (const table of TABLES)
    await removeAll({ table, key: 'id', order: table === 'categories' ? 'min(parent_id) nulls last' : 'id' });
  await removeAll({ table: 'pictures', key: 'hash', order: 'hash' });
  await db.system((sql) => sql(`delete from instances where id = $1 and ${UNREACHABLE}`, [instanceId]));
}
