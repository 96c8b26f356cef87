import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** A purchase that the caller has locked. */
type Work = { sql: Sql; ctx: Context; purchaseId: number };

/**
 * Lets a purchase that waits for its payment wait at least until then, and counts the change; any other purchase stays
 * as it is.
 * @param until null: as long as before @param longestMs after it was placed at the most; null: without a limit
 */
export async function extendHold({
  sql,
  ctx,
  purchaseId,
  until,
  longestMs = null,
}: Work & { until: Date | null; longestMs?: number | null }): Promise<void> {
  await sql(
    `update purchases set version = version + 1, updated_at = $4,
       hold_until = greatest(hold_until, least($3::timestamptz, placed_at + $5 * interval '1 millisecond'))
     where instance_id = $1 and id = $2 and hold_until is not null`,
    [ctx.instance.id, purchaseId, until, ctx.now, until && longestMs],
  );
}
