import * as calls from '@/lib/contract/calls/profiles';
import { AppError } from '../errors';
import * as profiles from '../services/profiles';
import type { AppDeps } from './environment';
import type { OnCall } from './register-call';

/** The core service: profiles. Creating one is limited per tenant (decision 82). */
export function registerProfiles({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.getProfileStatus, ({ ctx }) => profiles.getProfileStatus({ ctx }));
  on(calls.createAnonymousProfile, async ({ ctx, body }) => {
    const wait = deps.limiter.take(`profiles:${ctx.instance.id}`, deps.config.limits.profilesPerMinute);
    if (wait > 0) throw new AppError('rate_limited', { retryAfterSeconds: wait });
    return profiles.createAnonymousProfile({ ctx, input: body });
  });
  on(calls.getAccount, ({ ctx }) => profiles.getAccount({ ctx }));
  on(calls.updateAccount, ({ ctx, params, body }) =>
    profiles.updateAccount({ ctx, input: { profile_id: params.profile_id, profile: body.profile } }),
  );
}
