import type { TenantSql } from '@/backend/context';
import type { StoredBranch } from '@/backend/stored/stored-branch';
import { DAY_BEGINS } from '@/lib/domain/branches/business-day';
import type { RoleBranches } from '@/lib/domain/staff/branches';

export type DayClock = { timezone: string; dayBegins: string };

/** The clock by which days of these branches are told: that of the first one, or of the tenant's first where there are none (rule branches/business-day). */
export async function readDayClock({
  sql,
  ctx,
  branches,
}: TenantSql & { branches: RoleBranches }): Promise<DayClock> {
  const [branch] = await sql<{ settings: Pick<StoredBranch, 'timezone' | 'dayBegins'> }>(
    `select settings from suppliers where instance_id = $1
     order by $2::bigint[] is not null and id = any ($2) desc, removed_at is not null, id limit 1`,
    [ctx.instance.id, branches],
  );
  const { timezone = 'UTC', dayBegins = DAY_BEGINS } = branch?.settings ?? {};
  return { timezone, dayBegins };
}
