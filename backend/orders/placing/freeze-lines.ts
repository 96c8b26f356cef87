import type { PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** From now on they follow the menu no more (rule orders/placing). @param lines of purchases that the caller holds */
export function freezeLines({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly Pick<PricedLine, 'id' | 'unitMinor' | 'content'>[];
}): Promise<unknown> {
  return sql(
    `update purchase_lines l set unit_minor = frozen.unit_minor, content = frozen.content
     from unnest($2::bigint[], $3::bigint[], $4::jsonb[]) as frozen (id, unit_minor, content)
     where l.instance_id = $1 and l.id = frozen.id`,
    [
      ctx.instance.id,
      lines.map(({ id }) => id),
      lines.map(({ unitMinor }) => unitMinor),
      lines.map(({ content }) => JSON.stringify(content)),
    ],
  );
}
