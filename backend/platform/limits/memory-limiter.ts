import { LRUCache } from 'lru-cache';
import type { RateLimiter } from './rate-limiter';

/** The buckets of one scope, which is what a key has before its first colon. */
const MAX_BUCKETS = 20_000;
const MAX_SCOPES = 100;
const MINUTE_MS = 60_000;

type Bucket = { tokens: number; at: number };

/** A clock set back adds and removes no tokens. Each scope has a store of its own, so made-up hosts empty no other limit. */
export function createMemoryLimiter(clock: () => Date): RateLimiter {
  const scopes = new LRUCache<string, LRUCache<string, Bucket>>({ max: MAX_SCOPES });
  const bucketsOf = (key: string) => {
    const [scope = ''] = key.split(':', 1);
    const buckets = scopes.get(scope) ?? new LRUCache<string, Bucket>({ max: MAX_BUCKETS });
    scopes.set(scope, buckets);
    return buckets;
  };
  return {
    async take({ key, perMinute, burst = perMinute, cost = 1 }) {
      const now = clock().getTime();
      const buckets = bucketsOf(key);
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      const elapsed = Math.max(0, now - bucket.at);
      const tokens = Math.min(burst, bucket.tokens + (elapsed / MINUTE_MS) * perMinute);
      const allowed = tokens >= cost;
      buckets.set(key, { tokens: allowed ? Math.min(burst, tokens - cost) : tokens, at: now });
      return allowed ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
    },
    close: async () => scopes.clear(),
  };
}
