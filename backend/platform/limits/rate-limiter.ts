/** A bucket of `perMinute` tokens, or `burst`, refilled evenly. Cost -1 gives one back and is always allowed. */
export type CountedCall = { key: string; perMinute: number; burst?: number; cost?: 1 | -1 };

export type RateLimiter = {
  /** @returns 0, or the seconds to wait */
  take(call: CountedCall): Promise<number>;
  close(): Promise<void>;
};
