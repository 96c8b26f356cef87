import type { Database } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { type LiveStreams, type Told, watchIn } from '@/backend/platform/live/live-streams';
import { MENU_VERSION } from './menu-version';

/** Null: no such branch. */
type Version = string | null;

/** Tells one page of changes: the same menu again is no news. */
function createTeller(supplierId: number): (version: Version) => Told {
  let told: Version = null;
  return (version) => {
    if (version === null) return 'forbidden';
    if (version === told) return 'nothing';
    told = version;
    return { event: `event: menu\ndata: ${JSON.stringify({ supplier_id: supplierId, version })}\n\n` };
  };
}

/**
 * The menu of a branch as a topic of a diner's stream (rule menu/live). It is public, so whoever has a stream may hear of it.
 * One of an app: all streams that carry a menu read it once for each change.
 */
export function createMenuWatch({ db, live, clock }: { db: Database; live: LiveStreams; clock: () => Date }) {
  const rooms = live.createRooms<Version>();
  return ({ instanceId, supplierId }: { instanceId: number; supplierId: number }) =>
    watchIn<Version>(rooms, {
      watched: { instanceId, topic: menuTopic(supplierId) },
      read: async () => {
        const [row] = await db.statement<{ version: string }>(instanceId, MENU_VERSION, [
          instanceId,
          supplierId,
          clock(),
        ]);
        return row?.version ?? null;
      },
      onBeat: async () => undefined,
      tell: createTeller(supplierId),
    });
}
export type MenuWatch = ReturnType<typeof createMenuWatch>;
