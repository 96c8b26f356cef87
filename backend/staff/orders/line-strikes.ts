import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countChange } from '@/backend/purchases';
import { audit, doerOf } from '@/backend/staff/audit';
import type { StruckLine } from '@/lib/contract/staff/board-calls';
import { lockKitchenOrder } from './lock-kitchen-order';

/** SQL for what the kitchen makes of a line `l`; it is another after each change of the line. */
const DISH = 'md5(jsonb_build_array(l.offer_id, l.count, l.choices, l.comment)::text)';

/** The lines that are struck as they are now: one that was changed since is to be made anew (rule staff/strikes). */
export async function readStruck({
  sql,
  ctx,
  lineIds,
}: TenantSql & { lineIds: readonly number[] }): Promise<ReadonlySet<number>> {
  const rows = await sql<{ line_id: number }>(
    `select s.line_id from line_strikes s
     join purchase_lines l on l.instance_id = s.instance_id and l.id = s.line_id and ${DISH} = s.dish
     where s.instance_id = $1 and s.line_id = any ($2::bigint[])`,
    [ctx.instance.id, lineIds],
  );
  return new Set(rows.map(({ line_id: id }) => id));
}

/** @returns whether it changed anything @throws not_found, conflict for a line that has another count than was seen */
async function setStrike({
  sql,
  ctx,
  purchaseId,
  lineId,
  struck,
  count,
}: TenantSql & {
  purchaseId: number;
  lineId: string;
  struck: boolean;
  count: number | undefined;
}): Promise<boolean> {
  const [line] = await sql<{ id: number; count: number; dish: string | null }>(
    `select l.id, l.count, ${DISH} as dish from purchase_lines l where l.instance_id = $1 and l.purchase_id = $2 and l.id = $3
       and (l.state is null or l.state <> 'void' and not (l.state = 'sent' and l.later and l.called_at is null))`,
    [ctx.instance.id, purchaseId, lineId],
  );
  if (!line) throw new AppError('not_found');
  if (struck && count !== undefined && count !== line.count) throw new AppError('conflict');
  const { keyId, personId } = doerOf(ctx);
  const changed = struck
    ? await sql(
        `insert into line_strikes as s (instance_id, line_id, dish, staff_key_id, staff_person_id, struck_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (instance_id, line_id) do update set dish = excluded.dish, staff_key_id = excluded.staff_key_id,
           staff_person_id = excluded.staff_person_id, struck_at = excluded.struck_at
           where s.dish <> excluded.dish returning 1`,
        [ctx.instance.id, line.id, line.dish, keyId, personId, ctx.now],
      )
    : await sql('delete from line_strikes where instance_id = $1 and line_id = $2 returning 1', [
        ctx.instance.id,
        line.id,
      ]);
  return changed.length > 0;
}

/**
 * `PUT /staff/orders/{id}/lines/{line}/struck.json`: says that a line is made, or is not. The same again changes nothing, so two
 * cooks may tap at once. Audited. @throws not_found if the kitchen may not see it, and for a line that waits to be called or was taken
 * off; conflict if the line has another count than was seen
 */
export async function strikeLine({
  ctx,
  input: { id: purchaseId, line: lineId, struck, count },
}: {
  ctx: Context;
  input: { id: string; line: string; struck: boolean; count?: number | undefined };
}): Promise<StruckLine> {
  const { order, hasChanged } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockKitchenOrder({ sql, ctx, purchaseId });
    const isNew = await setStrike({ sql, ctx, purchaseId: held.id, lineId, struck, count });
    if (isNew) {
      await countChange({ sql, ctx, purchaseId: held.id });
      const details = { id: held.id, line: Number(lineId) };
      await audit({ sql, ctx, action: struck ? 'order.line_struck' : 'order.line_unstruck', details });
    }
    return { order: held, hasChanged: isNew };
  });
  if (hasChanged) ctx.publish({ id: order.id, supplierId: order.supplier_id });
  return { id: order.id, line_id: Number(lineId), struck };
}
