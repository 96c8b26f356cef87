import type { Changed, Context, TenantSql } from '@/backend/context';
import { lockOrder } from '@/backend/orders';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { recordEvent } from '@/backend/purchases';
import { UNWATCHED } from '@/lib/domain/orders/staff-news';
import {
  ALERT_HOURS,
  ALERT_MINUTES,
  type Alert,
  AWAY_MINUTES,
  ESCALATED_TO,
} from '@/lib/domain/staff/alerts';

type Work = TenantSql & { purchaseId: number };

/** Orders `c` that nobody has accepted, for now and not for an hour. */
export const WAITS = `c.status = 'in_progress' and not c.is_account and not c.is_split and c.service <> 'book'
  and c.subservice is distinct from 'schedule' and c.released_at > $1::timestamptz - interval '${ALERT_HOURS} hours'`;
/** Orders `c` that were accepted by themselves and that nobody has seen. */
export const UNSEEN = `c.status = 'accepted' and c.unread_event_id is not null
  and c.released_at > $1::timestamptz - interval '${ALERT_HOURS} hours'`;

const isOlder = (times: number) => `c.released_at <= $1::timestamptz
  - ${times} * coalesce((s.settings ->> 'alertMinutes')::int, ${ALERT_MINUTES}) * interval '1 minute'`;
const IS_AWAY = `not exists (select 1 from board_visits v where v.instance_id = c.instance_id and v.supplier_id = c.supplier_id
  and v.seen_at > $1::timestamptz - interval '${AWAY_MINUTES} minutes')`;

/** The alarms that an order calls for, without those that were raised. $1 is now. */
const KINDS = `lateral (select due.kind from (values
    ('unwatched', ${IS_AWAY}),
    ('unaccepted', c.status = 'in_progress' and ${isOlder(1)}),
    ('escalated', c.status = 'in_progress' and ${isOlder(2)})) as due (kind, is_due)
  where due.is_due and not exists (select 1 from staff_alarms a
    where a.instance_id = c.instance_id and a.purchase_id = c.id and a.kind = due.kind)) k`;

/** A restaurant without people here has nobody to call. */
const FROM = `purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id, ${KINDS}
  where exists (select 1 from staff_roles r where r.instance_id = c.instance_id)`;

/** Orders of all tenants for which nobody came (rule staff/alerts). */
export const findAlarms: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select instance_id, id from (
       (select c.instance_id, c.id, c.released_at from ${FROM} and ${WAITS} order by c.released_at limit $2)
       union (select c.instance_id, c.id, c.released_at from ${FROM} and ${UNSEEN} order by c.released_at limit $2)) waiting
     order by released_at limit $2`,
    [now, limit],
  );

/** To the phones of the branch; what nobody answers, to those who answer for the restaurant too, at all their branches and by mail. */
async function addAlerts({ sql, ctx, purchaseId, kind }: Work & { kind: Alert }): Promise<void> {
  const own = [ctx.instance.id, purchaseId, kind, ctx.now];
  const roles = toSqlList(ESCALATED_TO);
  await sql(
    `insert into staff_alerts (instance_id, purchase_id, kind, phone_id, send_at)
     select distinct on (f.endpoint) c.instance_id, c.id, $3::text, f.id, $4::timestamptz
     from purchases c join staff_phones f on f.instance_id = c.instance_id
     join staff_roles r on r.instance_id = f.instance_id and r.person_id = f.person_id
     where c.instance_id = $1 and c.id = $2
       and (f.supplier_id = c.supplier_id or $3 <> 'unaccepted' and r.role in ${roles})
       and (r.branches is null or c.supplier_id = any (r.branches))
     order by f.endpoint, f.supplier_id = c.supplier_id desc`,
    own,
  );
  if (kind === 'unaccepted' || ctx.mail === null) return;
  // One mail an hour says enough: a night without a board would fill a mailbox.
  await sql(
    `insert into staff_alerts (instance_id, purchase_id, kind, person_id, send_at)
     select r.instance_id, $2::bigint, $3::text, r.person_id, $4::timestamptz from staff_roles r
     join purchases c on c.instance_id = r.instance_id and c.id = $2
     where r.instance_id = $1 and r.role in ${roles} and (r.branches is null or c.supplier_id = any (r.branches))
       and not exists (
       select 1 from staff_alerts a join staff_alarms m on m.instance_id = a.instance_id and m.purchase_id = a.purchase_id
         and m.kind = a.kind
       where a.instance_id = r.instance_id and a.person_id = r.person_id and m.raised_at > $4::timestamptz - interval '1 hour')`,
    own,
  );
}

/** That nobody was there stands on the card, unless that, or that nobody accepts it, stands there already. */
async function addNews({ sql, ctx, purchaseId }: Work): Promise<void> {
  const told = await sql(
    `select 1 from purchases c join purchase_events e on e.instance_id = c.instance_id and e.purchase_id = c.id
       and e.id >= c.unread_event_id
     where c.instance_id = $1 and c.id = $2 and e.kind = 'unaccepted'`,
    [ctx.instance.id, purchaseId],
  );
  if (told.length > 0) return;
  await recordEvent({ sql, ctx, purchaseId, kind: 'unaccepted', value: UNWATCHED });
}

/** @returns null where somebody came meanwhile, or another worker was first */
export function raiseAlarms({
  ctx,
  purchaseId,
}: {
  ctx: Context;
  purchaseId: number;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId });
    const raised = await sql<{ kind: Alert }>(
      `insert into staff_alarms (instance_id, purchase_id, kind, raised_at)
       select c.instance_id, c.id, k.kind, $1::timestamptz from ${FROM} and c.instance_id = $2 and c.id = $3 and (${WAITS} or ${UNSEEN})
       on conflict do nothing returning kind`,
      [ctx.now, ctx.instance.id, purchaseId],
    );
    const kinds = new Set(raised.map(({ kind }) => kind));
    // One call is enough for the moment: the farthest reaches everybody.
    const [farthest] = (['unwatched', 'escalated', 'unaccepted'] as const).filter((kind) => kinds.has(kind));
    if (!farthest) return null;
    await addAlerts({ sql, ctx, purchaseId, kind: farthest });
    if (farthest === 'unwatched' && order.status === 'in_progress') await addNews({ sql, ctx, purchaseId });
    return { id: order.id, supplierId: order.supplier_id };
  });
}
