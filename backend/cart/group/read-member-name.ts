import { AppError } from '@/backend/errors';
import { toMemberName } from '@/lib/domain/table/members';

/** In one line that can be read. @throws invalid_input */
export function readMemberName(typed: string): string {
  const name = toMemberName(typed);
  if (name === '') throw new AppError('invalid_input', { fields: { name: 'required' } });
  return name;
}
