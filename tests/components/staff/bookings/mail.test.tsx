import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeToBooker } from '@/lib/contract/staff/booking-calls';
import es from '@/messages/es.json';
import { named, Refused } from '@/tests/components/staff/render-staff';
import { at, bookingOf, dayOf, NOW, renderBookings } from './render-bookings';

const { StaffBookings } = es;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  history.replaceState(null, '', '/norte/bookings?booking=1');
});
afterEach(() => jest.useRealTimers());

const panel = () => within(screen.getByRole('complementary'));
const dialog = () => within(screen.getByRole('dialog'));
const mailButton = () => panel().queryByRole('button', { name: named(StaffBookings.mail) });
const TABLE = 'Hola, Ana Ruiz. Tu mesa en Norte ya está lista.';

test('ready words go by mail once they are sent, and stand in the booking (rule booking/messages)', async () => {
  const reachable = bookingOf({ can_mail: true });
  const said = { ...reachable, messages: [{ words: TABLE, at: at(-2) }] };
  const { sent, keys } = await renderBookings([dayOf([reachable]), dayOf([said])], [[writeToBooker, said]]);
  await userEvent.click(mailButton() ?? document.body);
  const send = dialog().getByRole('button', { name: StaffBookings.mail_go });
  expect(send).toBeDisabled();
  const ready = dialog().getByRole('button', { name: StaffBookings.chat_table_go });
  await userEvent.click(ready);
  expect(ready).toHaveAttribute('aria-pressed', 'true');
  expect(dialog().getByLabelText(StaffBookings.mail_words)).toHaveValue(TABLE);
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ words: TABLE }]);
  expect(keys[0]).not.toBeNull();
  expect(panel().getByText(StaffBookings.sent)).toBeVisible();
  expect(panel().getByText(TABLE)).toBeVisible();
  expect(panel().getByText('hace 2 minutos')).toBeVisible();
});

test('a mail is offered where one arrives, and to who may write', async () => {
  await renderBookings([dayOf([bookingOf()])]);
  expect(mailButton()).toBeNull();
  expect(panel().getByRole('link', { name: StaffBookings.chat })).toBeVisible();
});

test('words that were refused stay, and the sentence says what to do instead', async () => {
  await renderBookings(
    [dayOf([bookingOf({ can_mail: true })])],
    [[writeToBooker, new Refused(429, 'rate_limited')]],
  );
  await userEvent.click(mailButton() ?? document.body);
  const field = dialog().getByLabelText(StaffBookings.mail_words);
  await userEvent.type(field, 'Llegaste tarde');
  await userEvent.click(dialog().getByRole('button', { name: StaffBookings.mail_go }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(StaffBookings.fault_many);
  expect(field).toHaveValue('Llegaste tarde');
});
