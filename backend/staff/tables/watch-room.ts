import type { Database } from '@/backend/platform/database/database';
import { roomTopic } from '@/backend/platform/events/topic-events';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import { createVersionWatch } from '@/backend/staff/orders/version-watch';

/** A row with the version of who waits for staff at the tables of branch $2. */
const VERSION = `select coalesce(md5(concat_ws('|',
     (select string_agg(c.id::text, ',' order by c.id) from waiter_calls c
        join tables t on t.instance_id = c.instance_id and t.id = c.table_id
      where c.instance_id = $1 and t.supplier_id = $2 and c.attended_at is null),
     (select string_agg(concat_ws(':', w.purchase_id, w.profile_id, w.name), ',' order by w.purchase_id, w.profile_id)
      from join_wishes w join purchases c on c.instance_id = w.instance_id and c.id = w.purchase_id
      where w.instance_id = $1 and c.supplier_id = $2))), '') as version`;

/** Watches who waits for staff in a room; accounts and payments are told as orders (rule staff/room). It ends no stream: the orders say who may hear. */
export const createRoomWatch = ({ db, live }: { db: Database; live: LiveStreams }) =>
  createVersionWatch({
    live,
    event: 'tables',
    topicOf: roomTopic,
    read: ({ instanceId, supplierId }) =>
      db.statement<{ version: string }>(instanceId, VERSION, [instanceId, supplierId]),
  });
