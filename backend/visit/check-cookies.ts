import type { Context } from '@/backend/context';
import { holdDiner, lockDiner } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { CookieConsent, CookieConsentRequest } from '@/lib/contract/people/legal';
import { type CookieAnswer, DESTINATIONS, mayTell } from '@/lib/domain/visit/consent';
import { assertSession } from './visit-rows';

type Whose = { instanceId: number; sessionId: number | null; profileId: number | null };

/** A withdrawn consent removes the advertisers' click ids, and the sales that were to be reported under it. */
async function forgetAdvertisers({
  sql,
  whose: { instanceId, sessionId, profileId },
  answer,
}: {
  sql: Sql;
  whose: Whose;
  answer: CookieAnswer;
}): Promise<void> {
  if (!answer.accepted && sessionId !== null)
    await sql(
      `update acquisitions set details = details - 'gclid' - 'fbclid' where instance_id = $1 and session_id = $2`,
      [instanceId, sessionId],
    );
  const refused = DESTINATIONS.filter((destination) => !mayTell({ destination, answer, now: answer.time }));
  if (refused.length > 0)
    await sql(
      `delete from told_sales where instance_id = $1 and (session_id = $2 or profile_id = $3) and destination = any ($4)`,
      [instanceId, sessionId, profileId, refused],
    );
}

/**
 * A row for each answer, refusals and withdrawals too.
 * @throws unauthorized, invalid_input for a foreign session
 */
export async function checkCookies({
  ctx,
  input,
}: {
  ctx: Context;
  input: CookieConsentRequest;
}): Promise<CookieConsent> {
  const { id } = ctx.instance;
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  const sessionId = input.session_id ?? null;
  const purposes = input.accepted
    ? input.purposes
    : input.purposes.filter((purpose) => purpose === 'necessary');
  return ctx.db.tenant(id, async (sql) => {
    if (profileId !== null) {
      // A sale that is written meanwhile is there then, and goes with the consent.
      await lockDiner({ sql, ctx });
      await holdDiner({ sql, ctx });
    }
    if (sessionId !== null) await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    await sql(
      `insert into cookie_consents (instance_id, session_id, profile_id, version, accepted, purposes, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, sessionId, profileId, input.version, input.accepted, purposes, ctx.now],
    );
    const answer = { version: input.version, accepted: input.accepted, purposes, time: ctx.now };
    await forgetAdvertisers({ sql, whose: { instanceId: id, sessionId, profileId }, answer });
    return { ...answer, time: ctx.now.toISOString() };
  });
}
