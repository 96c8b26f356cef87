import type { Context } from '@/backend/context';
import * as people from '@/backend/people';
import { countCall } from '@/backend/platform/http/count-call';
import { countingWrongTokens } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as account from '@/lib/contract/people/account-calls';
import * as calls from '@/lib/contract/people/calls';
import * as ownData from '@/lib/contract/people/own-data-calls';

/** The first ones of an address in a minute are not the tenant's to count, so no few addresses shut its new diners out. */
const FIRST_OF_ADDRESS = 5;

/** @throws rate_limited (rule people/anonymous-profile) */
async function countNewProfile({
  deps,
  ctx,
  visitor,
}: {
  deps: AppDeps;
  ctx: Context;
  visitor: string | null;
}): Promise<void> {
  const { profilesPerMinute, addressProfilesPerMinute } = deps.config.limits;
  const tenant = ctx.instance.id;
  const count = (of: string, perMinute: number) =>
    countCall({ deps, bucket: 'new-profiles', of: `${tenant}${of}`, perMinute });
  if (visitor) {
    await count(`:${visitor}`, addressProfilesPerMinute);
    const key = `new-profiles:${tenant}:first:${visitor}`;
    if ((await deps.limiter.take({ key, perMinute: FIRST_OF_ADDRESS })) === 0) return;
  }
  await count('', profilesPerMinute);
}

/** Creating is limited per tenant and address (rule people/anonymous-profile). */
export function registerPeople({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  // Each reads every table.
  const countOwnData = (ctx: Context) =>
    countCall({
      deps,
      bucket: 'own-data',
      of: `${ctx.instance.id}:${people.getDinerId(ctx)}`,
      perMinute: deps.config.limits.ownDataPerMinute,
    });
  on(calls.getProfileStatus, ({ ctx }) => people.getProfileStatus({ ctx }));
  on(calls.createAnonymousProfile, async ({ ctx, body, visitor }) => {
    await countNewProfile({ deps, ctx, visitor });
    return people.createAnonymousProfile({ ctx, input: body });
  });
  on(ownData.exportOwnData, async ({ ctx, query }) => {
    await countOwnData(ctx);
    return people.exportOwnData({ ctx, input: { sessionId: Number(query.session_id ?? 0) || null } });
  });
  on(ownData.getOpenAffair, ({ ctx }) => people.getOpenAffair({ ctx }));
  on(ownData.forgetMe, async ({ ctx, body }) => {
    await countOwnData(ctx);
    return people.eraseOwnData({ ctx, input: { sessionId: body.session_id ?? null } });
  });
  on(ownData.checkMayor, ({ ctx, body }) => people.checkAge({ ctx, input: body }));
  on(account.loginSmartLink, async ({ ctx, params, query, visitor }) => {
    const input = { profileId: params.profile_id, token: query.token };
    return countingWrongTokens({ deps, ctx, visitor, work: people.loginSmartLink({ ctx, input }) });
  });
  on(account.getAccount, ({ ctx }) => people.getAccount({ ctx }));
  on(account.updateAccount, ({ ctx, params, body }) =>
    people.updateAccount({ ctx, input: { profile_id: params.profile_id, profile: body.profile } }),
  );
}
