import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { AnonymousProfile } from '@/lib/contract/people/profile';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { createToken, hashToken, toProfile } from './profile-rows';

/** Only here the token is sent. @throws card_data_not_accepted (guarantee/no-card-data) */
export async function createAnonymousProfile({
  ctx,
  input,
}: {
  ctx: Context;
  input: { profile: { name: string } };
}): Promise<AnonymousProfile> {
  const { id: instanceId } = ctx.instance;
  if (holdsCardNumber(input.profile.name)) throw new AppError('card_data_not_accepted');
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
