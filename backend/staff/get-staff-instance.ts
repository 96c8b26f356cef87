import type { Context } from '@/backend/context';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import { getStaff } from './staff-actor';

/** `GET /staff/instance.json`. @throws unauthorized, forbidden */
export async function getStaffInstance({ ctx }: { ctx: Context }): Promise<StaffInstance> {
  const { scopes } = getStaff({ ctx, scope: 'instance:read' });
  const { id, slug, status } = ctx.instance;
  return { id, slug, status, scopes };
}
