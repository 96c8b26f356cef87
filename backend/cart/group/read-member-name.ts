import { AppError } from '@/backend/errors';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { toMemberName } from '@/lib/domain/table/members';

/** In one line that can be read. @throws invalid_input, card_data_not_accepted (guarantee/no-card-data) */
export function readMemberName(typed: string): string {
  if (holdsCardNumber(typed)) throw new AppError('card_data_not_accepted');
  const name = toMemberName(typed);
  if (name === '') throw new AppError('invalid_input', { fields: { name: 'required' } });
  return name;
}
