import { AppError } from '@/backend/errors';
import type { TopicName } from '@/backend/platform/events/topic-events';

export type StreamLimits = {
  /** Beyond it the caller's oldest is closed. */
  perTopic: number;
  perProfile: number;
  /** Beyond it the new one is refused. */
  perTenant: number;
  total: number;
};

/** A diner, a staff key, or a session of one of the staff: each of a person's tablets watches for itself. */
export type Caller = `diner:${number}` | `staff:${number}` | `session:${number}` | `device:${number}`;
type Opened = { instanceId: number; caller: Caller; topics: readonly TopicName[]; giveWay: () => void };

const RETRY_SECONDS = 30;

/**
 * A caller's oldest stream gives way, as its phone may have lost its network; another caller's never. Diners and staff of a
 * tenant are counted apart, so that diners crowd no kitchen out.
 */
export function createStreamLimits({ limits, onRefused }: { limits: StreamLimits; onRefused: () => void }) {
  const ofProfile = new Map<string, Set<Opened>>();
  const ofTenant = new Map<string, number>();
  let total = 0;
  const keyOf = ({ instanceId, caller }: Opened) => `${instanceId}:${caller}`;
  const tenantOf = ({ instanceId, caller }: Opened) =>
    `${instanceId}:${caller.startsWith('diner:') ? 'diners' : 'staff'}`;
  const isSame = (one: Opened, other: Opened) => one.topics.join() === other.topics.join();

  const leave = (stream: Opened) => {
    const own = ofProfile.get(keyOf(stream));
    if (!own?.delete(stream)) return;
    if (own.size === 0) ofProfile.delete(keyOf(stream));
    total -= 1;
    const left = (ofTenant.get(tenantOf(stream)) ?? 1) - 1;
    if (left > 0) ofTenant.set(tenantOf(stream), left);
    else ofTenant.delete(tenantOf(stream));
  };

  const findOutdated = (stream: Opened): Opened | undefined => {
    const own = [...(ofProfile.get(keyOf(stream)) ?? [])];
    const ofTopic = own.filter((one) => isSame(one, stream));
    if (ofTopic.length >= limits.perTopic) return ofTopic[0];
    if (own.length >= limits.perProfile) return own[0];
    const isFull = total >= limits.total || (ofTenant.get(tenantOf(stream)) ?? 0) >= limits.perTenant;
    if (!isFull) return undefined;
    const [oldest] = ofTopic;
    if (oldest) return oldest;
    onRefused();
    throw new AppError('rate_limited', { retryAfterSeconds: RETRY_SECONDS });
  };

  return {
    /** @returns the function that counts it out, once @throws rate_limited */
    enter(stream: Opened): () => void {
      const outdated = findOutdated(stream);
      if (outdated) {
        leave(outdated);
        outdated.giveWay();
      }
      const own = ofProfile.get(keyOf(stream)) ?? new Set();
      ofProfile.set(keyOf(stream), own.add(stream));
      ofTenant.set(tenantOf(stream), (ofTenant.get(tenantOf(stream)) ?? 0) + 1);
      total += 1;
      return () => leave(stream);
    },
  };
}
