import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { assertSession } from '@/backend/visit';
import type { CookieConsent, CookieConsentRequest } from '@/lib/contract/people/legal';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';

/**
 * A row for each answer, refusals and withdrawals too.
 * @throws invalid_input for a foreign session, card_data_not_accepted (guarantee/no-card-data)
 */
export async function checkCookies({
  ctx,
  input,
}: {
  ctx: Context;
  input: CookieConsentRequest;
}): Promise<CookieConsent> {
  if (holdsCardNumber(input.version)) throw new AppError('card_data_not_accepted');
  const { id } = ctx.instance;
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  const sessionId = input.session_id ?? null;
  const purposes = input.accepted
    ? input.purposes
    : input.purposes.filter((purpose) => purpose === 'necessary');
  return ctx.db.tenant(id, async (sql) => {
    if (sessionId !== null) await assertSession({ sql, instanceId: id, sessionId, now: ctx.now });
    await sql(
      `insert into cookie_consents (instance_id, session_id, profile_id, version, accepted, purposes, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, sessionId, profileId, input.version, input.accepted, purposes, ctx.now],
    );
    // Who takes the consent back takes the advertisers' clicks with it.
    if (!input.accepted && sessionId !== null)
      await sql(
        `update acquisitions set details = details - 'gclid' - 'fbclid' where instance_id = $1 and session_id = $2`,
        [id, sessionId],
      );
    return { version: input.version, accepted: input.accepted, purposes, time: ctx.now.toISOString() };
  });
}
