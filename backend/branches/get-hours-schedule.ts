import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { HoursSchedule } from '@/lib/contract/branches/schedule';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { isSchedulable, listSlots } from '@/lib/domain/branches/slots';
import { getSupplierRow, schedulingOf, toBranch } from './supplier-rows';

/** By the branch's clock (rule branches/slots). @throws not_found, invalid_input for a day past or too far ahead */
export async function getHoursSchedule({
  ctx,
  input,
}: {
  ctx: Context;
  input: { supplier_id: string; date: string; service?: ServiceChoice | undefined };
}): Promise<HoursSchedule> {
  const { id } = ctx.instance;
  const { date, service } = input;
  const row = await ctx.db.tenant(id, (sql) => getSupplierRow(sql, id, input.supplier_id));
  const { opening_hours: hours } = toBranch({ row, ctx });
  const scheduling = schedulingOf(row.settings);
  if (!isSchedulable({ ...scheduling, date, now: ctx.now, timezone: hours.timezone })) {
    throw new AppError('invalid_input', { fields: { date: 'out_of_range' } });
  }
  return { hours: listSlots({ ...scheduling, hours, date, now: ctx.now, ...(service ? { service } : {}) }) };
}
