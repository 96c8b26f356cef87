import { majorOf } from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import {
  bookingDayState,
  listBookingDays,
  listBookingHours,
  takesWaiters,
} from '@/lib/domain/booking/booking-hours';
import { approvalOf, type Span, stayMinutes, staySpan } from '@/lib/domain/booking/booking-rules';
import { depositMinorOf } from '@/lib/domain/booking/deposit';
import { placesAt } from '@/lib/domain/booking/hour-places';
import { emailOf } from './email-of';
import { type BookingBranch, loadBranch } from './load-branch';
import { listTaken } from './take-tables';

/** The size of a party that names none. */
const USUAL_PEOPLE = 2;

function listDays({
  branch: { rules, hours },
  now,
}: {
  branch: BookingBranch;
  now: Date;
}): BookingSchedule['days'] {
  return listBookingDays({ rules, hours, now }).map((day) => ({
    date: day,
    state: bookingDayState({ rules, hours, day, now }),
  }));
}

type Asked = TenantSql & { branch: BookingBranch; date: string; people: number };

async function listHours({ sql, ctx, branch, date, people }: Asked): Promise<BookingSchedule['hours']> {
  const { row, rules, hours, tables } = branch;
  const all = listBookingHours({ rules, hours, day: date, now: ctx.now });
  const spans = all.map(({ at }) => staySpan({ stays: rules.stays, people, at }));
  if (spans.length === 0) return [];
  const span: Span = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  const holder = ctx.actor.kind === 'diner' ? ctx.actor.profileId : null;
  const taken = await listTaken({ sql, ctx, supplierId: row.id, span, holder });
  return all.map(({ date: onDate, hour, at, day }) => ({
    date: onDate,
    hour,
    places: placesAt({ at, people, tables, taken, rules }),
    waits: takesWaiters({ rules, day }),
  }));
}

/** The deposit of a party of this size (rule booking/deposit). */
function depositOf({ ctx, branch, people }: Omit<Asked, 'sql' | 'date'>): BookingSchedule['deposit'] {
  const deposit = branch.rules.deposit ?? null;
  const amountMinor = depositMinorOf({ deposit, people });
  if (!deposit || amountMinor === null) return null;
  const major = majorOf(ctx.instance.currency);
  return {
    amount: major(amountMinor),
    per_person: major(deposit.perPersonMinor),
    refund_hours: deposit.refundHours,
  };
}

/**
 * `GET /api/v4/schedules`: the days of a branch and the hours of one of them (rule booking/hours, rule booking/days,
 * rule booking/nearly-full). The diner's own hold is free to them. @throws not_found, service_unavailable,
 * booking_people
 */
export function listBookingHoursOf({
  ctx,
  input,
}: {
  ctx: Context;
  input: { branch_id: string; date?: string | undefined; people?: string | undefined };
}): Promise<BookingSchedule> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await loadBranch({ sql, ctx, branchId: input.branch_id });
    const { row, rules } = branch;
    const people = Number(input.people ?? Math.min(USUAL_PEOPLE, rules.maxPeople));
    if (people > rules.maxPeople) throw new AppError('booking_people', { values: { most: rules.maxPeople } });
    const days = listDays({ branch, now: ctx.now });
    const date = input.date ?? days.find(({ state }) => state === 'open')?.date ?? null;
    const { phone, whatsapp, email } = row.settings.booking?.contact ?? row.settings;
    return {
      branch_id: row.id,
      timezone: row.settings.timezone,
      interval: rules.interval,
      max_people: rules.maxPeople,
      contact: { phone, whatsapp, email },
      days,
      date,
      people,
      stay_minutes: stayMinutes({ stays: rules.stays, people }),
      is_approved: approvalOf({ ...rules, people }) === 'approved',
      deposit: depositOf({ ctx, branch, people }),
      email: emailOf({ ctx, branch, people }),
      hours: date === null ? [] : await listHours({ sql, ctx, branch, date, people }),
    };
  });
}
