import * as calls from '@/lib/contract/calls/profiles';
import * as profiles from '../services/profiles';
import { countCall } from './count-call';
import type { AppDeps } from './environment';
import type { OnCall } from './register-call';

/** The core service: profiles. Creating one is limited per tenant and address (decision 82). */
export function registerProfiles({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.getProfileStatus, ({ ctx }) => profiles.getProfileStatus({ ctx }));
  on(calls.createAnonymousProfile, async ({ ctx, body, visitor }) => {
    const { profilesPerMinute, addressProfilesPerMinute } = deps.config.limits;
    const count = (of: string, perMinute: number) =>
      countCall({ deps, scope: 'new-profiles', of: `${ctx.instance.id}${of}`, perMinute });
    // The address first: one of them alone does not use up what the whole tenant has.
    if (visitor) await count(`:${visitor}`, addressProfilesPerMinute);
    await count('', profilesPerMinute);
    return profiles.createAnonymousProfile({ ctx, input: body });
  });
  on(calls.getAccount, ({ ctx }) => profiles.getAccount({ ctx }));
  on(calls.updateAccount, ({ ctx, params, body }) =>
    profiles.updateAccount({ ctx, input: { profile_id: params.profile_id, profile: body.profile } }),
  );
}
