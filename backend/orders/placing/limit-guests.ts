import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countCall } from '@/backend/platform/http/count-call';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import { idempotencyScope } from '@/backend/platform/http/idempotency-key';
import type { TryGuest } from './room-charge';

/** Wrong names of one profile, then of everybody at the room; after them one an hour. */
const TRIES = { perMinute: 1 / 60, burst: 5 };
const TRIES_OF_ROOM = { perMinute: 1 / 60, burst: 10 };

/**
 * Five wrong names for each visit of a room and ten for the room (rule table/room-charge), because a profile costs nothing. They
 * count by address too (guarantee/guessing). They are taken before the list is read, so that many at once cannot pass.
 */
export function guestTries(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  const count = (counted: { of: string; perMinute: number; burst: number; cost?: -1 }) =>
    countCall({ deps, scope: 'room-guests', ...counted }).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.key !== 'rate_limited') throw error;
      const { retryAfterSeconds = 0 } = error;
      throw new AppError('too_many_tries', { retryAfterSeconds });
    });
  return ({ ctx, visitor }: { ctx: Pick<Context, 'instance' | 'actor'>; visitor: string | null }): TryGuest =>
    async (roomId, look) => {
      const { id } = ctx.instance;
      const own = { of: `${id}:${idempotencyScope(ctx.actor)}:${roomId}`, ...TRIES };
      const room = { of: `${id}:room:${roomId}`, ...TRIES_OF_ROOM };
      const giveBack = async () => {
        await count({ ...own, cost: -1 });
        await count({ ...room, cost: -1 });
      };
      await count(own);
      await count(room).catch(async (error: unknown) => {
        await count({ ...own, cost: -1 });
        throw error;
      });
      try {
        await look();
      } catch (error) {
        const isWrong = error instanceof AppError && error.key === 'guest_unknown';
        if (isWrong) await countWrongToken({ deps, instance: ctx.instance, visitor });
        else await giveBack();
        throw error;
      }
      await giveBack();
    };
}
