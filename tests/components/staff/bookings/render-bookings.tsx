import { screen } from '@testing-library/react';
import { BookingsScreen } from '@/components/staff/bookings/bookings-screen';
import { type BookingDay, listBookingDay, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { INSTANCE } from '@/tests/components/staff/render-board';
import { type Answered, renderStaff, signedInAs } from '@/tests/components/staff/render-staff';

/** 20:40 of a Friday in Bogotá. */
export const NOW = new Date('2026-11-21T01:40:00Z');
export const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
export const PATH = '/tenants/norte/staff/bookings.json';

const hourOf = (instant: string) => new Date(Date.parse(instant) - 5 * 3_600_000).toISOString();

/** Ana's booking for four in twenty minutes at table 5. @param begins minutes from now */
export function bookingOf({
  begins = 20,
  ...changes
}: Partial<StaffBooking> & { begins?: number } = {}): StaffBooking {
  const local = hourOf(at(begins));
  return {
    id: 1,
    kind: 'booking',
    state: 'approved',
    supplier_id: 2,
    date: local.slice(0, 10),
    hour: local.slice(11, 16),
    day: '2026-11-20',
    starts_at: at(begins),
    ends_at: at(begins + 90),
    seats_from: '2026-11-20T09:00:00.000Z',
    people: 4,
    contact: { name: 'Ana Ruiz', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO', email: null },
    notes: '',
    tables: [{ id: 15, label: '5' }],
    ratings: [],
    seated_at: null,
    no_show_at: null,
    offered_until: null,
    decline_reason: null,
    came: { times: 0, last_on: null, no_shows: 0 },
    order: null,
    deposit: null,
    messages: [],
    can_mail: false,
    news: null,
    ...changes,
  };
}

export const dayOf = (bookings: StaffBooking[], changes: Partial<BookingDay> = {}): BookingDay => ({
  supplier_id: 2,
  timezone: 'America/Bogota',
  date: '2026-11-20',
  today: '2026-11-20',
  takes_bookings: true,
  kind: 'bookings',
  span: { from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T07:00:00.000Z' },
  tables: [
    { id: 15, label: '5', seats: 4, area: null, join_group: null, is_booked: true },
    { id: 16, label: '6', seats: 2, area: null, join_group: null, is_booked: true },
  ],
  accounts: [],
  bookings,
  news: [],
  ...changes,
});

/** The screen of one branch; its days are answered in turn. */
export async function renderBookings(
  days: BookingDay[],
  answered: readonly Answered[] = [],
  { role = 'manager' as StaffRole, events = null as ReadableStream<Uint8Array> | null } = {},
) {
  const bench = renderStaff(
    <BookingsScreen slug="norte" />,
    [[getSignedIn, signedInAs(role)], [getStaffInstance, INSTANCE], [listBookingDay, ...days], ...answered],
    events,
  );
  await screen.findByRole('status');
  return bench;
}
