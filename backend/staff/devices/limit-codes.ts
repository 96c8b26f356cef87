import type { AppDeps } from '@/backend/platform/http/environment';
import { reserveCalls } from '@/backend/platform/http/reserve-calls';

/** In all, of every address: a code of 26^8 lives ten minutes, and no stranger's guesses keep tablets out. */
const ALL_PER_HOUR = 36_000;

/** Wrong codes of an address, and of all. @returns what gives a right one back @throws rate_limited */
export function countCode({
  deps,
  visitor,
}: {
  deps: Pick<AppDeps, 'limiter' | 'metrics' | 'config'>;
  visitor: string | null;
}): Promise<() => Promise<void>> {
  const bucket = 'sign-ins' as const;
  const { signInsPerMinute: perMinute } = deps.config.limits;
  return reserveCalls([
    ...(visitor === null
      ? []
      : [{ deps, bucket, of: `device-codes:${visitor}`, perMinute, burst: perMinute * 4 }]),
    { deps, bucket, of: 'device-codes', perMinute: ALL_PER_HOUR / 60, burst: ALL_PER_HOUR },
  ]);
}
