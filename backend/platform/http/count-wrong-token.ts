import type { Context } from '@/backend/context';
import { countCall } from './count-call';
import type { AppDeps } from './environment';

/** By address and tenant (guarantee/guessing); right tokens pass. @throws rate_limited */
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
  await countCall({ deps, scope: 'wrong-tokens', of: `${instance.id}:${visitor}`, perMinute });
}
