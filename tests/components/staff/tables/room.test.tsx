import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerJoinWish } from '@/lib/contract/staff/account-calls';
import { takePayment } from '@/lib/contract/staff/payment-calls';
import { attendWaiterCall } from '@/lib/contract/staff/waiter-calls';
import { Refused } from '../render-staff';
import { ACCOUNT, accountOf, roomOf, Staff, showTables, tableOf, WORDS } from './render-tables';

const TABLE = { id: 4, label: '4' };
const CALL = {
  ...{ id: 9, supplier_id: 2, table: TABLE, reason: 'bill' as const },
  ...{ called_at: new Date(Date.now() - 4 * 60_000).toISOString(), attended_at: null },
};
const tiles = () =>
  within(screen.getByRole('region', { name: WORDS.room })).getAllByRole('button', { name: /Mesa/ });
const words = () => tiles().map(({ textContent }) => textContent);
beforeEach(() => window.history.replaceState(null, '', '/norte/tables'));

test('each table says in words how it stands (rule staff/room)', async () => {
  const at = (id: number, changes: Partial<typeof ACCOUNT>) =>
    tableOf({ id, account: { ...ACCOUNT, ...changes } });
  const booking = { id: 3, starts_at: '2026-11-25T20:30:00.000Z', people: 4, name: 'Eva' };
  await showTables([
    roomOf({
      tables: [
        tableOf(),
        tableOf({ id: 5, booking }),
        at(6, { to_begin: 2, later: 1 }),
        at(7, { left: 0 }),
        at(8, { state: 'closed', making: 2 }),
        at(10, { state: 'bill_asked', bill_asked_at: CALL.called_at }),
      ],
    }),
  ]);
  const [free, booked, open, paid, owed, asked] = words();
  expect(free).toContain('Libre · 4 puestos');
  expect(booked).toMatch(/Libre · 4 puestos.*Reservada 3:30\sp\.\sm\. · Eva, 4/);
  expect(open).toMatch(/48\.000.*2 personas.*Por empezar: 2.*Para después: 1/);
  expect(paid).toContain(WORDS.paid_close);
  expect(owed).toContain('Cerrada: falta servir 2');
  expect(asked).toContain('Pidió la cuenta hace 4 min');
});

test('a call stands with its age, and one tap says that somebody comes', async () => {
  const bench = await showTables([roomOf({ calls: [CALL] }), roomOf()], [[attendWaiterCall, CALL]]);
  expect(screen.getByText('hace 4 min')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${WORDS.coming}: Mesa 4` }));
  expect(await screen.findByRole('heading', { name: 'Nadie te espera' })).toBeVisible();
  expect(bench.sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/waiter_calls/9.json', body: {} },
  ]);
});

test('somebody is let in, and a call for that stands once', async () => {
  const wish = { id: 8, account_id: 70, table: TABLE, name: 'Lía', wished_at: CALL.called_at };
  const bench = await showTables(
    [roomOf({ wishes: [wish], calls: [{ ...CALL, reason: 'join' }] })],
    [[answerJoinWish, accountOf()]],
  );
  expect(screen.getByRole('heading', { name: 'Te esperan: 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${WORDS.admit}: Mesa 4` }));
  await waitFor(() =>
    expect(bench.sent()).toEqual([
      { method: 'PUT', path: '/tenants/norte/staff/accounts/70/wishes/8.json', body: { admit: true } },
    ]),
  );
});

test('money that waits says what is handed over and what goes back, and a refusal is said beside it', async () => {
  const payment = {
    ...{ payment_id: 5, purchase_id: 70, supplier_id: 2, table: TABLE, name: 'Eva', method: 'cash' as const },
    ...{ amount: 42_900, tip: 0, cash_amount: 50_000, begun_at: CALL.called_at },
  };
  const bench = await showTables(
    [roomOf({ payments: [payment] })],
    [[takePayment, new Refused(409, 'conflict')]],
  );
  expect(screen.getByText(/Paga con \$\s?50\.000: devuelve \$\s?7\.100/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${WORDS.received}: Mesa 4` }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(bench.sent()).toMatchObject([{ body: { taken: true } }]);
});

test('a room without tables says so', async () => {
  await showTables([roomOf({ tables: [] })]);
  expect(screen.getByText(WORDS.no_tables)).toBeVisible();
  expect(screen.getByRole('link', { name: Staff.screen_tables })).toHaveAttribute('aria-current', 'page');
});

test('a table opens under its own address, and the way back leads to the room', async () => {
  await showTables();
  await userEvent.click(tiles()[0] ?? document.body);
  expect(window.location.search).toBe('?table=4');
  const one = await screen.findByRole('region', { name: 'Mesa 4' });
  expect(within(one).getByRole('heading', { name: 'Mesa 4' })).toHaveFocus();
  expect(await within(one).findByText('2 × Limonada')).toBeVisible();
  await userEvent.click(within(one).getByRole('button', { name: WORDS.back_to_room }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Mesa 4' })).toBeNull());
  expect(window.location.search).toBe('');
});

describe('a room with parts (rule table/areas)', () => {
  const table = (id: number, area: string | null) => tableOf({ id, label: String(id), area });
  const room = roomOf({
    tables: [table(1, 'Salón'), table(2, 'Terraza'), table(3, 'Salón'), table(4, null)],
  });
  const partsShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  afterEach(() => localStorage.clear());

  test('shows its tables by them, and one alone for as long as the tablet keeps it', async () => {
    const { unmount } = await showTables([room]);
    expect(partsShown()).toEqual(['Nadie te espera', 'Salón', 'Terraza', WORDS.area_rest]);
    expect(words().map((one) => one?.match(/\d/)?.[0])).toEqual(['1', '3', '2', '4']);
    await choose('Terraza');
    expect(partsShown()).toEqual(['Nadie te espera', 'Terraza']);
    unmount();
    await showTables([room]);
    expect(words()).toHaveLength(1);
    await choose(WORDS.areas_all);
    expect(words()).toHaveLength(4);
  });

  test('shows all where the part that was kept is gone, and says nothing of parts where no table has one', async () => {
    localStorage.setItem('board-area-norte', 'Patio');
    const { unmount } = await showTables([room]);
    expect(words()).toHaveLength(4);
    unmount();
    await showTables([roomOf()]);
    expect(screen.queryByRole('group', { name: WORDS.areas })).toBeNull();
    expect(partsShown()).toEqual(['Nadie te espera']);
  });
});
