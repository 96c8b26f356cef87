import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { CODE_DAY_MS } from '@/lib/domain/people/phone-code';
import { SEND_LEASE_MS, type SendableCode, sendCode } from './send-code';

const BATCH = 10;
/** Enough for every turn, and no long transaction. */
const FORGOTTEN = 500;

/** Takes due codes of all tenants; they are not due again before `SEND_LEASE_MS`. */
export const takeDueCodes = ({ sql, now }: { sql: Sql; now: Date }): Promise<SendableCode[]> =>
  sql<SendableCode>(
    `update phone_codes set send_at = $2 where (instance_id, id) in (
       select instance_id, id from phone_codes where send_at <= $1 order by send_at limit ${BATCH} for update skip locked)
     returning instance_id, profile_id, purchase_id, id, coalesce(phone, '') as phone, lang, send_tries, expires_at`,
    [now, new Date(now.getTime() + SEND_LEASE_MS)],
  );

/** Codes that count no more, and confirmations that are over, of all tenants. @returns how many */
export async function forgetOldCodes({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const codes = await sql(
    `delete from phone_codes where (instance_id, id) in (
       select instance_id, id from phone_codes where created_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [new Date(now.getTime() - CODE_DAY_MS)],
  );
  const phones = await sql(
    `delete from confirmed_phones where (instance_id, profile_id, phone) in (
       select instance_id, profile_id, phone from confirmed_phones where confirmed_until <= $1 limit ${FORGOTTEN}) returning 1`,
    [now],
  );
  return codes.length + phones.length;
}

/** A code that has expired, or can no longer be sent, is not tried again. */
export async function sendDueCode({ ctx, row }: { ctx: Context; row: SendableCode }): Promise<void> {
  const { sms } = ctx;
  if (sms && row.expires_at > ctx.now) {
    await sendCode({ ctx, sms, row });
    return;
  }
  await ctx.db.statement(
    ctx.instance.id,
    'update phone_codes set send_at = null, phone = null where instance_id = $1 and id = $2',
    [ctx.instance.id, row.id],
  );
}
