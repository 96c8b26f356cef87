import type { Context } from '@/backend/context';
import type { AnonymousProfile } from '@/lib/contract/people/profile';
import { createToken, hashToken, toProfile } from './profile-rows';

/** The token is sent in this answer alone. */
export async function createAnonymousProfile({
  ctx,
  input,
}: {
  ctx: Context;
  input: { profile: { name: string } };
}): Promise<AnonymousProfile> {
  const { id: instanceId } = ctx.instance;
  const token = createToken();
  return ctx.db.tenant(instanceId, async (sql) => {
    const details = { name: input.profile.name };
    const [row] = await sql<{ id: number }>(
      'insert into profiles (instance_id, details, created_at) values ($1, $2, $3) returning id',
      [instanceId, JSON.stringify(details), ctx.now],
    );
    if (!row) throw new Error('a profile was not written');
    await sql(
      `insert into profile_tokens (instance_id, token_hash, profile_id, purpose) values ($1, $2, $3, 'profile')`,
      [instanceId, hashToken(token), row.id],
    );
    return { ...toProfile({ id: row.id, details }), token };
  });
}
