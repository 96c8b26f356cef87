import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Amounts in minor units: of a piece, and what bundles take off the line. */
type FrozenLine = { id: number; unitMinor: number; offMinor: number; content: object };

/**
 * Lets the lines follow the menu no more: each keeps its price, and the names of product and choices
 * (rule orders/placing). @param lines of purchases that the caller has locked
 */
export async function freezeLines({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly FrozenLine[];
}): Promise<void> {
  await sql(
    `update purchase_lines l set unit_minor = frozen.unit_minor, off_minor = frozen.off_minor, content = frozen.content
     from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::jsonb[]) as frozen (id, unit_minor, off_minor, content)
     where l.instance_id = $1 and l.id = frozen.id`,
    [
      ctx.instance.id,
      lines.map(({ id }) => id),
      lines.map(({ unitMinor }) => unitMinor),
      lines.map(({ offMinor }) => offMinor),
      lines.map(({ content }) => JSON.stringify(content)),
    ],
  );
}

/** The lines of a purchase, which is a cart again, follow the menu again and hold no stock. The caller has locked it. */
export async function unfreezeLines({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<void> {
  await sql(
    'update purchase_lines set unit_minor = null, off_minor = 0, content = null, taken = 0 where instance_id = $1 and purchase_id = $2',
    [ctx.instance.id, purchaseId],
  );
}
