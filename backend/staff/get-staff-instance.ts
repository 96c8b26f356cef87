import type { Context } from '@/backend/context';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import { STAFF_SCOPES } from '@/lib/domain/staff/scopes';
import { staffOf } from './staff-actor';

/** `GET /staff/instance.json`. */
export async function getStaffInstance({ ctx }: { ctx: Context }): Promise<StaffInstance> {
  const scopes = staffOf(ctx)?.scopes ?? STAFF_SCOPES;
  const { id, slug, status, country, currency } = ctx.instance;
  const branches = await ctx.db.statement<StaffInstance['branches'][number]>(
    id,
    `select id, slug, coalesce(settings ->> 'name', slug) as name, coalesce(settings ->> 'timezone', 'UTC') as timezone
     from suppliers where instance_id = $1 and removed_at is null order by position, id`,
    [id],
  );
  return { id, slug, status, scopes: [...scopes], country, currency, branches };
}
