import type { Database } from '@/backend/platform/database/database';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import { createVersionWatch } from '@/backend/staff/orders/version-watch';

/**
 * A row with the version of the bookings of branch $2 that begin about $3 or have news, and of their tables. Any update of a row gives it
 * another `xmin`. Other days are asked for from time to time.
 */
const VERSION = `select coalesce(md5(concat_ws('|',
     (select string_agg(b.id || ':' || b.xmin, ',' order by b.id) from bookings b
      where b.instance_id = $1 and b.supplier_id = $2 and b.status <> 'held' and (b.unread_since is not null
        or b.starts_at between $3::timestamptz - interval '1 day' and $3::timestamptz + interval '2 days')),
     (select string_agg(t.booking_id || ':' || t.table_id, ',' order by t.booking_id, t.table_id)
      from bookings b join booking_tables t on t.instance_id = b.instance_id and t.booking_id = b.id
      where b.instance_id = $1 and b.supplier_id = $2 and b.status not in ('held', 'cancelled')
        and b.starts_at between $3::timestamptz - interval '1 day' and $3::timestamptz + interval '2 days'))), '') as version`;

/** Watches the bookings of a branch, as a topic beside its orders (rule staff/live). It ends no stream: the orders say who may hear. */
export function createBookingsWatch({
  db,
  live,
  clock,
}: {
  db: Database;
  live: LiveStreams;
  clock: () => Date;
}) {
  return createVersionWatch({
    live,
    event: 'bookings',
    topicOf: bookingsTopic,
    read: ({ instanceId, supplierId }) =>
      db.statement<{ version: string }>(instanceId, VERSION, [instanceId, supplierId, clock()]),
  });
}
