import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { moveCarts } from '@/backend/purchases';
import { seatKindOf } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Service, Subservice } from '@/lib/domain/branches/services';
import type { TableKind } from '@/lib/domain/table/table-visit';

type CartRow = {
  id: number;
  supplier_id: number;
  table_id: number | null;
  service: Service;
  subservice: Subservice | null;
  on_table_class: string | null;
};

const listCarts = ({ sql, ctx }: { sql: Sql; ctx: Context }) =>
  sql<CartRow>(
    `select c.id, c.supplier_id, c.table_id, c.service, c.subservice, s.on_table_class
     from purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.instance_id = $1 and c.profile_id = $2 and c.status = 'cart' and c.service = 'on_table'
     order by c.id for update of c`,
    [ctx.instance.id, getDinerId(ctx)],
  );

/**
 * Moves the diner's carts of a table or a room to the one that was opened now; those of another branch have none until
 * a table of its own is opened again. The visit is written before. @returns the tables and rooms that it left
 */
export async function moveCartsToSeat({
  sql,
  ctx,
  seat,
}: {
  sql: Sql;
  ctx: Context;
  seat: { id: number; kind: TableKind; supplierId: number };
}): Promise<number[]> {
  const moving = (await listCarts({ sql, ctx })).flatMap(({ id, table_id: before, ...cart }) => {
    const kind = seatKindOf({ service: toServiceChoice(cart), onTableClass: cart.on_table_class });
    const now = kind === seat.kind && cart.supplier_id === seat.supplierId ? seat.id : null;
    return now === before ? [] : [{ id, before, seatId: now }];
  });
  if (moving.length === 0) return [];
  await moveCarts({ sql, ctx, carts: moving });
  return moving.flatMap(({ before }) => before ?? []);
}
