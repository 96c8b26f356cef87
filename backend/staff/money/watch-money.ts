import type { Database } from '@/backend/platform/database/database';
import { branchTopic } from '@/backend/platform/events/topic-events';
import type { LiveStreams } from '@/backend/platform/live/live-streams';
import { createVersionWatch } from '@/backend/staff/orders/version-watch';

const OF_BRANCH = `join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id and c.supplier_id = $2`;

/** A row with the version of the money of branch $2 that waits for somebody. */
const VERSION = `select coalesce(md5(concat_ws('|',
     (select string_agg(p.id || ':' || t.uploaded_at, ',' order by p.id) from payments p ${OF_BRANCH}
        join transfer_proofs t on t.instance_id = p.instance_id and t.payment_id = p.id
      where p.instance_id = $1 and p.method = 'transfer' and p.status = 'pending'),
     (select string_agg(r.id || ':' || r.state, ',' order by r.id) from refunds r
        join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
        join purchases c on c.instance_id = p.instance_id and c.id = coalesce(r.stall_order_id, p.purchase_id)
          and c.supplier_id = $2
      where r.instance_id = $1 and r.state <> 'given'),
     (select string_agg(p.id || ':' || p.misfit, ',' order by p.id) from payments p ${OF_BRANCH}
      where p.instance_id = $1 and p.misfit is not null and not p.misfit ? 'settledAt'),
     (select string_agg(p.id || ':' || p.amount_minor || ':' || p.refunds_minor, ',' order by p.id) from payments p ${OF_BRANCH}
      where p.instance_id = $1 and p.method = 'room_charge' and p.status = 'success' and p.settled_at is null),
     (select string_agg(p.id || ':' || p.amount_minor, ',' order by p.id) from payments p ${OF_BRANCH} and c.is_account
      where p.instance_id = $1 and p.status = 'pending' and p.provider is null))), '') as version`;

/** Watches the money that waits for somebody, whose changes are told as its orders' (rule staff/money). It ends no stream: the orders say who may hear. */
export const createMoneyWatch = ({ db, live }: { db: Database; live: LiveStreams }) =>
  createVersionWatch({
    live,
    event: 'money',
    topicOf: branchTopic,
    read: ({ instanceId, supplierId }) =>
      db.statement<{ version: string }>(instanceId, VERSION, [instanceId, supplierId]),
  });
