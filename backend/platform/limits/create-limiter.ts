import type { Logger } from 'pino';
import { createMemoryLimiter } from './memory-limiter';
import type { RateLimiter } from './rate-limiter';
import { createRedisLimiter } from './redis-limiter';
import { createSharedLimiter } from './shared-limiter';

export async function createLimiter({
  redisUrl,
  clock,
  log,
}: {
  redisUrl: string | null;
  clock: () => Date;
  log: Logger;
}): Promise<RateLimiter> {
  const local = createMemoryLimiter(clock);
  if (redisUrl === null) return local;
  const shared = await createRedisLimiter({ url: redisUrl, prefix: 'ordering:rate:' });
  return createSharedLimiter({ shared, local, log, monotonicMs: () => performance.now() });
}
