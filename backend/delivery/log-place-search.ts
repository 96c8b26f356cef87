import type { Context } from '@/backend/context';
import type { SearchLog } from '@/lib/contract/delivery/places';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';

/** As long as Google lets what it found be kept (rule delivery/place-log). */
const KEPT = '30 days';

/** `POST /api/search_google_logs.json`: of nobody. What is too old goes with the next one. */
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
    await sql(
      `delete from place_searches where instance_id = $1 and created_at < $2::timestamptz - $3::interval`,
      [id, ctx.now, KEPT],
    );
    const [row] = await sql<{ id: number }>(
      `insert into place_searches (instance_id, query, place_id, formatted_address, latitude, longitude, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [id, query, place_id, formatted_address, lat, lon, ctx.now],
    );
    if (!row) throw new Error('a search was not written');
    return row;
  });
}
