import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Contact } from '@/lib/contract/people/contact';
import { CONFIRMED_MS, needsPhoneCode } from '@/lib/domain/people/phone-code';
import { getDinerId } from './profile-rows';

/** The number as providers of SMS want it. */
export const toWholePhone = ({ phone, phone_code }: Pick<Contact, 'phone' | 'phone_code'>): string =>
  `+${phone_code}${phone}`;

/** Whether this order still waits for a code (rule people/phone-code); never where no SMS can be sent. */
export async function waitsForCode({
  sql,
  ctx,
  service,
  contact,
}: {
  sql: Sql;
  ctx: Context;
  service: string;
  contact: Contact | null | undefined;
}): Promise<boolean> {
  const asksCode = ctx.instance.asksPhoneCode && ctx.sms !== null;
  if (!contact?.phone || !needsPhoneCode({ asksCode, service })) return false;
  const [confirmed] = await sql(
    'select 1 from confirmed_phones where instance_id = $1 and profile_id = $2 and phone = $3 and confirmed_until > $4',
    [ctx.instance.id, getDinerId(ctx), toWholePhone(contact), ctx.now],
  );
  return !confirmed;
}

export function keepConfirmation({
  sql,
  ctx,
  phone,
}: {
  sql: Sql;
  ctx: Context;
  phone: string;
}): Promise<unknown> {
  return sql(
    `insert into confirmed_phones (instance_id, profile_id, phone, confirmed_until) values ($1, $2, $3, $4)
     on conflict (instance_id, profile_id, phone) do update set confirmed_until = excluded.confirmed_until`,
    [ctx.instance.id, getDinerId(ctx), phone, new Date(ctx.now.getTime() + CONFIRMED_MS)],
  );
}
