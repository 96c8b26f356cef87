import { hashToken } from '@/backend/people';
import type { AppDeps } from '@/backend/platform/http/environment';
import { type Reserved, reserveCalls } from '@/backend/platform/http/reserve-calls';

/** A try of a password or a code, from an address of the network. @param counted whose: a mail address, a session, or a person */
type Try = { counted: string; visitor: string | null; perHour?: number };
/** @returns what gives the try back to the account; its address keeps it, because it cost a hash all the same */
export type CountTry = (one: Try) => Promise<() => Promise<void>>;

/** In an hour, and at once, of an account from everywhere: guesses from a thousand addresses end, its owner seldom waits. */
const ACCOUNT_PER_HOUR = 100;

/**
 * Counts before a hash is computed: all tries of an address, those for one account from there, and the account's from everywhere, so
 * that nobody shuts somebody out from one address.
 */
export function limitTries(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>): CountTry {
  const { signInsPerMinute: perMinute } = deps.config.limits;
  const bucket = 'sign-ins' as const;
  return async ({ counted, visitor, perHour = ACCOUNT_PER_HOUR }) => {
    // No address of somebody stands in a store of counts.
    const account = hashToken(counted).toString('base64url');
    const ofAccount: Reserved[] = [
      { deps, bucket, of: `account:${account}`, perMinute: perHour / 60, burst: perHour },
      {
        ...{ deps, bucket, of: `account:${account}:${visitor}` },
        ...{ perMinute: perMinute / 5, burst: perMinute * 2 },
      },
    ];
    const giveBack = await reserveCalls(ofAccount);
    if (visitor === null) return giveBack;
    const ofAddress = { deps, bucket, of: `address:${visitor}`, perMinute, burst: perMinute * 4 };
    await reserveCalls([ofAddress]).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    return giveBack;
  };
}
