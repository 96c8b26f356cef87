import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countOrders, countReached } from '@/backend/visit';
import type { StaffNumbers } from '@/lib/contract/staff/number-calls';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { resolveDays, toFunnel } from '@/lib/domain/visit/funnel';
import { getStaffOrOperator } from './staff-actor';

const NO_ZONE = 'UTC';

/**
 * `GET /staff/numbers.json` (rule visit/numbers), by the days of the tenant's first branch.
 * @throws unauthorized, forbidden, invalid_input for days the wrong way round or too many
 */
export function countVisits({
  ctx,
  input,
}: {
  ctx: Context;
  input: { from: string | undefined; to: string | undefined };
}): Promise<StaffNumbers> {
  getStaffOrOperator({ ctx, scope: 'orders:read' });
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [branch] = await sql<{ timezone: string | null }>(
      `select settings ->> 'timezone' as timezone from suppliers where instance_id = $1
       order by removed_at is not null, id limit 1`,
      [instanceId],
    );
    const timezone = branch?.timezone ?? NO_ZONE;
    const days = resolveDays({ ...input, today: localMoment({ at: ctx.now, timezone }).date });
    if (!days) throw new AppError('invalid_input', { fields: { from: 'range' } });
    const beginOf = (date: string) => toInstant({ date, minute: 0, timezone }).at;
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
