import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { SearchLog } from '@/lib/contract/delivery/places';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';

/** Google's terms allow no longer (rule delivery/place-log). */
const KEPT_MS = 30 * 86_400_000;
/** Rows that one turn forgets, so that it stays short. */
const FORGOTTEN = 500;

/** `POST /api/search_google_logs.json`: of nobody. */
export async function logPlaceSearch({
  ctx,
  input,
}: {
  ctx: Context;
  input: SearchLog;
}): Promise<{ id: number }> {
  const { id } = ctx.instance;
  const { query, place_id, formatted_address, lat, lon } = maskCardNumbers(input.search_google_log);
  return ctx.db.tenant(id, async (sql) => {
    const [row] = await sql<{ id: number }>(
      `insert into place_searches (instance_id, query, place_id, formatted_address, latitude, longitude, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [id, query, place_id, formatted_address, lat, lon, ctx.now],
    );
    if (!row) throw new Error('a search was not written');
    return row;
  });
}

/** Deletes the old searches of all tenants, a limited number a call. @returns how many */
export async function forgetOldSearches({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const gone = await sql(
    `delete from place_searches where (instance_id, id) in (
       select instance_id, id from place_searches where created_at < $1 order by created_at limit ${FORGOTTEN}) returning 1`,
    [new Date(now.getTime() - KEPT_MS)],
  );
  return gone.length;
}
