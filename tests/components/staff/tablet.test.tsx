import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabletScreen } from '@/components/staff/devices/tablet-screen';
import { goTo } from '@/lib/browser/go-to';
import { endTurn, enrolDevice, getTablet, type Tablet, takeTurn } from '@/lib/contract/staff/tablet-calls';
import es from '@/messages/es.json';
import { type Answered, Refused, renderStaff } from './render-staff';

jest.mock('@/lib/browser/go-to', () => ({ goTo: jest.fn() }));

const { Staff, Errors } = es;
const TABLET: Tablet = {
  ...{ id: 3, name: 'Barra', role: 'kitchen', branch: 'Centro' },
  tenant: { slug: 'norte', name: 'Norte' },
  people: [
    { id: 7, name: 'Ana', scopes: [] },
    { id: 8, name: 'Leo', scopes: [] },
  ],
  turn: null,
};
const show = (answers: unknown[], answered: readonly Answered[] = []) =>
  renderStaff(<TabletScreen />, [[getTablet, ...answers], ...answered]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => jest.mocked(goTo).mockClear());

test('a browser that is no tablet asks for a code, and then who it is (rule staff/devices)', async () => {
  history.replaceState(null, '', '/device#code=ABCD-3467');
  const { sent } = show([new Refused(401, 'unauthorized')], [[enrolDevice, TABLET]]);
  const field = await screen.findByRole('textbox', { name: Staff.tablet_code });
  await waitFor(() => expect(field).toHaveValue('ABCD-3467'));
  expect(location.hash).toBe('');
  await press(Staff.tablet_go);
  expect(await screen.findByRole('heading', { name: Staff.tablet_who })).toBeVisible();
  expect(sent()).toEqual([{ method: 'POST', path: '/people/device.json', body: { code: 'ABCD-3467' } }]);
  expect(goTo).not.toHaveBeenCalled();
});

test('one that was ended says so', async () => {
  show([new Refused(401, 'device_ended')]);
  expect(await screen.findByText(Staff.tablet_ended)).toBeVisible();
});

test('somebody taps their name and types their PIN, by keys or on the screen (rule staff/pins)', async () => {
  const { sent } = show([TABLET], [[takeTurn, new Refused(403, 'wrong_pin'), TABLET]]);
  await press('Ana');
  for (const digit of ['4', '8', '2']) await press(digit);
  expect(screen.getByRole('button', { name: Staff.pin_enter })).toBeDisabled();
  await userEvent.keyboard('7');
  await press(Staff.pin_enter);
  expect(await screen.findByText(Errors.wrong_pin)).toBeVisible();
  for (const digit of ['4', '8', '2', '6']) await press(digit);
  await press(Staff.pin_enter);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board'));
  expect(sent().map(({ body }) => body)).toEqual([
    { person_id: 7, pin: '4827' },
    { person_id: 7, pin: '4826' },
  ]);
});

test('it goes on as what it is, without a PIN', async () => {
  const { sent } = show(
    [{ ...TABLET, turn: { id: 7, name: 'Ana', ends_at: '2026-11-18T17:05:00.000Z' } }],
    [[endTurn, TABLET]],
  );
  await press('Seguir sin PIN: Cocina');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/board'));
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/people/device/turn.json' }]);
});
