import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getDinerId, toProfile } from './internal';
import type { Profile, ProfileChanges } from '@/lib/contract/profile';

/** `GET /profiles/account.json` */
export function getAccount({ ctx }: { ctx: Context }): Promise<Profile> {
  const profileId = getDinerId(ctx);
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [row] = await sql<{ id: number; details: ProfileChanges }>(
      'select id, details from profiles where instance_id = $1 and id = $2',
      [instanceId, profileId],
    );
    if (!row) throw new AppError('unauthorized');
    return toProfile(row);
  });
}

/** `PUT /profiles/account/{profile_id}.json`: only the own profile, only the allowed fields (quality T17). @throws not_found */
export function updateAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { profile_id: string; profile: ProfileChanges };
}): Promise<Profile> {
  const profileId = getDinerId(ctx);
  if (Number(input.profile_id) !== profileId) throw new AppError('not_found');
  const { id: instanceId } = ctx.instance;
  return ctx.db.tenant(instanceId, async (sql) => {
    const [row] = await sql<{ id: number; details: ProfileChanges }>(
      'update profiles set details = details || $3::jsonb where instance_id = $1 and id = $2 returning id, details',
      [instanceId, profileId, JSON.stringify(input.profile)],
    );
    if (!row) throw new AppError('unauthorized');
    return toProfile(row);
  });
}
