import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { staffOf } from '@/backend/staff/staff-actor';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import type { StaffAlerts } from '@/lib/contract/staff/alert-calls';
import { ALERT_MINUTES } from '@/lib/domain/staff/alerts';

type Session = { personId: number; sessionId: number };

/** Null for a program and for the operator, who have no phone. */
function sessionOf(ctx: Context): Session | null {
  const holder = staffOf(ctx)?.holder;
  return holder && 'sessionId' in holder ? holder : null;
}

async function readAlerts({
  sql,
  ctx,
  supplierId,
  minutes = ALERT_MINUTES,
}: {
  sql: Sql;
  ctx: Context;
  supplierId: number;
  minutes: number | undefined;
}): Promise<StaffAlerts> {
  const rows = await sql(
    'select 1 from staff_phones where instance_id = $1 and supplier_id = $2 and session_id = $3',
    [ctx.instance.id, supplierId, sessionOf(ctx)?.sessionId ?? null],
  );
  return { push_key: ctx.push?.publicKey ?? null, is_told: rows.length > 0, minutes };
}

/** `GET /staff/branches/{id}/alerts.json`. @throws not_found */
export function getAlerts({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<StaffAlerts> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: supplierId, settings } = await getSupplierRow(sql, ctx.instance.id, input.id);
    return readAlerts({ sql, ctx, supplierId, minutes: settings.alertMinutes });
  });
}

/**
 * `PUT /staff/branches/{id}/alerts.json`: one browser of each session is told (rule staff/alerts).
 * @throws not_found; forbidden without a session; invalid_input for an address that nothing is sent to (rule orders/push-services)
 */
export function setAlerts({
  ctx,
  input: { id, push },
}: {
  ctx: Context;
  input: { id: string; push: PushTarget | null };
}): Promise<StaffAlerts> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id: supplierId, settings } = await getSupplierRow(sql, ctx.instance.id, id);
    const session = sessionOf(ctx);
    if (session === null) throw new AppError('forbidden');
    if (push !== null && !ctx.push?.serves(push.endpoint))
      throw new AppError('invalid_input', { fields: { push: 'not served' } });
    const { personId, sessionId } = session;
    if (push === null)
      await sql('delete from staff_phones where instance_id = $1 and supplier_id = $2 and session_id = $3', [
        ctx.instance.id,
        supplierId,
        sessionId,
      ]);
    else
      await sql(
        `insert into staff_phones (instance_id, supplier_id, person_id, session_id, lang, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict on constraint one_phone_of_a_session do update set lang = excluded.lang, endpoint = excluded.endpoint,
           p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
        [
          ...[ctx.instance.id, supplierId, personId, sessionId, ctx.lang],
          ...[push.endpoint, push.p256dh, push.auth, ctx.now],
        ],
      );
    return readAlerts({ sql, ctx, supplierId, minutes: settings.alertMinutes });
  });
}
