import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandOverScreen } from '@/components/staff/hand-over/hand-over-screen';
import { listStaffOrders, moveStaffOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import es from '@/messages/es.json';
import { INSTANCE, LINE, orderOf } from '../render-board';
import { type Answered, Refused, renderStaff, signedInAs } from '../render-staff';

const { Staff } = es;
const COUNTER = { service: 'on_table', subservice: 'grab_and_go' } as const;
const LINES = [LINE, { ...LINE, id: 2, name: 'Café', count: 1 }];
const TURN = orderOf({
  ...COUNTER,
  status: 'packed',
  products: LINES,
  pick_up: { number: 31, code: 'K7MP' },
});
const DUE = orderOf({ id: 8, number: 90, service: 'take_away', status: 'packed', paid: false });
const MADE = orderOf({ ...COUNTER, id: 9, status: 'preparation', pick_up: { number: 32, code: 'A2B3' } });
const DONE = { id: 7, number: 12, status: 'delivered', packed: true };

async function show(answered: readonly Answered[] = [], orders: StaffOrder[] = [TURN, DUE, MADE]) {
  const bench = renderStaff(<HandOverScreen slug="norte" />, [
    [getSignedIn, signedInAs('cashier')],
    [getStaffInstance, INSTANCE],
    [listStaffOrders, orders],
    ...answered,
  ]);
  await screen.findByRole('heading', { name: Staff.call_ready });
  return bench;
}
beforeEach(() => sessionStorage.clear());
const tiles = () => within(screen.getByRole('region', { name: Staff.call_ready })).getAllByRole('button');

test('ready orders stand by their numbers, and what is not paid says so (rule staff/hand-over)', async () => {
  await show();
  expect(tiles().map(({ textContent }) => textContent)).toEqual(['31Código K7MP', `#90${Staff.not_paid}`]);
  expect(within(screen.getByRole('region', { name: Staff.call_making })).getByText('32')).toBeVisible();
});

test('a tile says since when it is ready, and who waits longest stands first (rule staff/hand-over)', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await show([], [{ ...TURN, ready_at: minutesAgo(3) }, { ...DUE, ready_at: minutesAgo(12) }, MADE]);
  expect(tiles().map(({ textContent }) => textContent)).toEqual([
    `#90Hace 12 min${Staff.not_paid}`,
    '31Código K7MPHace 3 min',
  ]);
});

test('a typed code opens its order, whose lines are ticked, and one tap hands it over', async () => {
  const bench = await show([[moveStaffOrder, DONE]]);
  await userEvent.type(screen.getByLabelText(Staff.call_find), 'k7mp{Enter}');
  expect(screen.getByRole('heading', { name: '31' })).toHaveFocus();
  expect(screen.getByText('Faltan 2 en la bolsa')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Arepa/ }));
  expect(screen.getByText('Falta 1 en la bolsa')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Entregar con 1 sin marcar' }));
  expect(bench.sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/orders/7/status.json', body: { status: 'delivered' } },
  ]);
});

test('an order that is not paid is handed over by a button of its own', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: /#90/ }));
  expect(screen.getByText(/Por cobrar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: Staff.give })).toBeNull();
  expect(screen.getByRole('button', { name: Staff.give_paid })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: Staff.back }));
  expect(tiles()).toHaveLength(2);
});

test('what is handed over without a signal says that it waits (rule staff/board)', async () => {
  await show([[moveStaffOrder, new Refused(503, 'internal')]]);
  await userEvent.click(screen.getByRole('button', { name: /31/ }));
  await userEvent.click(screen.getByRole('button', { name: Staff.give }));
  expect(await screen.findByText(`31: se enviará cuando vuelva la señal (${Staff.delivered})`)).toBeVisible();
  expect(tiles()).toHaveLength(1);
});

test('a number that is still made says so', async () => {
  await show();
  await userEvent.type(screen.getByLabelText(Staff.call_find), 'a2b3');
  expect(screen.getByText('El 32 está en preparación.')).toBeVisible();
  expect(screen.queryByText(Staff.call_none)).toBeNull();
});

test('a number that nobody has is said', async () => {
  await show();
  await userEvent.type(screen.getByLabelText(Staff.call_find), '77{Enter}');
  expect(screen.getByText(Staff.call_none)).toBeVisible();
  expect(screen.queryByRole('button', { name: /31/ })).toBeNull();
});
