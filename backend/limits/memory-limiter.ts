import type { RateLimiter } from './rate-limiter';

/** Buckets kept at most; the least recently used go first, so made-up keys cost bounded memory. */
const MAX_BUCKETS = 50_000;
const MINUTE_MS = 60_000;

/** Buckets of this process alone. A clock that is set back refills nothing and starves nobody. */
export function createMemoryLimiter(clock: () => Date): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    async take({ key, perMinute, burst = perMinute, cost = 1 }) {
      const now = clock().getTime();
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      const elapsed = Math.max(0, now - bucket.at);
      const tokens = Math.min(burst, bucket.tokens + (elapsed / MINUTE_MS) * perMinute);
      const allowed = tokens >= cost;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? Math.min(burst, tokens - cost) : tokens, at: now });
      if (buckets.size > MAX_BUCKETS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return allowed ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
    },
    close: async () => buckets.clear(),
  };
}
