import type { Database } from '../../db/database';
import { hashToken } from './internal';

/** Whether a token opens a profile of this tenant; a token of another tenant does not exist here (quality T08). */
export async function isProfileToken({
  db,
  instanceId,
  profileId,
  token,
  now,
}: {
  db: Database;
  instanceId: number;
  profileId: number;
  token: string;
  now: Date;
}): Promise<boolean> {
  const rows = await db.statement(
    instanceId,
    `select 1 from profile_tokens where instance_id = $1 and token_hash = $2 and profile_id = $3
       and purpose = 'profile' and (expires_at is null or expires_at > $4)`,
    [instanceId, hashToken(token), profileId, now],
  );
  return rows.length > 0;
}
