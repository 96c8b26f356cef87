import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveStaffOrder } from '@/lib/contract/staff/calls';
import { getPace, type Pace, pauseBranch, setBusy } from '@/lib/contract/staff/pace-calls';
import type { Pause } from '@/lib/domain/branches/pauses';
import es from '@/messages/es.json';
import { orderOf, PACE, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff, Errors } = es;
/** 7:30 in the evening in Bogotá. */
const NOW = new Date('2026-03-03T00:30:00Z');
const EIGHT = '2026-03-03T01:00:00.000Z';

beforeEach(() => void jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const pacing = (...pauses: Pause[]): Pace => ({
  ...PACE,
  opening_hours: { ...PACE.opening_hours, ...(pauses.length > 0 ? { pauses } : {}) },
});
const bar = () => within(screen.getByRole('region', { name: Staff.pace }));
async function show(states: Pace[], answer: Pace | Refused = PACE) {
  const bench = await renderBoard(
    [[]],
    [
      [getPace, ...states],
      [pauseBranch, answer],
    ],
  );
  await screen.findByRole('region', { name: Staff.pace });
  return bench;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const PATH = '/tenants/norte/staff/branches/2/pauses.json';

test('one service is stopped by three taps, counted down, and takes orders again by itself (rule branches/pause)', async () => {
  const paused = pacing({ service: 'delivery', until: EIGHT });
  const { sent } = await show([PACE, paused], paused);
  expect(bar().getByRole('status')).toHaveTextContent(/^Recibiendo pedidos$/);
  await press(Staff.pause);
  await press(Staff.service_delivery);
  await press('30 min');
  const line = await bar().findByText(/Entrega: en pausa, hasta: 8:00.p\.\sm\./);
  expect(line).toBeVisible();
  expect(bar().getByRole('status')).toHaveTextContent('Recibiendo pedidos: Para llevar y Mesa');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([{ method: 'PUT', path: PATH, body: { service: 'delivery', length: 30 } }]);
  await act(() => jest.advanceTimersByTimeAsync(17_000));
  expect(bar().getByRole('timer')).toHaveTextContent(/^faltan 29:4\d$/);
  await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
  expect(bar().queryByRole('timer')).toBeNull();
});

test('everything stops for the rest of the day, and takes orders again by a tap', async () => {
  const paused = pacing({ service: null, until: EIGHT });
  const { sent } = await show([paused], PACE);
  expect(bar().queryByText(Staff.taking_orders)).toBeNull();
  await press('Volver a recibir: Todo');
  await press(Staff.pause);
  await press(Staff.pause_today);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    { service: null, length: null },
    { service: null, length: 'today' },
  ]);
});

test('what is refused is said where it was pressed', async () => {
  await show([PACE], new Refused(500, 'general'));
  await press(Staff.pause);
  await press('15 min');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(Errors.general);
});

test('a kitchen that is behind says so by two taps, and ends it (rule branches/busy)', async () => {
  const busy = { ...PACE, busy: { minutes: 20, until: EIGHT, by_load: false } };
  const bench = await renderBoard(
    [[]],
    [
      [getPace, PACE, busy],
      [setBusy, busy, PACE],
    ],
  );
  await screen.findByRole('region', { name: Staff.pace });
  await press(Staff.busy);
  const hour = within(screen.getByRole('group', { name: Staff.busy_for_hour }));
  await userEvent.click(hour.getByRole('button', { name: '+20 min' }));
  expect(await bar().findByText('+20 min, hasta: 8:00 p. m.')).toBeVisible();
  await press(Staff.busy_end);
  expect(bench.sent().map(({ body }) => body)).toEqual([
    { minutes: 20, length: 'hour' },
    { minutes: null, length: 'hour' },
  ]);
});

test('a closed branch says that its hours close it', async () => {
  await show([{ ...PACE, opening_hours: { ...PACE.opening_hours, weekly: [] } }]);
  expect(bar().getByRole('status')).toHaveTextContent(Staff.branch_closed);
});

test('a fault is gone when the question is asked again', async () => {
  await show([PACE], new Refused(500, 'general'));
  await press(Staff.pause);
  await press('15 min');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible();
  await press(Staff.pause_close);
  await press(Staff.pause);
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

test('what its load made busy says that it came by itself, and may be ended (rule branches/busy)', async () => {
  const busy = { minutes: 20, until: null, by_load: true };
  const { sent } = await renderBoard(
    [[]],
    [
      [getPace, { ...PACE, busy }],
      [setBusy, PACE],
    ],
  );
  expect(await screen.findByText(/^\+20 min automáticos/)).toBeVisible();
  await press(Staff.busy_end);
  expect(sent().map(({ body }) => body)).toEqual([{ minutes: null, length: 'hour' }]);
});

test('bars say what the next slots hold, and open it in words with what its kitchen has (rule branches/slot-places)', async () => {
  const slots = [
    { at: '2026-03-03T00:30:00.000Z', taken: 6 },
    { at: '2026-03-03T00:45:00.000Z', taken: 2 },
  ];
  const over = { orders: 12, minutes: 20 };
  await show([{ ...PACE, slots, slot_orders: 6, in_kitchen: 8, busy_over: over }]);
  const bars = bar().getByRole('button', {
    name: `${Staff.slots}: 7:30\u00a0p.\u00a0m.: 6 de 6, 7:45\u00a0p.\u00a0m.: 2 de 6`,
  });
  await userEvent.click(bars);
  const dialog = within(screen.getByRole('dialog', { name: Staff.busy_title }));
  expect(dialog.getByText(/Hay 8 pedidos por preparar\. Con más de 12 se suman 20 min/)).toBeVisible();
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Lleno: 6 de 6',
    '2 de 6',
  ]);
});

test('a branch that counts no slots has no bars', async () => {
  await show([PACE]);
  expect(bar().queryByRole('button', { name: new RegExp(Staff.slots) })).toBeNull();
});

test('a new order is accepted with the minutes of the pace where they are later than promised, or with others (rule staff/board)', async () => {
  const promised = { from: '2026-03-03T00:50:00.000Z', to: '2026-03-03T01:00:00.000Z' };
  const late = orderOf({ id: 7, number: 12, service: 'take_away', promised });
  const kept = orderOf({
    id: 8,
    number: 13,
    service: 'take_away',
    promised: { ...promised, from: '2026-03-03T01:10:00.000Z' },
  });
  const pace = { delivery: { least: 60, most: 75 }, take_away: { least: 35, most: 45 } };
  const { sent } = await renderBoard(
    [[late, kept]],
    [
      [getPace, { ...PACE, arrival_minutes: pace }],
      [moveStaffOrder, { id: 7, number: 12, status: 'accepted', packed: false }],
    ],
  );
  const card = (name: string) => within(screen.getByRole('article', { name }));
  await userEvent.click(await card('12').findByRole('button', { name: named('Aceptar · 35 min') }));
  await userEvent.click(card('13').getByRole('button', { name: named(Staff.accept) }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toEqual([
    { status: 'accepted', minutes: 35 },
    { status: 'accepted' },
  ]);
});
