import type { Database, Row, Sql } from '@/backend/platform/database/database';

/** As many rows as the embedded engine reads in a few milliseconds, in which others wait. */
const PAGE = 500;

/** Each statement in a transaction of its own: the caller has locked the tenant, or asks afterwards whether it has changed. */
export const inTurns =
  (db: Database): Sql =>
  async <R extends Row>(text: string, values?: readonly unknown[]) => {
    const rows: Row[] = await db.system((sql) => sql(text, values));
    return rows as R[];
  };

/**
 * Reads the rows of a tenant by their ids, some at a time.
 * @param text takes the instance as `$1` and gives the rows whose `id` is larger than `$2`, without an order
 */
export async function readPages<R extends Row & { id: number }>({
  sql,
  instanceId,
  text,
  size = PAGE,
}: {
  sql: Sql;
  instanceId: number;
  text: string;
  size?: number;
}): Promise<R[]> {
  const all: R[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const rows: Row[] = await sql(`${text} order by id limit ${size}`, [instanceId, after]);
    all.push(...(rows as R[]));
    after = rows.length < size ? null : (all.at(-1)?.id ?? null);
  }
  return all;
}

export const byPosition = (one: { position: number }, other: { position: number }) =>
  one.position - other.position;
