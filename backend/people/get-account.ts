import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Profile } from '@/lib/contract/people/profile';
import type { ProfileChanges } from '@/lib/contract/people/profile-changes';
import { getDinerId, toProfile } from './profile-rows';

/** `GET /profiles/account.json`. @throws unauthorized */
export async function getAccount({ ctx }: { ctx: Context }): Promise<Profile> {
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
