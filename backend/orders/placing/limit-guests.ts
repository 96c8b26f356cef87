import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { renameLimit } from '@/backend/platform/http/count-call';
import { countWrongToken } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import { reserveCalls } from '@/backend/platform/http/reserve-calls';
import type { TryGuest } from './room-charge';

/** Wrong names of one profile, then of everybody at the room; after them one an hour. */
const TRIES = { perMinute: 1 / 60, burst: 5 };
const TRIES_OF_ROOM = { perMinute: 1 / 60, burst: 10 };

/**
 * Five wrong names for each visit of a room and ten for the room (rule table/room-charge), because a profile costs nothing. They
 * count by address too (guarantee/guessing). They are taken before the list is read, so that many at once cannot pass.
 */
export function guestTries(deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>) {
  return ({ ctx, visitor }: { ctx: Pick<Context, 'instance' | 'actor'>; visitor: string | null }): TryGuest =>
    async (roomId, look) => {
      const { id } = ctx.instance;
      const counted = { deps, bucket: 'room-guests' } as const;
      const giveBack = await reserveCalls([
        { ...counted, of: `${id}:${actorName(ctx.actor)}:${roomId}`, ...TRIES },
        { ...counted, of: `${id}:room:${roomId}`, ...TRIES_OF_ROOM },
      ]).catch((error: unknown) => {
        throw renameLimit(error, 'too_many_tries');
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
