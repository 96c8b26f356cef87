import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Invoice } from '@/lib/contract/people/invoice';
import type { Profile } from '@/lib/contract/people/profile';
import type { ProfileChanges } from '@/lib/contract/people/profile-changes';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';

/** Makes a token of 256 random bits (rule people/anonymous-profile). */
export const createToken = () => randomBytes(32).toString('base64url');
/** Only hashes are stored: a dump holds no token and no comparison leaks time. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Old rows may hold impossible days. */
const toDay = (stored: string | null | undefined) => (stored && isCalendarDate(stored) ? stored : null);

/** The diner writes the changes; the rest is kept from an order. */
export type ProfileDetails = Omit<ProfileChanges, 'invoice' | 'payment_method'> & {
  invoice?: Invoice | null | undefined;
  payment_method?: PaymentMethod | null | undefined;
};

export function toProfile({ id, details }: { id: number; details: ProfileDetails }): Profile {
  return {
    id,
    name: details.name ?? '',
    phone: details.phone ?? '',
    phone_code: details.phone_code ?? '',
    phone_code_iso2: details.phone_code_iso2 ?? '',
    email: details.email ?? '',
    birthday_date: toDay(details.birthday_date),
    sex: details.sex ?? '',
    dni: details.dni ?? '',
    dni_type: details.dni_type ?? '',
    categories: details.categories ?? [],
    allow_gps: details.allow_gps ?? null,
    location: details.location ?? null,
    invoice: details.invoice ?? null,
    payment_method: details.payment_method ?? null,
  };
}

/** @throws unauthorized */
export function getDinerId(ctx: Context): number {
  if (ctx.actor.kind !== 'diner') throw new AppError('unauthorized');
  return ctx.actor.profileId;
}

/** Fields that are left out stay. @throws unauthorized */
export function writeProfile({ ctx, details }: { ctx: Context; details: ProfileDetails }): Promise<Profile> {
  const own = [ctx.instance.id, getDinerId(ctx)];
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [row] = await sql<{ id: number; details: ProfileDetails }>(
      'update profiles set details = details || $3::jsonb where instance_id = $1 and id = $2 and erased_at is null returning id, details',
      [...own, JSON.stringify(details)],
    );
    if (!row) throw new AppError('unauthorized');
    return toProfile(row);
  });
}
