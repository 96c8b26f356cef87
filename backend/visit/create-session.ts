import { randomBytes } from 'node:crypto';
import type { Context } from '@/backend/context';
import type { SessionRequest } from '@/lib/contract/visit/tracking';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';
import { type Created, getOnly } from './visit-rows';

/** All bits that a number carries exactly, less one. */
const createId = () => Number(randomBytes(8).readBigUInt64BE() >> 12n) + 1;

/** The id is random: it is the only proof that a browser has (rule visit/session). */
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
        `insert into sessions (id, instance_id, profile_id, details, created_at) overriding system value
         values ($1, $2, $3, $4, $5) returning id`,
        [createId(), id, profileId, JSON.stringify(details), ctx.now],
      ),
    ),
  );
}
