import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { HoursSchedule } from '@/lib/contract/branches/schedule';
import { isSchedulable, listSlots } from '@/lib/domain/branches/slots';
import { loadSlots, type SlotsInput } from './load-slots';

/**
 * Lists the hours of a day in the branch's time zone (rule branches/slots).
 * @throws not_found, invalid_input for a day past or too far ahead
 */
export async function getHoursSchedule({
  ctx,
  input: { supplier_id: supplierId, date, ...input },
}: {
  ctx: Context;
  input: SlotsInput & { supplier_id: string; date: string };
}): Promise<HoursSchedule> {
  const slots = await loadSlots({ ctx, supplierId, input });
  if (!isSchedulable({ ...slots, day: date })) {
    throw new AppError('invalid_input', { fields: { date: 'out_of_range' } });
  }
  return { hours: listSlots({ ...slots, day: date }) };
}
