import type { Context } from '@/backend/context';
import { readMovesOf, toReportMove } from '@/backend/purchases/payments';
import type { DayMoney } from '@/lib/contract/staff/day/ledger-calls';
import { businessDayOf, businessDaySpan } from '@/lib/domain/branches/business-day';
import { reportOf } from '@/lib/domain/money/day-report';
import { headOf, readLedgerBranch, toReport } from './report-answer';

/** `GET /staff/money.json`: the money of one business day, whatever closes it is of (rule staff/close). @throws not_found */
export async function getDayMoney({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplierId: string; date: string | undefined };
}): Promise<DayMoney> {
  const { branch, date, today, span, rows } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await readLedgerBranch({ sql, ctx, supplierId: input.supplierId });
    const today = businessDayOf({ at: ctx.now, ...branch });
    const date = input.date ?? today;
    const span = businessDaySpan({ date, ...branch });
    const rows = await readMovesOf({ sql, ctx, supplierId: branch.supplierId, span });
    return { branch, date, today, span, rows };
  });
  return {
    ...headOf({ ctx, branch }),
    ...{ date, today, span: { from: span.from.toISOString(), to: span.to.toISOString() } },
    report: await toReport({ ctx, report: reportOf(rows.map(toReportMove)) }),
  };
}
