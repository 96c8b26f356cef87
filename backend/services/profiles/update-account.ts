import type { Profile, ProfileChanges } from '@/lib/contract/profile';
import { holdsCardNumber } from '@/lib/domain/card-numbers';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getDinerId, toProfile } from './internal';

/**
 * `PUT /profiles/account/{profile_id}.json`: only the own profile, only the allowed fields (quality T17).
 * @throws not_found for another profile's id, card_data_not_accepted (quality T25)
 */
export async function updateAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { profile_id: string; profile: ProfileChanges };
}): Promise<Profile> {
  const profileId = getDinerId(ctx);
  if (Number(input.profile_id) !== profileId) throw new AppError('not_found');
  if (holdsCardNumber(input.profile)) throw new AppError('card_data_not_accepted');
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
