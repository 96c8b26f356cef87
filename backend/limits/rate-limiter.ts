/**
 * So many calls a minute by key: a bucket that refills evenly. It holds a minute's calls, or `burst` where more may
 * come at once. A cost of -1 gives one back that was counted and should not have been; it always may.
 */
export type CountedCall = { key: string; perMinute: number; burst?: number; cost?: 1 | -1 };

export type RateLimiter = {
  /** Counts one call. @returns 0 when it may go on, else seconds until it may be tried again */
  take(call: CountedCall): Promise<number>;
  close(): Promise<void>;
};
