import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import type { StaffStatus } from '@/lib/contract/staff/instance-calls';
import { audit } from './audit';

/** `PUT /staff/instance/status.json`; no change writes nothing. */
export async function setStaffStatus({
  ctx,
  input,
}: {
  ctx: Context;
  input: { status: 'active' | 'locked' };
}): Promise<StaffStatus> {
  const { id, slug } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const [before] = await sql<{ status: string }>('select status from instances where id = $1 for update', [
      id,
    ]);
    if (!before) throw new AppError('unknown_instance');
    if (before.status !== input.status) {
      await sql('update instances set status = $2 where id = $1', [id, input.status]);
      const details = { from: before.status, to: input.status };
      await audit({ sql, ctx, action: 'instance.status', details });
      await requestPublication({ sql, instanceId: id });
    }
    return { id, slug, status: input.status };
  });
}
