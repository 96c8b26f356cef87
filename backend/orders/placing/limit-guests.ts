import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import { idempotencyScope } from '@/backend/platform/http/idempotency-key';
import type { TryGuest } from './room-charge';

/** Wrong names, then one an hour. */
const TRIES = { perMinute: 1 / 60, burst: 5 };

/**
 * Five wrong names for each visit of a room (rule table/room-charge). They also count by address, which a new profile does
 * not change (guarantee/guessing). Taken before the list is read, so that many at once cannot pass.
 */
export function guestTries(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  return ({ ctx, visitor }: { ctx: Pick<Context, 'instance' | 'actor'>; visitor: string | null }): TryGuest =>
    async (roomId, look) => {
      const of = `${ctx.instance.id}:${idempotencyScope(ctx.actor)}:${roomId}`;
      const counted = { deps, scope: 'room-guests', of, ...TRIES } as const;
      await countCall(counted).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.key !== 'rate_limited') throw error;
        const { retryAfterSeconds = 0 } = error;
        throw new AppError('too_many_tries', { retryAfterSeconds });
      });
      try {
        await look();
      } catch (error) {
        const isWrong = error instanceof AppError && error.key === 'guest_unknown';
        if (isWrong) await countWrongToken({ deps, instance: ctx.instance, visitor });
        else await countCall({ ...counted, cost: -1 });
        throw error;
      }
      await countCall({ ...counted, cost: -1 });
    };
}
