import { AppError } from '@/backend/errors';
import type { Topic } from '@/backend/platform/events/topic-events';

export type StreamLimits = {
  /** Beyond it the diner's oldest is closed. */
  perTopic: number;
  perProfile: number;
  /** Beyond it the new one is refused. */
  perTenant: number;
  total: number;
};

type Opened = Topic & { profileId: number; giveWay: () => void };

const RETRY_SECONDS = 30;

/** A diner's oldest stream gives way, as its phone may have lost its network; another diner's never. */
export function createStreamLimits({ limits, onRefused }: { limits: StreamLimits; onRefused: () => void }) {
  const ofProfile = new Map<string, Set<Opened>>();
  const ofTenant = new Map<number, number>();
  let total = 0;
  const keyOf = ({ instanceId, profileId }: Opened) => `${instanceId}:${profileId}`;

  const leave = (stream: Opened) => {
    const own = ofProfile.get(keyOf(stream));
    if (!own?.delete(stream)) return;
    if (own.size === 0) ofProfile.delete(keyOf(stream));
    total -= 1;
    const left = (ofTenant.get(stream.instanceId) ?? 1) - 1;
    if (left > 0) ofTenant.set(stream.instanceId, left);
    else ofTenant.delete(stream.instanceId);
  };

  const findOutdated = (stream: Opened): Opened | undefined => {
    const own = [...(ofProfile.get(keyOf(stream)) ?? [])];
    const ofTopic = own.filter(({ topic }) => topic === stream.topic);
    if (ofTopic.length >= limits.perTopic) return ofTopic[0];
    if (own.length >= limits.perProfile) return own[0];
    const isFull = total >= limits.total || (ofTenant.get(stream.instanceId) ?? 0) >= limits.perTenant;
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
      ofTenant.set(stream.instanceId, (ofTenant.get(stream.instanceId) ?? 0) + 1);
      total += 1;
      return () => leave(stream);
    },
  };
}
