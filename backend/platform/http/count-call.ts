import { AppError } from '@/backend/errors';
import type { CountedCall } from '@/backend/platform/limits/rate-limiter';
import type { ErrorKey } from '@/lib/contract/error-status';
import type { AppDeps } from './environment';

export type LimitBucket =
  | 'address'
  | 'tenant'
  | 'profile'
  | 'new-profiles'
  | 'wrong-tokens'
  | 'sign-ins'
  | 'coupons'
  | 'wrong-coupons'
  | 'room-guests'
  | 'unpaid-orders'
  | 'share-holds'
  | 'wallet-pushes'
  | 'phone-codes'
  | 'proofs'
  | 'bookings'
  | 'invitations'
  | 'ratings'
  | 'door-photos'
  | 'shop-pictures'
  | 'shop-files'
  | 'places'
  | 'tenant-places'
  | 'place-logs'
  | 'own-data'
  | 'streams'
  | 'televisions';

/** @throws rate_limited with the seconds to wait */
export async function countCall({
  deps,
  bucket,
  of,
  ...counted
}: Omit<CountedCall, 'key'> & {
  deps: Pick<AppDeps, 'limiter' | 'metrics'>;
  bucket: LimitBucket;
  of: string;
}): Promise<void> {
  const wait = await deps.limiter.take({ key: `${bucket}:${of}`, ...counted });
  if (wait === 0) return;
  deps.metrics?.refuse(bucket);
  throw new AppError('rate_limited', { retryAfterSeconds: wait });
}

/** The same refusal in a limit's own words; another error stays as it is. */
export function renameLimit(error: unknown, key: ErrorKey): unknown {
  if (!(error instanceof AppError) || error.key !== 'rate_limited') return error;
  const { retryAfterSeconds = 0 } = error;
  return new AppError(key, { retryAfterSeconds });
}
