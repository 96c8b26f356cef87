import type { PricedLine } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

type Frozen = Pick<PricedLine, 'id' | 'unitMinor' | 'offMinor' | 'content' | 'keptUntil'>;

/** As it stands in an order: at which price it was kept is known, and for how long is over (rule cart/kept-price). */
export const asOrdered = <L extends Frozen>(line: L): L => ({
  ...line,
  keptUntil: null,
  content: { ...line.content, ...(line.keptUntil && { isKept: true }) },
});

/** From now on they follow the menu no more (rule orders/placing). @param lines of purchases that the caller holds */
export function freezeLines({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly Frozen[];
}): Promise<unknown> {
  return sql(
    `update purchase_lines l set unit_minor = frozen.unit_minor, off_minor = frozen.off_minor, content = frozen.content
     from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::jsonb[]) as frozen (id, unit_minor, off_minor, content)
     where l.instance_id = $1 and l.id = frozen.id`,
    [
      ctx.instance.id,
      lines.map(({ id }) => id),
      lines.map(({ unitMinor }) => unitMinor),
      lines.map(({ offMinor }) => offMinor),
      lines.map((line) => JSON.stringify(asOrdered(line).content)),
    ],
  );
}
