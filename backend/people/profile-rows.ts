import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Profile, ProfileChanges } from '@/lib/contract/people/profile';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';

/** 256 random bits (rule people/anonymous-profile). */
export const createToken = () => randomBytes(32).toString('base64url');
/** Tokens are stored and looked up by their hash alone, so a dump holds none and no comparison leaks time. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Days were stored unread once: one that is none counts as never said. */
const toDay = (stored: string | null | undefined) => (stored && isCalendarDate(stored) ? stored : null);

/** A profile's details over what a new one has. */
export function toProfile({ id, details }: { id: number; details: ProfileChanges }): Profile {
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
  };
}

/** The diner who calls. @throws unauthorized */
export function getDinerId(ctx: Context): number {
  if (ctx.actor.kind !== 'diner') throw new AppError('unauthorized');
  return ctx.actor.profileId;
}
