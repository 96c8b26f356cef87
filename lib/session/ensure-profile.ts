import { ApiError, isFinal } from '@/lib/clients/api-error';
import { createAnonymousProfile, getProfileStatus } from '@/lib/contract/people/calls';
import type { VisitContext } from './visit-context';

/** How long until creating a profile is tried again (rule people/anonymous-profile). */
const RETRY_MS = 15_000;

type Standing = 'valid' | 'refused' | 'unknown' | 'final';

async function standingOf({ http }: VisitContext): Promise<Standing> {
  try {
    await http(getProfileStatus);
    return 'valid';
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 404);
    if (refused) return 'refused';
    return isFinal(error) ? 'final' : 'unknown';
  }
}

/** @returns whether there is nothing more to try */
async function createProfile({ http, stores, tenant }: VisitContext): Promise<boolean> {
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

/**
 * One try, in one tab at a time: another tab may have made the profile meanwhile.
 * @returns whether there is nothing more to try
 */
function tryOnce(context: VisitContext): Promise<boolean> {
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
 * Sees that the diner has a profile that the server takes (rule people/anonymous-profile): a stored one is validated, a
 * refused one replaced. A server that does not answer refuses nothing: the stored one is kept and tried again, so no
 * history is lost (guarantee/profile-outage). An answer that stays as it is, such as a locked instance's, ends it.
 * Resolves after the first try; later ones go on behind, without any screen.
 */
export async function ensureProfile(context: VisitContext): Promise<void> {
  if (await tryOnce(context)) return;
  const goOn = async () => {
    do {
      await context.timing.wait(RETRY_MS);
      await context.timing.untilVisible();
    } while (!(await tryOnce(context)));
  };
  void goOn();
}
