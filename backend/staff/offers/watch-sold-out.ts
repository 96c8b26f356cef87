import type { Database } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { type LiveStreams, watchIn } from '@/backend/platform/live/live-streams';

/** A row with the version of what the sold-out screen of branch $2 shows. */
const VERSION = `select coalesce(md5(concat_ws('|',
     (select string_agg(concat_ws(':', id, available, stock, back_at), ',' order by id) from supplier_products
      where instance_id = $1 and supplier_id = $2 and removed_at is null),
     (select string_agg(concat_ws(':', group_key, option_key, back_at), ',' order by id) from sold_out_options
      where instance_id = $1 and supplier_id = $2))), '') as version`;

/**
 * Watches what is sold out at a branch, as a topic beside its orders (rule menu/sold-out). It ends no stream: the orders say who may hear.
 * The first word comes with the first change, as the screen asks when it opens.
 */
export function createSoldOutWatch({ db, live }: { db: Database; live: LiveStreams }) {
  const rooms = live.createRooms<string>();
  return ({ instanceId, supplierId }: { instanceId: number; supplierId: number }) => {
    let told: string | null = null;
    return watchIn<string>(rooms, {
      watched: { instanceId, topic: menuTopic(supplierId) },
      read: async () => {
        const [row] = await db.statement<{ version: string }>(instanceId, VERSION, [instanceId, supplierId]);
        return row?.version ?? '';
      },
      onBeat: async () => undefined,
      tell: (version) => {
        if (version === told) return 'nothing';
        told = version;
        return {
          event: `event: sold_out\ndata: ${JSON.stringify({ supplier_id: supplierId, version })}\n\n`,
        };
      },
    });
  };
}
export type SoldOutWatch = ReturnType<typeof createSoldOutWatch>;
