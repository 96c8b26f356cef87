import { getTables, writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { makeGuest } from '@/backend/people';
import type { MadeBooking, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';
import { toOneLine } from '@/lib/domain/table/members';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { makeByStaff } from './change-by-staff';

/** Somebody who calls books no later than that. */
const MOST_DAYS = 366;

/** Any minute from now on, whatever the hours say at which diners may book. @throws invalid_input */
function momentOf({ ctx, input, timezone }: { ctx: Context; input: MadeBooking; timezone: string }): Date {
  const { date, hour } = input;
  const { at, exists } = toInstant({ date, minute: toMinutes(hour), timezone });
  if (!exists) throw new AppError('invalid_input', { fields: { hour: 'skipped' } });
  if (at <= ctx.now) throw new AppError('invalid_input', { fields: { hour: 'is_over' } });
  const { date: today } = localMoment({ at: ctx.now, timezone });
  if (date > addDays(today, MOST_DAYS)) throw new AppError('invalid_input', { fields: { date: 'too_far' } });
  return at;
}

/** @throws phone_invalid, invalid_input for a name that is only space */
function readContact({ contact }: MadeBooking) {
  if (findPhoneIssue(contact)) throw new AppError('phone_invalid');
  const name = toOneLine(contact.name);
  if (name === '') throw new AppError('invalid_input', { fields: { 'contact.name': 'required' } });
  return { ...contact, name, email: '' };
}

/**
 * `POST /staff/bookings.json`: for somebody who called, approved at once and without a deposit, at the smallest table that is free
 * (rule staff/bookings). @throws as `makeByStaff`, booking_full, invalid_input, phone_invalid
 */
export function makeBooking({ ctx, input }: { ctx: Context; input: MadeBooking }): Promise<StaffBooking> {
  const contact = readContact(input);
  const { people, notes } = input;
  return makeByStaff({
    ctx,
    supplierId: input.supplier_id,
    action: 'booking.made',
    details: { people },
    async make({ sql, branch }) {
      const at = momentOf({ ctx, input, timezone: branch.hours.timezone });
      const rules = { ...branch.rules, oversize: null };
      const { span, tableIds } = await getTables({ sql, ctx, branch: { ...branch, rules }, people, at });
      const profileId = await makeGuest({ sql, ctx, name: contact.name });
      const [made] = await sql<{ id: number }>(
        `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact, notes)
         values ($1, $2, $3, 'approved', $4, $5, $6, $7, $8, $9) returning id`,
        [
          ...[ctx.instance.id, branch.row.id, profileId, people],
          ...[new Date(span.from), new Date(span.to), ctx.now, JSON.stringify(contact), notes],
        ],
      );
      const id = made?.id ?? 0;
      await writeTables({ sql, ctx, bookingId: id, span, tableIds });
      return id;
    },
  });
}
