import type { Context } from '@/backend/context';
import { type Outgoing, senderOf } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { SENDING_LEASE_MS, trySending } from '@/backend/providers/try-sending';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { type Alert, toAlertMail, toAlertPush } from '@/lib/domain/staff/alerts';
import type { Language } from '@/lib/domain/tenant/countries';
import { UNSEEN, WAITS } from './raise-alarms';

const BATCH = 10;
const FORGOTTEN = 200;
const DAY_MS = 86_400_000;

export type DueAlert = {
  instance_id: number;
  id: number;
  purchase_id: number;
  kind: Alert;
  phone_id: number | null;
  person_id: number | null;
  send_tries: number;
};
type Work = { ctx: Context; alert: DueAlert };

/** Takes due alerts of all tenants; they are not due again before the lease is over. */
export const takeDueAlerts = ({ sql, now }: { sql: Sql; now: Date }): Promise<DueAlert[]> =>
  sql<DueAlert>(
    `update staff_alerts set send_at = $2, send_tries = send_tries + 1 where (instance_id, id) in (
       select instance_id, id from staff_alerts where send_at <= $1 order by send_at limit ${BATCH} for update skip locked)
     returning instance_id, id, purchase_id, kind, phone_id, person_id, send_tries`,
    [now, new Date(now.getTime() + SENDING_LEASE_MS)],
  );

type Told = {
  number: number | null;
  bck_purchase_id: string | null;
  service: 'delivery' | 'take_away' | 'on_table' | 'book';
  place: string;
  supplier_id: number;
  waiting: number;
};

/** Null where somebody has come meanwhile. */
async function readTold({ sql, ctx, alert }: Work & { sql: Sql }): Promise<Told | null> {
  const [told] = await sql<Told>(
    `select c.number, c.bck_purchase_id, c.service, c.supplier_id, coalesce(s.settings ->> 'name', s.slug) as place,
       (select count(*)::int from purchases o where o.instance_id = c.instance_id and o.supplier_id = c.supplier_id
          and o.status = 'in_progress' and o.released_at is not null and not o.is_account and not o.is_split
          and o.service <> 'book') as waiting
     from purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id
     where c.instance_id = $2 and c.id = $3 and (${WAITS} or ${UNSEEN})`,
    [ctx.now, ctx.instance.id, alert.purchase_id],
  );
  return told ?? null;
}

/** An address is a person's own and no tenant's, so the owner of the tables reads it. */
const findMail = async ({ ctx, personId }: { ctx: Context; personId: number }): Promise<string | null> => {
  const [row] = await ctx.db.lookUp<{ mail: string }>('select mail from staff_people where id = $1', [
    personId,
  ]);
  return row?.mail ?? null;
};

async function write({ ctx, alert }: Work): Promise<Outgoing | null> {
  const { phone_id: phoneId, person_id: personId, kind } = alert;
  const { told, phone } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [found] = await sql<PushTarget & { lang: Language }>(
      'select endpoint, p256dh, auth, lang from staff_phones where instance_id = $1 and id = $2',
      [ctx.instance.id, phoneId],
    );
    return { told: await readTold({ sql, ctx, alert }), phone: found };
  });
  if (!told) return null;
  const { place, service, waiting, supplier_id: supplierId } = told;
  const facts = { kind, place, service, waiting, number: printOrderNumber(told) ?? '' };
  const id = `${ctx.instance.slug}-alert-${alert.id}`;
  const path = `/${ctx.instance.slug}/board`;
  if (phone) {
    const { lang, ...to } = phone;
    const topic = `board-${ctx.instance.id}-${supplierId}`;
    const content = JSON.stringify(toAlertPush({ ...facts, lang, id, topic, path }));
    return { way: 'push', message: { to, topic, content } };
  }
  const to = personId === null ? null : await findMail({ ctx, personId });
  if (to === null || ctx.staffOrigin === null) return null;
  const texts = toAlertMail({ ...facts, lang: ctx.instance.language, link: `${ctx.staffOrigin}${path}` });
  return { way: 'mail', message: { id, to, from: place, replyTo: null, ...texts } };
}

const settle = ({ ctx, alert, at }: Work & { at: Date | null }) =>
  ctx.db.statement(
    ctx.instance.id,
    'update staff_alerts set send_at = $3 where instance_id = $1 and id = $2',
    [ctx.instance.id, alert.id, at],
  );

/** Deletes a subscription that its service no longer knows, but not one that came in its place meanwhile. */
const dropPhone = ({ ctx, endpoint }: { ctx: Context; endpoint: string }) =>
  ctx.db.statement(ctx.instance.id, 'delete from staff_phones where instance_id = $1 and endpoint = $2', [
    ctx.instance.id,
    endpoint,
  ]);

/** Outside of any transaction (rule staff/alerts). */
export async function sendAlert({ ctx, alert }: Work): Promise<void> {
  const outgoing = await write({ ctx, alert });
  const send = outgoing && senderOf({ ctx, outgoing });
  if (!outgoing || !send) {
    await settle({ ctx, alert, at: null });
    return;
  }
  let isGone = false;
  await trySending({
    ctx,
    call: outgoing.way,
    send: async () => {
      isGone = (await send()) === 'gone';
    },
    tries: alert.send_tries,
    settle: ({ at }) => settle({ ctx, alert, at }),
  });
  if (isGone && outgoing.way === 'push') await dropPhone({ ctx, endpoint: outgoing.message.to.endpoint });
}

/** Alarms of yesterday, with what was sent of them. @returns how many */
export async function forgetOldAlarms({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const forgotten = await sql(
    `delete from staff_alarms where (instance_id, purchase_id, kind) in (
       select instance_id, purchase_id, kind from staff_alarms where raised_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [new Date(now.getTime() - DAY_MS)],
  );
  return forgotten.length;
}
