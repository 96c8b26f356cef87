import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AcquisitionRequest } from '@/lib/contract/visit/tracking';
import { maskCardNumbers } from '@/lib/domain/payments/card-numbers';
import { visitSource, withoutAddresses } from '@/lib/domain/visit/visit-source';
import { findCookieAnswer } from './cookie-answer';
import { assertSession, type Created, getOnly } from './visit-rows';

type Origin = Omit<AcquisitionRequest, 'customer_id' | 'session_id'>;

/** A session lasts for many visits, and a later click did not bring the first one. */
const VISIT_MS = 30 * 60_000;

/** Adds the click ids of a visit whose consent came later; once, and only while it holds (rule visit/click-ids). */
async function addClicks({
  sql,
  ctx,
  sessionId,
  clicks,
}: {
  sql: Sql;
  ctx: Context;
  sessionId: number;
  clicks: Pick<Origin, 'gclid' | 'fbclid'>;
}): Promise<void> {
  const { id: instanceId, host } = ctx.instance;
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : 0;
  const [kept] = await sql<{ details: Origin }>(
    `select details from acquisitions where instance_id = $1 and session_id = $2 and created_at > $3
       and details ->> 'gclid' is null and details ->> 'fbclid' is null for update`,
    [instanceId, sessionId, new Date(ctx.now.getTime() - VISIT_MS)],
  );
  if (!kept) return;
  // Asked while the row is held: who takes the consent back waits for it, or has had it before.
  const answer = await findCookieAnswer({ sql, instanceId, sessionId, profileId });
  if (!answer?.accepted) return;
  const details = { ...kept.details, ...clicks };
  const { source, medium, campaign } = visitSource({ origin: details, host });
  await sql(
    `update acquisitions set details = $3, source = $4, medium = $5, campaign = $6
     where instance_id = $1 and session_id = $2`,
    [instanceId, sessionId, JSON.stringify(details), source, medium, campaign],
  );
}

/**
 * Writes one a session; a second call answers the first, and adds the click ids alone (rule visit/acquisition).
 * @throws invalid_input for a foreign session
 */
export async function createAcquisition({
  ctx,
  input,
}: {
  ctx: Context;
  input: AcquisitionRequest;
}): Promise<Created> {
  const { id } = ctx.instance;
  const told = withoutAddresses(maskCardNumbers(input));
  const { customer_id: _tenant, session_id: sessionId, gclid, fbclid, ...rest } = told;
  const clicks = { ...(gclid ? { gclid } : {}), ...(fbclid ? { fbclid } : {}) };
  const details = { ...rest, ...clicks };
  const { source, medium, campaign } = visitSource({ origin: details, host: ctx.instance.host });
  return ctx.db.tenant(id, async (sql) => {
    await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    const written = await sql(
      `insert into acquisitions (instance_id, session_id, details, created_at, source, medium, campaign)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (instance_id, session_id) do nothing returning 1`,
      [id, sessionId, JSON.stringify(details), ctx.now, source, medium, campaign],
    );
    if (written.length === 0 && (gclid || fbclid)) await addClicks({ sql, ctx, sessionId, clicks });
    return getOnly(
      await sql<Created>('select id from acquisitions where instance_id = $1 and session_id = $2', [
        id,
        sessionId,
      ]),
    );
  });
}
