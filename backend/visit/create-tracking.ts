import type { Context } from '@/backend/context';
import type { TrackingRequest } from '@/lib/contract/visit/tracking';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';
import { stepOfEvent } from '@/lib/domain/visit/funnel';
import { assertSession, type Created, getOnly } from './visit-rows';

/** Drops a foreign profile id: the event would enter that diner's export (rule people/export). */
function withOwnProfile<D extends Pick<TrackingRequest, 'profile_id'>>({
  ctx: { actor },
  details: { profile_id: named, ...details },
}: {
  ctx: Context;
  details: D;
}) {
  const isOwn = actor.kind === 'diner' && actor.profileId === named;
  return isOwn ? { ...details, profile_id: named } : details;
}

/** Unknown names are stored too (rule visit/events). @throws invalid_input for a foreign session */
export async function createTracking({
  ctx,
  input,
}: {
  ctx: Context;
  input: TrackingRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const { customer_id: _tenant, event, session_id: given, ...details } = maskCardNumbers(input);
  const sessionId = given ?? null;
  const step = sessionId === null ? null : stepOfEvent({ event, view: details.view_vue ?? null });
  return ctx.db.tenant(id, async (sql) => {
    if (sessionId !== null) await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    await ctx.checkpoint('event-checked');
    const created = await sql<Created>(
      `insert into trackings (instance_id, event, session_id, details, created_at, step)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [id, event, sessionId, JSON.stringify(withOwnProfile({ ctx, details })), ctx.now, step],
    );
    await ctx.checkpoint('event-before-commit');
    return getOnly(created);
  });
}
