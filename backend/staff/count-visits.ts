import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countOrders, countReached } from '@/backend/visit';
import type { StaffNumbers } from '@/lib/contract/staff/number-calls';
import { dayBegins, openDayAt } from '@/lib/domain/branches/night';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { resolveDays, toFunnel } from '@/lib/domain/visit/funnel';

const NEVER_OPEN: OpeningHours = { timezone: 'UTC', weekly: [], exceptions: [] };

/**
 * `GET /staff/numbers.json` (rule visit/numbers), by the days of the tenant's first branch, each with its night. A visit is the
 * tenant's and may see several branches, so no row of it knows one; and orders are counted over the same hours as the visits
 * that they are compared with.
 * @throws invalid_input for days the wrong way round or too many
 */
export function countVisits({
  ctx,
  input,
}: {
  ctx: Context;
  input: { from: string | undefined; to: string | undefined };
}): Promise<StaffNumbers> {
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [branch] = await sql<{ settings: OpeningHours }>(
      'select settings from suppliers where instance_id = $1 order by removed_at is not null, id limit 1',
      [instanceId],
    );
    const hours = branch?.settings ?? NEVER_OPEN;
    const { timezone } = hours;
    const days = resolveDays({ ...input, today: openDayAt({ hours, at: ctx.now }) });
    if (!days) throw new AppError('invalid_input', { fields: { from: 'range' } });
    const beginOf = (date: string) => toInstant({ date, minute: dayBegins({ hours, date }), timezone }).at;
    const range = { sql, instanceId, from: beginOf(days.from), end: beginOf(days.end) };
    const { all, sources } = toFunnel(await countReached(range));
    return {
      from: days.from,
      to: days.to,
      timezone,
      visits: all,
      sources,
      orders: await countOrders(range),
    };
  });
}
