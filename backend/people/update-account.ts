import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { buyerSchema } from '@/lib/contract/people/contact';
import type { Profile } from '@/lib/contract/people/profile';
import type { ProfileChanges } from '@/lib/contract/people/profile-changes';
import { isBirthDate } from '@/lib/domain/people/age';
import { findDocumentIssue } from '@/lib/domain/people/documents';
import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';
import { getDinerId, writeProfile } from './profile-rows';

/** The earliest zone: a profile has none. */
const FIRST_ZONE = 'Pacific/Kiritimati';

type Changed = { ctx: Context; changes: ProfileChanges };

const refuseField = (name: string) =>
  new AppError('invalid_input', { fields: { [`profile.${name}`]: 'out_of_range' } });

/** @throws invalid_input if nobody can be born then */
function assertBirthday({ ctx, changes }: Changed): void {
  const { birthday_date: birthDate } = changes;
  if (!birthDate) return;
  if (!isBirthDate({ birthDate, at: ctx.now, timezone: FIRST_ZONE })) throw refuseField('birthday_date');
}

/** An empty field clears the stored one. @throws phone_invalid, document_invalid, invalid_input */
function assertReachable({ ctx, changes }: Changed): void {
  const { country } = ctx.instance;
  const { phone, phone_code = PHONE_CODES[country].code, email, dni, dni_type = '' } = changes;
  if (phone && findPhoneIssue({ phone, phone_code })) throw new AppError('phone_invalid');
  if (email && !buyerSchema.shape.email.safeParse(email).success) throw refuseField('email');
  if (dni && findDocumentIssue({ country, type: dni_type, number: dni })?.blocks)
    throw new AppError('document_invalid');
}

/**
 * (rule people/own-fields, guarantee/allowed-fields)
 * @throws not_found for another id, phone_invalid, document_invalid,
 * invalid_input
 */
export async function updateAccount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { profile_id: string; profile: ProfileChanges };
}): Promise<Profile> {
  const profileId = getDinerId(ctx);
  if (Number(input.profile_id) !== profileId) throw new AppError('not_found');
  const changes = input.profile;
  assertBirthday({ ctx, changes });
  assertReachable({ ctx, changes });
  return writeProfile({ ctx, details: changes });
}
