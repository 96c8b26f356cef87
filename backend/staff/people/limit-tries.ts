import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';
import { toMail } from './person-rows';

/** A try of a password for an account, from an address of the network. */
export type Try = { mail: string; visitor: string | null };
export type Tries = { count: (one: Try) => Promise<void>; giveBack: (one: Try) => Promise<void> };

/**
 * Wrong passwords of an address, because each costs a hash here, and of an account, which is tried from many addresses. A right one
 * is given back.
 */
export function limitTries(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>): Tries {
  const { signInsPerMinute: perMinute } = deps.config.limits;
  const take = async ({ mail, visitor }: Try, cost: 1 | -1) => {
    const counted = { deps, scope: 'sign-ins', cost } as const;
    if (visitor) await countCall({ ...counted, of: `address:${visitor}`, perMinute, burst: perMinute * 4 });
    const account = { of: `account:${toMail(mail)}`, perMinute: perMinute / 5, burst: perMinute * 2 };
    await countCall({ ...counted, ...account });
  };
  return { count: (one) => take(one, 1), giveBack: (one) => take(one, -1) };
}
