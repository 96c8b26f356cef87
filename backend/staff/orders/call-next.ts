import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countChange, setFirst } from '@/backend/purchases';
import { advanceLines, callLines, hasDueLines, uncallLines } from '@/backend/purchases/lines';
import { audit } from '@/backend/staff/audit';
import type { AdvancedLines, CalledLines } from '@/lib/contract/staff/board-calls';
import { lockKitchenOrder } from './lock-kitchen-order';

type Changed = { sql: Parameters<typeof audit>[0]['sql']; account: { id: number } };

/** One change of the lines of a table's account; nothing is told where none changed. @throws not_found */
async function changeLines({
  ctx,
  purchaseId,
  change,
}: {
  ctx: Context;
  purchaseId: string;
  /** @returns the lines that it changed, after it wrote them down */
  change: (work: Changed) => Promise<number[]>;
}): Promise<{ id: number; lines: number[] }> {
  const { order, lines } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockKitchenOrder({ sql, ctx, purchaseId });
    if (!held.is_account || held.status === 'cancelled') throw new AppError('not_found');
    const changed = await change({ sql, account: held });
    if (changed.length > 0) await countChange({ sql, ctx, purchaseId: held.id });
    return { order: held, lines: changed };
  });
  const { id, supplier_id: supplierId, seat } = order;
  if (lines.length > 0) ctx.publish({ id, supplierId, tableId: seat?.id ?? null });
  return { id, lines };
}

/**
 * `PUT /staff/orders/{id}/called.json`: lines that wait are to be made now, or those that nobody has begun wait again
 * (rule table/courses). Of two who call at once one does. Audited. @throws not_found for what is no table's account
 */
export function putCalled({
  ctx,
  input: { id: purchaseId, called },
}: {
  ctx: Context;
  input: { id: string; called: boolean };
}): Promise<CalledLines> {
  return changeLines({
    ctx,
    purchaseId,
    async change({ sql, account }) {
      const lines = await (called ? callLines : uncallLines)({ sql, ctx, account });
      const action = called ? 'account.called' : 'account.uncalled';
      if (lines.length > 0) await audit({ sql, ctx, action, details: { id: account.id, lines } });
      return lines;
    },
  });
}

/**
 * `PUT /staff/orders/{id}/lines.json`: the kitchen has begun these lines of a table's account, or has served them (rule staff/rounds).
 * Those that are further, wait or were taken off meanwhile stay as they are. Audited. @throws not_found for what is no table's account
 */
export function putLines({
  ctx,
  input: { id: purchaseId, lines: lineIds, state },
}: {
  ctx: Context;
  input: { id: string; lines: readonly number[]; state: 'preparation' | 'served' };
}): Promise<AdvancedLines> {
  return changeLines({
    ctx,
    purchaseId,
    async change({ sql, account }) {
      const lines = await advanceLines({ sql, ctx, account, lineIds, state });
      if (lines.length === 0) return lines;
      await audit({ sql, ctx, action: 'account.lines', details: { id: account.id, lines, state } });
      // Another round of the table is first only where somebody says so again (rule staff/first).
      if (!(await hasDueLines({ sql, ctx, account })))
        await setFirst({ sql, ctx, purchaseId: account.id, first: false });
      return lines;
    },
  });
}
