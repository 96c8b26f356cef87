import * as z from 'zod/mini';
import { dateSchema, timeSchema } from '@/lib/contract/primitives';

/** Slots of one day in the branch's zone (rule branches/slots), those after midnight with their own date; a `full` one is not available. */
export const hoursScheduleSchema = z.object({
  hours: z.array(z.object({ date: dateSchema, hour: timeSchema, available: z.boolean(), full: z.boolean() })),
});
export type HoursSchedule = z.infer<typeof hoursScheduleSchema>;

/** Says for which days a branch takes orders, by its own clock, and how far apart its slots are. */
export const scheduleLimitsSchema = z.object({
  /** Today, or the first day that has a slot left. */
  first_date: dateSchema,
  /** From that one on; 0: it takes none for later. */
  days: z.int().check(z.gte(0)),
  slot_minutes: z.int().check(z.positive()),
  /** The first slot that can be taken (rule branches/next-slot). */
  next: z.nullable(z.object({ date: dateSchema, hour: timeSchema, day: dateSchema })),
});
export type ScheduleLimits = z.infer<typeof scheduleLimitsSchema>;
