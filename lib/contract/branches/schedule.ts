import * as z from 'zod/mini';
import { timeSchema } from '@/lib/contract/primitives';

/** Slots of one day in the branch's zone (rule branches/slots). */
export const hoursScheduleSchema = z.object({
  hours: z.array(z.object({ hour: timeSchema, available: z.boolean() })),
});
export type HoursSchedule = z.infer<typeof hoursScheduleSchema>;
