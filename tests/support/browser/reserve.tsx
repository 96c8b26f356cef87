import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Reserve } from '@/components/booking/reserve/reserve';
import { ApiError } from '@/lib/clients/api-error';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import es from '@/messages/es.json';
import { bookingOf } from './bookings';
import { renderApp } from './render-app';

export const DATE = bookingOf({ people: 2 }).date;
export const NEXT_DATE = addDays(DATE, 1);
export const SCHEDULE: BookingSchedule = {
  branch_id: 2,
  timezone: 'America/Bogota',
  interval: 30,
  max_people: 3,
  contact: { phone: '+57 601 1', whatsapp: '+57 300 1', email: null },
  days: [
    { date: DATE, state: 'open' },
    { date: NEXT_DATE, state: 'walk_in' },
    { date: addDays(NEXT_DATE, 1), state: 'closed' },
  ],
  date: DATE,
  people: 2,
  stay_minutes: 90,
  is_approved: true,
  deposit: null,
  email: 'required',
  hours: [
    { date: DATE, hour: '19:30', places: 'free', waits: true },
    { date: DATE, hour: '20:00', places: 'last', waits: true },
    { date: DATE, hour: '20:30', places: 'full', waits: true },
    { date: DATE, hour: '21:00', places: 'full', waits: false },
  ],
};

export const heldUntil = (id: number, ms = 300_000) => ({
  id,
  held_until: new Date(Date.now() + ms).toISOString(),
});
export const hourOf = (name: RegExp) => screen.findByRole('radio', { name });
export const refusal = (key: string) => new ApiError({ kind: 'http', status: 409, key });

/** The form of a branch with the schedule above. */
export async function openReserve(answers: Parameters<typeof renderApp>[1] = {}) {
  history.replaceState(null, '', '/norte/reservar');
  const branch = { id: 2, slug: 'norte', name: 'Norte', maxPeople: 3 };
  const bench = renderApp(
    <Reserve branch={branch} frames={null} />,
    {
      [calls.listBookingHours.path]: [SCHEDULE],
      [calls.createBookingLink.path]: [{ token: 'x'.repeat(43) }],
      ...answers,
    },
    {},
    { hasPolicies: true },
  );
  await hourOf(/7:30\sp\.\sm\./);
  return bench;
}

/** Whom the form is for. */
export async function fillReserve() {
  const { Checkout } = es;
  await userEvent.type(screen.getByLabelText(Checkout.name), 'Ana');
  await userEvent.type(screen.getByLabelText(/\+57/), '3211234567');
  await userEvent.type(screen.getByLabelText(Checkout.email), 'ana@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
