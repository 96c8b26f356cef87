import { countCall } from '@/backend/platform/http/count-call';
import type { AppDeps } from '@/backend/platform/http/environment';

/** It asks every four seconds; a page that is loaded anew asks once more. */
const PER_MINUTE = 40;

/** @param id null: the code is no television's @throws rate_limited */
export type CountTelevision = (id: number | null) => Promise<void>;

/** Counts what a television asks, and wrong codes of an address. */
export const limitTelevision =
  (deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>, visitor: string | null): CountTelevision =>
  async (id) => {
    const { wrongTokensPerMinute: perMinute } = deps.config.limits;
    if (id !== null) await countCall({ deps, bucket: 'televisions', of: String(id), perMinute: PER_MINUTE });
    else if (visitor !== null)
      await countCall({ deps, bucket: 'wrong-tokens', of: `television:${visitor}`, perMinute });
  };
