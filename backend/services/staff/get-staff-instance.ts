import type { StaffInstance } from '@/lib/contract/calls/staff';
import type { Context } from '../../context';
import { getStaff } from './internal';

/** `GET /staff/instance.json`: the instance of the key and what the key may do. @throws unauthorized, forbidden */
export async function getStaffInstance({ ctx }: { ctx: Context }): Promise<StaffInstance> {
  const { scopes } = getStaff({ ctx, scope: 'instance:read' });
  const { id, slug, status } = ctx.instance;
  return { id, slug, status, scopes };
}
