import type { Context, TenantSql } from '@/backend/context';
import { readOpenMoves } from '@/backend/purchases/payments';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { findWaiting } from './find-waiting';
import { figuresOf, headOf, readLedgerBranch, toReport } from './report-answer';

/** The close before: its number, and when it was made; 0 and null before the first. */
export async function readLastClose({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<{ number: number; created_at: Date | null }> {
  const [last] = await sql<{ number: number; created_at: Date }>(
    `select number, created_at from money_closes where instance_id = $1 and supplier_id = $2
     order by number desc limit 1`,
    [ctx.instance.id, supplierId],
  );
  return last ?? { number: 0, created_at: null };
}

/** `GET /staff/money/reading.json`: the money since the last close, at any hour (rule staff/close). @throws not_found */
export async function getReading({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: number | string };
}): Promise<MoneyReading> {
  const read = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
    const own = { sql, ctx, supplierId: branch.supplierId };
    return {
      branch,
      rows: await readOpenMoves(own),
      last: await readLastClose(own),
      waiting: await findWaiting(own),
    };
  });
  const { report, days, isLate } = figuresOf({ ...read, now: ctx.now });
  return {
    ...headOf({ ctx, branch: read.branch }),
    ...{ days, is_late: isLate, report: await toReport({ ctx, report }) },
    since: read.last.created_at?.toISOString() ?? null,
    at: ctx.now.toISOString(),
    number: read.last.number + 1,
    waiting: read.waiting,
  };
}
