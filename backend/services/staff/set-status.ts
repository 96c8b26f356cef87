import type { StaffStatus } from '@/lib/contract/calls/staff';
import type { Context } from '../../context';
import { requestPublication } from '../../db/request-publication';
import { AppError } from '../../errors';
import { getStaff } from './internal';

/**
 * `PUT /staff/instance/status.json`: locks or unlocks the instance and writes down which key did it,
 * in one transaction; asking for what already is writes nothing. @throws unauthorized, forbidden
 */
export async function setStatus({
  ctx,
  input,
}: {
  ctx: Context;
  input: { status: 'active' | 'locked' };
}): Promise<StaffStatus> {
  const { keyId } = getStaff({ ctx, scope: 'instance:lock' });
  const { id, slug } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const [before] = await sql<{ status: string }>('select status from instances where id = $1 for update', [
      id,
    ]);
    if (!before) throw new AppError('unknown_instance');
    if (before.status !== input.status) {
      await sql('update instances set status = $2 where id = $1', [id, input.status]);
      await sql(
        `insert into staff_actions (instance_id, staff_key_id, action, details, created_at)
         values ($1, $2, 'instance.status', $3, $4)`,
        [id, keyId, JSON.stringify({ from: before.status, to: input.status }), ctx.now],
      );
      await requestPublication({ sql, instanceId: id });
    }
    return { id, slug, status: input.status };
  });
}
