import type { CountedCall } from '@/backend/platform/limits/rate-limiter';
import { countCall, type LimitBucket } from './count-call';
import type { AppDeps } from './environment';

export type Reserved = {
  deps: Pick<AppDeps, 'limiter' | 'metrics'>;
  bucket: LimitBucket;
  of: string;
} & Omit<CountedCall, 'key'>;

export type GiveBack = () => Promise<void>;

export async function giveBackCalls(all: readonly Reserved[]): Promise<void> {
  for (const one of all) await countCall({ ...one, cost: -1 });
}

/**
 * Counts in all of them or in none, before what is counted is known, so that many at once cannot pass.
 * @returns what gives them back, for what was not done after all @throws rate_limited
 */
export async function reserveCalls(all: readonly Reserved[]): Promise<GiveBack> {
  const taken: Reserved[] = [];
  const giveBack = () => giveBackCalls(taken.splice(0));
  for (const one of all) {
    await countCall(one).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    taken.push(one);
  }
  return giveBack;
}
