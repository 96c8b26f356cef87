import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { branchTopic, menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { type PauseLength, pauseEnd } from '@/lib/domain/branches/pause-end';
import { type PausedService, pausedServicesOf, setPause } from '@/lib/domain/branches/pauses';
import { readPace } from './get-pace';
import { lockBranch } from './lock-branch';

/**
 * `PUT /staff/branches/{id}/pauses.json`: open pages and boards are told (rule branches/pause). Audited.
 * @throws not_found; invalid_input for a service that the branch does not have
 */
export async function pauseBranch({
  ctx,
  input: { id, service, length },
}: {
  ctx: Context;
  input: { id: string; service: PausedService | null; length: PauseLength | null };
}): Promise<Pace> {
  const pace = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const row = await lockBranch({ sql, ctx, id });
    if (service !== null && !pausedServicesOf(row.services).includes(service))
      throw new AppError('invalid_input', { fields: { service: 'invalid' } });
    const { settings } = row;
    const until = length && pauseEnd({ length, hours: settings, at: ctx.now });
    const pauses = setPause({ pauses: settings.pauses ?? [], service, until, at: ctx.now });
    await sql('update suppliers set pauses = $3 where instance_id = $1 and id = $2', [
      ctx.instance.id,
      row.id,
      JSON.stringify(pauses),
    ]);
    const details = { id: row.id, service, until: until?.toISOString() ?? null };
    await audit({ sql, ctx, action: 'branch.pause', details });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return readPace({ sql, ctx, row: { ...row, settings: { ...settings, pauses } } });
  });
  ctx.publish(menuTopic(pace.supplier_id), branchTopic(pace.supplier_id));
  return pace;
}
