import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { AppDeps } from './environment';
import { type Reserved, reserveCalls } from './reserve-calls';

const DAY_MINUTES = 24 * 60;
/** Several share an address; one who makes profiles has the same limit as all of them. */
const DINERS_OF_ADDRESS = 10;

/** Photos that a diner sends, and an address, within a day: each is decoded. @throws rate_limited, unauthorized */
export function photoLimiter(deps: AppDeps): (of: { ctx: Context; visitor: string | null }) => Promise<void> {
  const { proofsPerDay: perDay } = deps.config.limits;
  const counted = (of: string, most: number): Reserved => ({
    ...{ deps, bucket: 'door-photos', of },
    ...{ perMinute: most / DAY_MINUTES, burst: most },
  });
  return async ({ ctx, visitor }) => {
    if (ctx.actor.kind !== 'diner') throw new AppError('unauthorized');
    await reserveCalls([
      ...(visitor ? [counted(`address:${visitor}`, DINERS_OF_ADDRESS * perDay)] : []),
      counted(`${ctx.instance.id}:${ctx.actor.profileId}`, perDay),
    ]);
  };
}
