import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DeliveriesScreen } from '@/components/staff/deliveries/deliveries-screen';
import { HandOverScreen } from '@/components/staff/hand-over/hand-over-screen';
import { listStaffOrders, moveStaffOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import es from '@/messages/es.json';
import { INSTANCE, orderOf, renderBoard } from './render-board';
import { named, renderStaff, signedInAs } from './render-staff';

const { Staff } = es;
const moved = (status: OrderStatus) => ({ id: 7, number: 12, status, packed: false });
const button = (words: string) => screen.findByRole('button', { name: named(words) });

/** A part of a tap, at one place of the screen. @param at in milliseconds */
function touch(element: Element, { type, at }: { type: 'pointerdown' | 'click'; at: number }): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 100, clientY: 300 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(element, event);
}
const tap = (element: Element, at: number) =>
  act(async () => {
    touch(element, { type: 'pointerdown', at });
    touch(element, { type: 'click', at: at + 60 });
  });
const open = (part: typeof HandOverScreen, orders: StaffOrder[][], status: OrderStatus) => {
  const Part = part;
  return renderStaff(<Part slug="norte" />, [
    [getSignedIn, signedInAs('cashier')],
    [getStaffInstance, INSTANCE],
    [listStaffOrders, ...orders],
    [moveStaffOrder, moved(status)],
  ]);
};

beforeEach(() => sessionStorage.clear());

test('the second tap of a double does nothing where the first has changed the button (rule staff/board)', async () => {
  const making = (status: OrderStatus) => [orderOf({ status })];
  const { sent } = await renderBoard(
    [making('accepted'), making('preparation'), making('packed')],
    [[moveStaffOrder, moved('preparation'), moved('packed')]],
  );
  await tap(await button(Staff.preparation), 1_000);
  const next = await button(Staff.packed);
  await tap(next, 1_200);
  await tap(next, 1_450);
  expect(sent()).toHaveLength(1);
  await tap(next, 3_000);
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ status: 'preparation' }, { status: 'packed' }]),
  );
});

test('nor where the button of another card has come under the finger', async () => {
  const table = { service: 'on_table', seat: { id: 1, kind: 'table', label: '4' } } as const;
  const [first, other] = [orderOf(table), orderOf({ ...table, id: 8, number: 13 })];
  const { sent } = await renderBoard(
    [
      [first, other],
      [{ ...first, status: 'accepted' }, other],
    ],
    [[moveStaffOrder, moved('accepted')]],
  );
  await tap(await screen.findByRole('button', { name: `${Staff.accept}: 12` }), 1_000);
  await button(Staff.preparation);
  await tap(screen.getByRole('button', { name: `${Staff.accept}: 13` }), 1_300);
  expect(sent()).toHaveLength(1);
});

test('a button that got another meaning between touch and click does nothing', async () => {
  const { sent } = await renderBoard([
    [orderOf({ status: 'accepted' })],
    [orderOf({ status: 'preparation' })],
  ]);
  touch(await button(Staff.preparation), { type: 'pointerdown', at: 1_000 });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  touch(await button(Staff.packed), { type: 'click', at: 1_100 });
  expect(sent()).toEqual([]);
});

test('a double tap on a number at the counter opens its order, and hands nothing over', async () => {
  const turn = orderOf({ service: 'take_away', status: 'packed' });
  const { sent } = open(HandOverScreen, [[turn]], 'delivered');
  await tap(await button('#12'), 1_000);
  await tap(await button(Staff.give), 1_250);
  expect(sent()).toEqual([]);
  await tap(await button(Staff.give), 2_000);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('a courier who leaves with a double tap has not delivered yet', async () => {
  const { sent } = open(
    DeliveriesScreen,
    [[orderOf({ status: 'packed' })], [orderOf({ status: 'on_the_way' })]],
    'on_the_way',
  );
  await tap(await button(Staff.leave), 1_000);
  await tap(await button(Staff.delivered), 1_250);
  expect(sent()).toHaveLength(1);
});

test('two quick taps on one button that stays what it is are two', async () => {
  await renderBoard([[orderOf({ status: 'accepted' })]]);
  const shown = () => within(screen.getByRole('main')).queryAllByText(/2 × Arepa/).length;
  const toMake = await button('Por cocinar: 2');
  const before = shown();
  await tap(toMake, 1_000);
  expect(shown()).toBe(before + 1);
  await tap(toMake, 1_200);
  expect(shown()).toBe(before);
});

test('a key that is held down presses a button once', async () => {
  await renderBoard([[orderOf({ status: 'accepted' })]]);
  const step = await button(Staff.preparation);
  await act(async () => {
    const isFree = (repeat: boolean) => fireEvent.keyDown(step, { key: 'Enter', repeat });
    expect([isFree(false), isFree(true)]).toEqual([true, false]);
  });
});
