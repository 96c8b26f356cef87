import { ApiError, isFinal } from '@/lib/clients/api-error';
import { createAnonymousProfile, getProfileStatus } from '@/lib/contract/people/calls';
import type { SessionContext } from './session-context';

/** Delay before the next try (rule people/anonymous-profile). */
const RETRY_MS = 15_000;

type Standing = 'valid' | 'refused' | 'unknown' | 'final';

async function standingOf({ http }: SessionContext): Promise<Standing> {
  try {
    await http(getProfileStatus);
    return 'valid';
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 404);
    if (refused) return 'refused';
    return isFinal(error) ? 'final' : 'unknown';
  }
}

/** @returns true when there is nothing to retry */
async function createProfile({ http, stores, tenant }: SessionContext): Promise<boolean> {
  try {
    const profile = await http(createAnonymousProfile, {
      body: { profile: { domain: tenant.host, name: '' } },
    });
    stores.profile.setState({ profile });
    return true;
  } catch (error) {
    return isFinal(error);
  }
}

/** Another tab may have made the profile. @returns true when there is nothing to retry */
function tryOnce(context: SessionContext): Promise<boolean> {
  const { profile } = context.stores;
  return context.timing.alone('profile', async () => {
    await profile.persist.rehydrate();
    if (profile.getState().profile) {
      const standing = await standingOf(context);
      if (standing !== 'refused') return standing !== 'unknown';
      profile.setState({ profile: null });
    }
    return createProfile(context);
  });
}

/**
 * Validates the stored profile, replaces a refused one (rule people/anonymous-profile). Without an answer it is kept
 * and retried (guarantee/profile-outage); a final answer ends it. Resolves after the first try.
 */
export async function ensureProfile(context: SessionContext): Promise<void> {
  if (await tryOnce(context)) return;
  const goOn = async () => {
    do {
      await context.timing.wait(RETRY_MS);
      await context.timing.untilVisible();
    } while (!(await tryOnce(context)));
  };
  void goOn();
}
