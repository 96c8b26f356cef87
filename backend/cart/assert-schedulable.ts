import { type SupplierRow, schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { isSchedulable } from '@/lib/domain/branches/slots';

/** @throws invalid_input for a day past or too far ahead; a taken slot is an issue of the cart */
export function assertSchedulable({
  ctx,
  supplier,
  date,
}: {
  ctx: Context;
  supplier: SupplierRow;
  date: string | null | undefined;
}): void {
  const { settings } = supplier;
  const { days } = schedulingOf(settings);
  if (!date || isSchedulable({ date, now: ctx.now, timezone: settings.timezone, days })) return;
  throw new AppError('invalid_input', { fields: { schedule_date: 'out_of_range' } });
}
