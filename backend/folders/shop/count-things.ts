import type { Database } from '@/backend/platform/database/database';

/** The size of a restaurant: its products, options, zones and tables, none counted further than `most`. */
export async function countThings({
  db,
  slug,
  most,
}: {
  db: Database;
  slug: string;
  most: number;
}): Promise<number> {
  const some = (table: string) =>
    `(select 1 from ${table} t where t.instance_id = i.id and t.removed_at is null limit ${most})`;
  const [row] = await db.lookUp<{ things: number }>(
    `select (select count(*)::int from (
       ${['products', 'options', 'zones', 'tables'].map(some).join(' union all ')}) as things) as things
     from instances i where i.slug = $1`,
    [slug],
  );
  return row?.things ?? 0;
}
