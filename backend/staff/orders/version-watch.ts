import type { TopicName } from '@/backend/platform/events/topic-events';
import { type LiveStreams, watchIn } from '@/backend/platform/live/live-streams';

type OfBranch = { instanceId: number; supplierId: number };

/**
 * Watches something of a branch that a version tells of, as a topic beside its orders. The first word comes with the first change, as
 * a screen asks when it opens; the same version again is not told.
 * @param read answers one row
 */
export function createVersionWatch({
  live,
  event,
  topicOf,
  read,
}: {
  live: LiveStreams;
  event: string;
  topicOf: (supplierId: number) => TopicName;
  read: (branch: OfBranch) => Promise<{ version: string }[]>;
}) {
  const rooms = live.createRooms<string>();
  return (branch: OfBranch) => {
    const { instanceId, supplierId } = branch;
    let told: string | null = null;
    return watchIn<string>(rooms, {
      watched: { instanceId, topic: topicOf(supplierId) },
      read: async () => (await read(branch))[0]?.version ?? '',
      onBeat: async () => undefined,
      tell: (version) => {
        if (version === told) return 'nothing';
        told = version;
        return {
          event: `event: ${event}\ndata: ${JSON.stringify({ supplier_id: supplierId, version })}\n\n`,
        };
      },
    });
  };
}
export type VersionWatch = ReturnType<typeof createVersionWatch>;
