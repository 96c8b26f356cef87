export type RateLimiter = {
  /** Counts one call. @returns 0 when it may go on, else seconds until it may be tried again */
  take(key: string, perMinute: number): number;
};

/** Buckets kept at most; the least recently used go first, so made-up keys cost bounded memory. */
const MAX_BUCKETS = 50_000;

/** A token bucket per key that refills evenly over the minute, by the clock given. */
export function createRateLimiter(clock: () => Date): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(key, perMinute) {
      const now = clock().getTime();
      const bucket = buckets.get(key) ?? { tokens: perMinute, at: now };
      const refilled = Math.min(perMinute, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
      const allowed = refilled >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? refilled - 1 : refilled, at: now });
      if (buckets.size > MAX_BUCKETS) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return allowed ? 0 : Math.ceil(((1 - refilled) / perMinute) * 60);
    },
  };
}
