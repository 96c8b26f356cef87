/**
 * A token bucket by key that refills evenly. It holds `perMinute` tokens, or `burst` where that differs. A cost of -1
 * gives one back and is always allowed.
 */
export type CountedCall = { key: string; perMinute: number; burst?: number; cost?: 1 | -1 };

export type RateLimiter = {
  /** @returns 0 if allowed, else the seconds to wait */
  take(call: CountedCall): Promise<number>;
  close(): Promise<void>;
};
