import type { SupplierRow } from '@/backend/branches';
import { openSince } from '@/lib/domain/branches/open-since';
import { resolveOpenState } from '@/lib/domain/branches/opening-hours';
import { ALARM_MINUTES } from '@/lib/domain/staff/alarms';
import { type AlarmsAsked, minutesAgo } from './alarm-rows';

export type BranchAlarm = { kind: 'unwatched' | 'unopened'; supplier_id: number; since: Date; count: number };

/** Since when nobody has had a board open while the branch was; null while it is closed or paused. */
function awaySince({
  ctx,
  row,
  seenAt,
}: Pick<AlarmsAsked, 'ctx'> & { row: SupplierRow; seenAt: Date | null }) {
  const { timezone, weekly, exceptions, pauses } = row.settings;
  const asked = { hours: { timezone, weekly, exceptions, pauses }, at: ctx.now };
  const opened = openSince(asked);
  if (opened === null || !resolveOpenState(asked).open) return null;
  return seenAt !== null && seenAt > opened ? seenAt : opened;
}

/**
 * Open branches whose orders nobody looks at, or has ever looked at (rule staff/alarms). A restaurant without people here works by a program or not at
 * all; a branch that only takes bookings has no board to watch.
 */
export async function findBranchAlarms({
  branchRows,
  sql,
  ctx,
}: Pick<AlarmsAsked, 'sql' | 'ctx'> & { branchRows: readonly SupplierRow[] }): Promise<BranchAlarm[]> {
  const seen = await sql<{ supplier_id: number; seen_at: Date | null }>(
    `select s.id as supplier_id, v.seen_at from suppliers s
     left join board_visits v on v.instance_id = s.instance_id and v.supplier_id = s.id
     where s.instance_id = $1 and exists (select 1 from staff_roles r where r.instance_id = s.instance_id)`,
    [ctx.instance.id],
  );
  const seenOf = new Map(seen.map((row) => [row.supplier_id, row.seen_at]));
  const late = minutesAgo({ ctx }, ALARM_MINUTES.unwatched);
  return branchRows.flatMap((row) => {
    const seenAt = seenOf.get(row.id);
    if (seenAt === undefined || row.services.every((service) => service === 'book')) return [];
    const since = awaySince({ ctx, row, seenAt });
    return since !== null && since <= late
      ? [
          {
            kind: seenAt === null ? ('unopened' as const) : ('unwatched' as const),
            supplier_id: row.id,
            since,
            count: 1,
          },
        ]
      : [];
  });
}
