import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Profile, ProfileChanges } from '@/lib/contract/people/profile';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { isBirthDate } from '@/lib/domain/people/age';
import { getDinerId, writeProfile } from './profile-rows';

/** The earliest zone: a profile has none. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** @throws invalid_input if nobody can be born then */
function assertBirthday({ ctx, changes }: { ctx: Context; changes: ProfileChanges }): void {
  const { birthday_date: birthDate } = changes;
  if (!birthDate) return;
  if (isBirthDate({ birthDate, at: ctx.now, timezone: FIRST_ZONE })) return;
  throw new AppError('invalid_input', { fields: { 'profile.birthday_date': 'out_of_range' } });
}

/**
 * (rule people/own-fields, guarantee/allowed-fields)
 * @throws not_found for another id, card_data_not_accepted (guarantee/no-card-data), invalid_input
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
  if (holdsCardNumber(input.profile)) throw new AppError('card_data_not_accepted');
  assertBirthday({ ctx, changes: input.profile });
  return writeProfile({ ctx, details: input.profile });
}
