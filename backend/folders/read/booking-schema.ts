import * as z from 'zod';
import { BOOKING_INTERVALS } from '@/lib/domain/booking/booking-rules';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { say } from '@/lib/domain/shop/problem';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import { asMessage } from './problems/said-in-zod';

const time = z.string().regex(CLOCK_TIME, asMessage(say('time_form')));
const days = z.array(z.enum(WEEKDAYS));
const MOST_PEOPLE = 500;
const people = z.int().min(1).max(MOST_PEOPLE);

const stays = z
  .array(z.strictObject({ people, minutes: z.int().min(15).max(720) }))
  .min(1)
  .superRefine((all, ctx) => {
    for (const [index, stay] of all.entries()) {
      const before = all[index - 1];
      if (before && before.people >= stay.people)
        ctx.addIssue({
          code: 'custom',
          path: [index, 'people'],
          message: asMessage(say('stays_order', { people: stay.people, before: before.people })),
        });
    }
  });

/** The contact for parties that may not be booked on the screen. */
const contact = z
  .strictObject({
    phone: z.string().max(30).nullable().default(null),
    whatsapp: z
      .string()
      .regex(/^\+\d{8,15}$/, asMessage(say('phone_form')))
      .nullable()
      .default(null),
    email: z.email().nullable().default(null),
  })
  .refine(({ phone, whatsapp, email }) => phone ?? whatsapp ?? email, asMessage(say('contact_empty')));

/** A deposit comes back for at least as long as its diner may cancel on the screen (rule booking/change). */
const LEAST_HOURS = 2;
/** The deposit, in the currency's own units. */
const deposit = z.strictObject({
  per_person: z.number().positive(),
  from_people: people.default(1),
  refund_hours: z
    .int()
    .min(LEAST_HOURS, asMessage(say('refund_hours', { least: LEAST_HOURS })))
    .max(720),
});

/** How a branch lets its tables be booked (`BookingRules`). */
export const bookingSchema = z.strictObject({
  hours: z.array(z.strictObject({ days: days.min(1), first: time, last: time })).min(1),
  interval: z.union(BOOKING_INTERVALS.map((minutes) => z.literal(minutes))).default(30),
  stays,
  notice_minutes: z.int().min(0).max(10_080).default(60),
  days: z.int().min(1).max(365).default(60),
  max_people: people,
  oversize: z.int().min(0).max(MOST_PEOPLE).nullable().default(null),
  walk_in_days: days.default([]),
  walk_in_dates: z.array(z.iso.date()).default([]),
  waiting_list: days.default([]),
  approved_people: z.int().min(0).max(MOST_PEOPLE).nullable().default(null),
  contact: contact.nullable().default(null),
  deposit: deposit.nullable().default(null),
});
