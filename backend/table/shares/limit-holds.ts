import { actorName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { countCall, renameLimit } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';

/** A diner who compares the ways to split holds some shares within a minute; later one each quarter of an hour. */
const HOLDS = { perMinute: 1 / 15, burst: 8 };

/** A held share is five minutes long: who holds one after the other keeps the others from paying (rule payments/shares). @throws shares_held */
export const holdLimiter =
  (deps: Pick<AppDeps, 'limiter' | 'metrics'>) =>
  async (ctx: Context): Promise<void> => {
    const of = `${ctx.instance.id}:${actorName(ctx.actor)}`;
    await countCall({ deps, bucket: 'share-holds', of, ...HOLDS }).catch((error: unknown) => {
      throw renameLimit(error, 'shares_held');
    });
  };
