import type { Database } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import { createVersionWatch } from '@/backend/staff/orders/version-watch';

/** A row with the version of what the sold-out screen of branch $2 shows. */
const VERSION = `select coalesce(md5(concat_ws('|',
     (select string_agg(concat_ws(':', id, available, stock, back_at), ',' order by id) from supplier_products
      where instance_id = $1 and supplier_id = $2 and removed_at is null),
     (select string_agg(concat_ws(':', group_key, option_key, back_at), ',' order by id) from sold_out_options
      where instance_id = $1 and supplier_id = $2))), '') as version`;

/** Watches what is sold out at a branch (rule menu/sold-out). It ends no stream: the orders say who may hear. */
export const createSoldOutWatch = ({ db, live }: { db: Database; live: LiveStreams }) =>
  createVersionWatch({
    live,
    event: 'sold_out',
    topicOf: menuTopic,
    read: ({ instanceId, supplierId }) =>
      db.statement<{ version: string }>(instanceId, VERSION, [instanceId, supplierId]),
  });
