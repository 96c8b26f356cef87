import type { SessionRequest } from '@/lib/contract/tracking';
import { maskCardNumbers } from '@/lib/domain/card-numbers';
import type { Context } from '../../context';
import { type Created, getOnly } from './internal';

/** `POST /api/sessions.json`: opens a visit. */
export async function createSession({
  ctx,
  input,
}: {
  ctx: Context;
  input: SessionRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const { customer_id: _tenant, ...details } = maskCardNumbers(input);
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  return ctx.db.tenant(id, async (sql) =>
    getOnly(
      await sql<Created>(
        'insert into sessions (instance_id, profile_id, details, created_at) values ($1, $2, $3, $4) returning id',
        [id, profileId, JSON.stringify(details), ctx.now],
      ),
    ),
  );
}
