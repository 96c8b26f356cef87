import type { Context } from '@/backend/context';
import { getDinerId, lockDiner } from '@/backend/people';
import { tableTopic } from '@/backend/platform/events/topic-events';
import { changeSeats, lockOwnAccounts } from '@/backend/purchases/members';
import type { TableVisit } from '@/lib/contract/table/calls';
import { visitEnd } from '@/lib/domain/table/table-visit';
import { loadVisit } from './load-visit';
import { moveCartsToSeat } from './move-carts-to-seat';

/**
 * `POST /on_table/open.json` (rule table/code): the newest code replaces the diner's table or room, and takes along what
 * was chosen for it. A diner who sits down elsewhere leaves their earlier account (rule table/joining).
 * @returns null for a code that nothing of the tenant has: guessed, renewed, of a table or room that is gone
 * @throws on_table_unavailable, room_unavailable where the branch serves none any more
 */
export async function openTable({
  ctx,
  input: { token },
}: {
  ctx: Context;
  input: { token: string };
}): Promise<TableVisit | null> {
  const opening = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    await lockDiner({ sql, ctx });
    const accountIds = await lockOwnAccounts({ sql, ctx });
    const opened = await sql(
      `insert into table_visits (instance_id, profile_id, table_id, code, expires_at)
       select instance_id, $2, id, code, $4 from tables
       where instance_id = $1 and code = $3 and active and removed_at is null
       on conflict (instance_id, profile_id)
         do update set table_id = excluded.table_id, code = excluded.code, expires_at = excluded.expires_at
       returning 1`,
      [ctx.instance.id, getDinerId(ctx), token, visitEnd(ctx.now)],
    );
    if (opened.length === 0) return null;
    await ctx.checkpoint('table-opened');
    const visit = await loadVisit({ sql, ctx });
    const { table, supplier } = visit;
    const changed = await changeSeats({ sql, ctx, accountIds, seatId: table.id });
    const left = await moveCartsToSeat({ sql, ctx, seat: { ...table, supplierId: supplier.id } });
    return { left, changed, visit };
  });
  if (opening === null) return null;
  const { left, changed, visit } = opening;
  for (const one of changed) ctx.publish(one);
  // Diners at both tables see the lines come or go.
  if (left.length > 0) for (const tableId of [...left, visit.table.id]) ctx.publish(tableTopic(tableId));
  return visit;
}
