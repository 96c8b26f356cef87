import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlarmsScreen } from '@/components/staff/alarms/alarms-screen';
import { HelpScreen } from '@/components/staff/help/help-screen';
import { type Alarm, listAlarms } from '@/lib/contract/staff/alarm-calls';
import { listConversations } from '@/lib/contract/staff/help-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { ALARM_KINDS, ALARM_SCREENS } from '@/lib/domain/staff/alarms';
import type { StaffRole } from '@/lib/domain/staff/roles';
import es from '@/messages/es.json';
import { INSTANCE } from '@/tests/components/staff/render-board';
import { Refused, renderStaff, signedInAs } from '@/tests/components/staff/render-staff';

const { StaffAlarms, Staff } = es;
const NOW = new Date('2026-11-21T01:40:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const alarmOf = (changes: Partial<Alarm> = {}): Alarm => ({
  ...{ kind: 'unaccepted', supplier_id: 2, count: 2, since: '2026-11-21T01:28:00Z' },
  ...{ order: { id: 41, number: 12 }, booking: null, provider: null },
  ...changes,
});
const twoBranches = {
  ...INSTANCE,
  branches: INSTANCE.branches.flatMap((branch) => [branch, { ...branch, id: 3, name: 'Usaquén' }]),
};
const render = (alarms: unknown, { role = 'owner' as StaffRole, instance = INSTANCE as object } = {}) =>
  renderStaff(<AlarmsScreen slug="norte" />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, instance],
    [listAlarms, alarms],
  ]);

test('each says what waits, since when and where, what to do, and leads there with its branch (rule staff/alarms)', async () => {
  render({ alarms: [alarmOf({ supplier_id: 3 })] }, { instance: twoBranches });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('heading', { name: '2 pedidos sin aceptar' })).toBeVisible();
  expect(await row.findByText('Usaquén · hace 12 minutos · el más antiguo: #12')).toBeVisible();
  expect(row.getByText(StaffAlarms.unaccepted_do)).toBeVisible();
  const link = row.getByRole('link', { name: 'Abrir Pedidos' });
  expect(link).toHaveAttribute('href', '/norte/board');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(localStorage.getItem('board-branch-norte')).toBe('3');
});

test('of a branch whose orders nobody ever opened no hour is told, and a notice leads to its order (rule staff/alarms)', async () => {
  const since = '2026-11-18T01:40:00Z';
  render({
    alarms: [
      alarmOf({ kind: 'unopened', count: 1, order: null, since }),
      alarmOf({ kind: 'order_mail', count: 1, since }),
    ],
  });
  const [unopened, mail] = await screen.findAllByRole('listitem');
  expect(unopened).toHaveTextContent(StaffAlarms.unopened);
  expect(unopened).not.toHaveTextContent('hace');
  expect(mail).toHaveTextContent('hace 3 días');
  expect(screen.getByRole('link', { name: 'Abrir Buscar pedido' })).toHaveAttribute(
    'href',
    '/norte/orders?order=41',
  );
});

test('a booking leads to itself, under the day of its night', async () => {
  const booking = { id: 7, day: '2026-11-20' };
  render({ alarms: [alarmOf({ kind: 'booking', count: 1, order: null, booking })] });
  expect(await screen.findByRole('link', { name: 'Abrir Reservas' })).toHaveAttribute(
    'href',
    '/norte/bookings?date=2026-11-20&booking=7',
  );
});

test('every kind has its words, and a link where one of the screens mends it', async () => {
  render({ alarms: ALARM_KINDS.map((kind) => alarmOf({ kind, provider: 'wompi', order: null, count: 1 })) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(ALARM_KINDS.length);
  for (const [at, kind] of ALARM_KINDS.entries()) {
    const row = rows[at] ?? document.body;
    expect(within(row).getByRole('heading').textContent).toMatch(/^[^{]{8,}$/);
    expect(within(row).queryAllByRole('link')).toHaveLength(ALARM_SCREENS[kind] === null ? 0 : 1);
  }
  expect(screen.getByText('Wompi no está respondiendo: 1 pago falló')).toBeVisible();
});

test('where nothing waits it says so, and the bar says nothing', async () => {
  render({ alarms: [] });
  expect(await screen.findByText(StaffAlarms.none)).toBeVisible();
  expect(screen.queryByRole('link', { name: /aviso/ })).toBeNull();
});

test.each([
  ['cashier', 1],
  ['waiter', 0],
] as const)('the bar of every screen says to a %s how many there are: %i links', async (role, links) => {
  const { times } = renderStaff(<HelpScreen slug="norte" />, [
    [getSignedIn, signedInAs(role)],
    [getStaffInstance, INSTANCE],
    [listConversations, { conversations: [] }],
    [listAlarms, { alarms: [alarmOf(), alarmOf({ kind: 'transfer' })] }],
  ]);
  await screen.findByRole('link', { name: Staff.screen_board });
  const asked = () => times('/tenants/norte/staff/alarms.json');
  await waitFor(() => expect(asked()).toBe(links));
  const found = links > 0 ? await screen.findAllByRole('link', { name: '2 avisos' }) : [];
  expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/norte/alarms'));
});

test('a list that cannot be asked for does not look like a quiet evening', async () => {
  render(new Refused(503, 'internal'));
  expect(await screen.findByRole('alert')).toHaveTextContent(Staff.lost_now);
  expect(screen.queryByText(StaffAlarms.none)).toBeNull();
});
