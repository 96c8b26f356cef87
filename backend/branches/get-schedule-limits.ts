import type { Context } from '@/backend/context';
import type { ScheduleLimits } from '@/lib/contract/branches/schedule';
import { findNextSlot, listOfferedDays, takesHours } from '@/lib/domain/branches/slots';
import { loadSlots, type SlotsInput } from './load-slots';

/** `GET /api/v4/params_to_schedule.json` (rule branches/slots, rule branches/next-slot). @throws not_found */
export async function getScheduleLimits({
  ctx,
  input: { branch_id: supplierId, ...input },
}: {
  ctx: Context;
  input: SlotsInput & { branch_id: string };
}): Promise<ScheduleLimits> {
  const slots = await loadSlots({ ctx, supplierId, input });
  const { own, services, today, slotMinutes } = slots;
  const days = takesHours({ ...slots, service: own, services }) ? slots.days : 0;
  const offered = listOfferedDays({ ...slots, days });
  return {
    first_date: offered[0] ?? today,
    days: offered.length,
    slot_minutes: slotMinutes,
    next: findNextSlot({ ...slots, days }),
  };
}
