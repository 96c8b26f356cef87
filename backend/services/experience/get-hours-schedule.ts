import type { HoursSchedule } from '@/lib/contract/schedule';
import type { ServiceChoice } from '@/lib/domain/services';
import { isCalendarDate, isSchedulable, listSlots } from '@/lib/domain/slots';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getSupplierRow, toBranch } from './internal';

/**
 * `GET /params/get_hours_schedule.json`: the slots of one day in the branch's zone (decision 47); the
 * branch's preparation time is the lead. @throws not_found, invalid_input for a day that is none, is past or is too far
 */
export async function getHoursSchedule({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string; date: string; service?: ServiceChoice | undefined };
}): Promise<HoursSchedule> {
  const { id } = ctx.instance;
  const { date, service } = input;
  if (!isCalendarDate(date)) throw new AppError('invalid_input', { fields: { date: 'invalid_date' } });
  const row = await ctx.db.tenant(id, (sql) => getSupplierRow(sql, id, input.supplier_id));
  const { opening_hours: hours, preparation_minutes: leadMinutes } = toBranch({ row, ctx });
  if (!isSchedulable({ date, now: ctx.now, timezone: hours.timezone })) {
    throw new AppError('invalid_input', { fields: { date: 'out_of_range' } });
  }
  return {
    date,
    timezone: hours.timezone,
    hours: listSlots({ hours, date, now: ctx.now, leadMinutes, ...(service ? { service } : {}) }),
  };
}
