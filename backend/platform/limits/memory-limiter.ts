import { LRUCache } from 'lru-cache';
import type { RateLimiter } from './rate-limiter';

const MAX_BUCKETS = 50_000;
const MINUTE_MS = 60_000;

/** A clock set back adds and removes no tokens. */
export function createMemoryLimiter(clock: () => Date): RateLimiter {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: MAX_BUCKETS });
  return {
    async take({ key, perMinute, burst = perMinute, cost = 1 }) {
      const now = clock().getTime();
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      const elapsed = Math.max(0, now - bucket.at);
      const tokens = Math.min(burst, bucket.tokens + (elapsed / MINUTE_MS) * perMinute);
      const allowed = tokens >= cost;
      buckets.set(key, { tokens: allowed ? Math.min(burst, tokens - cost) : tokens, at: now });
      return allowed ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
    },
    close: async () => buckets.clear(),
  };
}
