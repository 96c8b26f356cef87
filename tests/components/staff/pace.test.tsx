import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPace, type Pace, pauseBranch, setBusy } from '@/lib/contract/staff/pace-calls';
import type { Pause } from '@/lib/domain/branches/pauses';
import es from '@/messages/es.json';
import { PACE, renderBoard } from './render-board';
import { Refused } from './render-staff';

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
  expect(bar().getByRole('status')).toHaveTextContent(Staff.taking_orders);
  await press(Staff.pause);
  await press(Staff.service_delivery);
  await press('30 min');
  const line = await bar().findByText(/Entrega: en pausa, hasta: 20:00/);
  expect(line).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([{ method: 'PUT', path: PATH, body: { service: 'delivery', length: 30 } }]);
  await act(() => jest.advanceTimersByTimeAsync(17_000));
  expect(bar().getByRole('timer')).toHaveTextContent(/^29:4\d$/);
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
  const busy = { ...PACE, busy: { minutes: 20, until: EIGHT } };
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
  expect(await bar().findByText('+20 min, hasta: 20:00')).toBeVisible();
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
