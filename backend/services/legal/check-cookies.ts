import type { CookieConsent, CookieConsentRequest } from '@/lib/contract/legal';
import type { Context } from '../../context';

/** `POST /legal/check_cookies.json`: every answer is a row of its own, refusals and withdrawals too (decision 17). */
export function checkCookies({
  ctx,
  input,
}: {
  ctx: Context;
  input: CookieConsentRequest;
}): Promise<CookieConsent> {
  const { id } = ctx.instance;
  const profileId = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  const purposes = input.accepted
    ? input.purposes
    : input.purposes.filter((purpose) => purpose === 'necessary');
  return ctx.db.tenant(id, async (sql) => {
    await sql(
      `insert into cookie_consents (instance_id, session_id, profile_id, version, accepted, purposes, created_at)
       select $1, (select id from sessions where instance_id = $1 and id = $2), $3, $4, $5, $6, $7`,
      [id, input.session_id ?? null, profileId, input.version, input.accepted, purposes, ctx.now],
    );
    return { version: input.version, accepted: input.accepted, purposes, time: ctx.now.toISOString() };
  });
}
