import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { countCall } from './count-call';
import type { AppDeps } from './environment';

/** Counts wrong tokens by address and tenant (guarantee/guessing). @throws rate_limited */
export async function countWrongToken({
  deps,
  instance,
  visitor,
}: {
  deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>;
  instance: Pick<Context['instance'], 'id'>;
  visitor: string | null;
}): Promise<void> {
  if (!visitor) return;
  const { wrongTokensPerMinute: perMinute } = deps.config.limits;
  await countCall({ deps, bucket: 'wrong-tokens', of: `${instance.id}:${visitor}`, perMinute });
}

/** A link's token that was never given counts like a profile's wrong one. @throws what `work` throws, rate_limited */
export async function countingWrongTokens<T>({
  deps,
  ctx,
  visitor,
  work,
}: {
  deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>;
  ctx: Context;
  visitor: string | null;
  work: Promise<T>;
}): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.key === 'not_found')
      await countWrongToken({ deps, instance: ctx.instance, visitor });
    throw error;
  }
}
