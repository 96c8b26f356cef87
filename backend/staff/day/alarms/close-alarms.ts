import type { SupplierRow } from '@/backend/branches';
import {
  businessDayOf,
  businessDaySpan,
  businessDaysIn,
  DAY_BEGINS,
} from '@/lib/domain/branches/business-day';
import type { AlarmsAsked } from './alarm-rows';

export type CloseAlarm = { kind: 'unclosed'; supplier_id: number; since: Date; count: number };

/**
 * Business days before this one whose money is in no close, of branches that close. A branch that never did counts its money
 * elsewhere, or not at all. @returns `count`: days
 */
export async function findCloseAlarms({
  branchRows,
  sql,
  ctx,
}: Pick<AlarmsAsked, 'sql' | 'ctx'> & { branchRows: readonly SupplierRow[] }): Promise<CloseAlarm[]> {
  const rows = await sql<{ supplier_id: number; since: Date | null }>(
    `select m.supplier_id, min(m.created_at) as since from money_moves m
     where m.instance_id = $1 and m.close_number is null and exists (
       select 1 from money_closes d where d.instance_id = m.instance_id and d.supplier_id = m.supplier_id)
     group by m.supplier_id`,
    [ctx.instance.id],
  );
  const sinceOf = new Map(rows.map(({ supplier_id: id, since }) => [id, since]));
  return branchRows.flatMap(({ id, settings }) => {
    const since = sinceOf.get(id) ?? null;
    const { timezone, dayBegins = DAY_BEGINS } = settings;
    const clock = { timezone, dayBegins };
    const { from: today } = businessDaySpan({ date: businessDayOf({ at: ctx.now, ...clock }), ...clock });
    if (since === null || since >= today) return [];
    const days = businessDaysIn({ from: since, to: today, ...clock });
    return [{ kind: 'unclosed' as const, supplier_id: id, since, count: days.length }];
  });
}
