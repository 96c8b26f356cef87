import * as z from 'zod/mini';
import { dateSchema, timeSchema } from '@/lib/contract/primitives';

/** Slots of one day in the branch's zone (rule branches/slots). */
export const hoursScheduleSchema = z.object({
  date: dateSchema,
  timezone: z.string(),
  hours: z.array(z.object({ hour: timeSchema, available: z.boolean() })),
});
export type HoursSchedule = z.infer<typeof hoursScheduleSchema>;
