import { createHash, randomBytes } from 'node:crypto';
import type { Profile, ProfileChanges } from '@/lib/contract/profile';
import type { Context } from '../../context';
import { AppError } from '../../errors';

/** 256 random bits (decision 82). */
export const createToken = () => randomBytes(32).toString('base64url');
/** Tokens are stored and looked up by their hash alone, so a dump holds none and no comparison leaks time. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** A profile's details over what a new one has. */
export function toProfile({ id, details }: { id: number; details: ProfileChanges }): Profile {
  return {
    id,
    name: details.name ?? '',
    phone: details.phone ?? '',
    phone_code: details.phone_code ?? '',
    phone_code_iso2: details.phone_code_iso2 ?? '',
    email: details.email ?? '',
    birthday_date: details.birthday_date ?? null,
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
