import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrdersScreen } from '@/components/staff/orders/orders-screen';
import {
  getDayOrder,
  type ListedOrder,
  listDayOrders,
  type WholeOrder,
} from '@/lib/contract/staff/day/order-calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { refundOrder } from '@/lib/contract/staff/refund-calls';
import { textsOf } from '@/tests/support/browser/render-texts';
import { INSTANCE, LINE, orderOf } from '../render-board';
import { renderStaff, signedInAs } from '../render-staff';

const { Staff, StaffOrders } = textsOf();

const saved = jest.fn<void, [{ name: string; text: string; type: string }]>();
jest.mock('@/lib/browser/save-file', () => ({
  saveFile: (file: { name: string; text: string; type: string }) => saved(file),
}));

beforeEach(() => saved.mockClear());

const listed = (changes: Partial<ListedOrder> = {}): ListedOrder => ({
  ...{
    id: 41,
    number: 12,
    supplier_id: 2,
    status: 'delivered',
    service: 'delivery',
    seat: null,
    is_account: false,
  },
  ...{ placed_at: '2026-11-18T17:00:00Z', name: 'Eva Paz', phone: '+57 3001112233', total: 30_000 },
  methods: [{ method: 'card', amount: 30_000 }],
  ...{ paid: 30_000, refunded: 0, owed: 0 },
  ...changes,
});
const PERSON = { kind: 'person' as const, id: 3, name: 'Leo' };
const whole = (changes: Partial<WholeOrder> = {}): WholeOrder => ({
  order: orderOf({ id: 41, status: 'delivered', placed_at: '2026-11-18T17:00:00Z', total: 30_000 }),
  lines: [
    { ...LINE, member: null, round: null, state: null, void_reason: null },
    { ...LINE, id: 99, name: 'Flan', member: null, round: 1, state: 'void', void_reason: 'Se acabó' },
  ],
  bill: [
    { kind: 'products', amount: 32_000 },
    { kind: 'coupon', amount: -2_000 },
  ],
  coupon: 'hola',
  payments: [
    {
      ...{ id: 5, attempt: 1, method: 'card', status: 'success', amount: 30_000, tip: 0, refunded: 0 },
      ...{
        reference: '41-1-0',
        transaction: 'tx-9',
        at: '2026-11-18T17:01:00Z',
        finished_at: null,
        has_proof: false,
        rounding: 0,
      },
    },
  ],
  refunds: [],
  refundable: 30_000,
  happened: [
    {
      at: '2026-11-18T17:00:00Z',
      kind: 'status',
      by: { kind: 'diner', id: null, name: null },
      value: 'in_progress',
      words: null,
    },
    { at: '2026-11-18T19:00:00Z', kind: 'rating', by: null, value: '9', words: 'Muy rico' },
  ],
  actions: [
    {
      ...{ id: 1, at: '2026-11-18T17:05:00Z', by: PERSON, asked: null, action: 'order.status' },
      about: { order: 12, table: null, branch: null, product: null, person: null, booking_at: null },
      where: { branch: null, device: null },
      details: { id: 41, from: 'in_progress', to: 'accepted' },
    },
  ],
  ...changes,
});

async function show(answers: Parameters<typeof renderStaff>[1] = [], address = '/norte/orders') {
  window.history.replaceState(null, '', address);
  const bench = renderStaff(<OrdersScreen slug="norte" />, [
    [getSignedIn, signedInAs('manager')],
    [getStaffInstance, INSTANCE],
    ...answers,
    [
      listDayOrders,
      {
        orders: [listed(), listed({ id: 40, number: 11, name: '=cmd', owed: 5_000, refunded: 5_000 })],
        from: '2026-11-18',
        to: '2026-11-18',
        before: null,
      },
    ],
    [getDayOrder, whole()],
  ]);
  await screen.findByRole('button', { name: /Eva Paz/ });
  return bench;
}

test('the orders of today stand there with what their money says (rule staff/orders)', async () => {
  await show();
  const row = screen.getByRole('button', { name: /Eva Paz/ });
  expect(row).toHaveTextContent(StaffOrders.mark_paid);
  expect(screen.getByRole('button', { name: /=cmd/ })).toHaveTextContent(/Falta devolver \$\s?5\.000/);
  expect(screen.getByText(/2 pedidos · 18 de noviembre de 2026/)).toBeVisible();
  // The hour is the country's, and the day stands over the list.
  expect(row).toHaveTextContent(/ · 12:00 p. m. · entregado/);
});

test('an order on its way is to be paid, and one that came unpaid stands out', async () => {
  const unpaid: Partial<ListedOrder> = { paid: 0, methods: [{ method: 'cash', amount: 0 }] };
  await show([
    [
      listDayOrders,
      {
        orders: [
          listed({ ...unpaid, status: 'preparation' }),
          listed({ ...unpaid, id: 40, number: 11, name: 'Luz' }),
          listed({ ...unpaid, id: 39, number: 10, name: 'Sol', status: 'cancelled' }),
        ],
        ...{ from: '2026-11-17', to: '2026-11-18', before: null },
      },
    ],
  ]);
  const row = (name: RegExp) => screen.getByRole('button', { name });
  expect(row(/Eva Paz/)).toHaveTextContent(StaffOrders.mark_open);
  expect(row(/Luz/)).toHaveTextContent(StaffOrders.mark_unpaid);
  expect(row(/Sol/)).not.toHaveTextContent(/pagar/);
  expect(row(/Luz/)).toHaveTextContent(/18 nov, 12:00 p. m./);
});

test('words are looked for when they are sent, and the address keeps them', async () => {
  const bench = await show();
  await userEvent.type(screen.getByRole('searchbox'), 'eva 2233');
  expect(bench.times('/tenants/norte/staff/day/orders.json')).toBe(1);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(bench.times('/tenants/norte/staff/day/orders.json')).toBe(2));
  expect(window.location.search).toBe('?search=eva+2233');
});

test('an order that was paid in two ways says both with their sums, and an open account is not to be accepted (rule staff/orders)', async () => {
  const methods: ListedOrder['methods'] = [
    { method: 'card', amount: 28_000 },
    { method: 'cash', amount: 20_000 },
  ];
  const of = { ...listed({ total: 48_000, paid: 48_000, methods }), status: 'in_progress' as const };
  await show([
    [
      listDayOrders,
      {
        orders: [{ ...of, is_account: true }, listed({ id: 40, number: 11, name: 'Luz' })],
        ...{ from: '2026-11-18', to: '2026-11-18', before: null },
      },
    ],
  ]);
  const row = screen.getByRole('button', { name: /Eva Paz/ });
  expect(row).toHaveTextContent(/Tarjeta de crédito o débito \$\s?28\.000 \+ Efectivo \$\s?20\.000/);
  expect(row).toHaveTextContent(Staff.state_open_account);
  expect(screen.getByRole('button', { name: /Luz/ })).toHaveTextContent(/Tarjeta de crédito o débito(?! \$)/);
  await userEvent.click(screen.getByRole('button', { name: Staff.save_csv }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [head, both, one] = (saved.mock.lastCall?.[0].text ?? '').split('\r\n');
  expect(head).toMatch(/;"Pagado: Tarjeta de crédito o débito";"Pagado: Efectivo"$/);
  expect(both).toMatch(/;"Tarjeta de crédito o débito \+ Efectivo";48000;0;0;28000;20000$/);
  expect(one).toMatch(/;"Tarjeta de crédito o débito";30000;0;0;30000;$/);
});

test('the list is saved as a table in which a name is no formula (rule staff/csv)', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: Staff.save_csv }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const [{ name, text }] = saved.mock.calls[0] ?? [{ name: '', text: '' }];
  expect(name).toBe('pedidos-2026-11-18.csv');
  expect(text).toContain(`12;18/11/2026 12:00;"Eva Paz";"'+57 3001112233"`);
  expect(text).toContain(`"'=cmd"`);
});

test('the table holds every order that is found, however many there are', async () => {
  const page = (number: number, before: number | null) => ({
    orders: [listed({ id: number, number })],
    ...{ from: null, to: null, before },
  });
  const pages = Array.from({ length: 450 }, (_, index) =>
    page(450 - index, index < 449 ? 450 - index : null),
  );
  await show([[listDayOrders, page(450, 450), ...pages]]);
  await userEvent.click(screen.getByRole('button', { name: Staff.save_csv }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall?.[0].text.trimEnd().split('\r\n')).toHaveLength(1 + 450);
});

test('cash says what the drawer got and when, where it was rounded', async () => {
  const [paid] = whole().payments;
  if (!paid) throw new Error('the order is not paid');
  const cash = { ...paid, method: 'cash' as const, amount: 56_980, rounding: 20 };
  const payments = [{ ...cash, at: '2026-11-18T17:00:00Z', finished_at: '2026-11-18T19:30:00Z' }];
  await show([[getDayOrder, whole({ payments })]]);
  await userEvent.click(screen.getByRole('button', { name: /Eva Paz/ }));
  const said = await screen.findByText(/La caja recibió \$\s?57\.000 \(redondeo: \$\s?20\)/);
  expect(said.closest('li')).toHaveTextContent(/2:30 p. m./);
});

test('an order opens under its own address, and closes to where it was', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: /Eva Paz/ }));
  expect(window.location.search).toBe('?order=41');
  const one = await screen.findByRole('region', { name: /^Pedido \d/ });
  await waitFor(() => expect(within(one).getByRole('heading', { level: 2 })).toHaveFocus());
  const told = within(one)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
  const places = ['Hizo el pedido', 'Leo', 'Muy rico'].map((words) =>
    told.findIndex((line) => line.includes(words)),
  );
  expect(places).toEqual([...places].sort((first, second) => first - second));
  expect(places).not.toContain(-1);
  expect(within(one).getByText(/Se acabó/)).toBeVisible();
  expect(within(one).getByText(/^−\$\s?2\.000$/)).toBeVisible();
  await userEvent.click(within(one).getByRole('button', { name: StaffOrders.close }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Pedido \d/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: /Eva Paz/ })).toHaveFocus());
});

test('a part is given back once with its reason, and never more than the order keeps', async () => {
  const answer = { purchase_id: 41, number: 12, refunds: [] };
  const bench = await show([[refundOrder, answer]], '/norte/orders?order=41');
  await userEvent.click(await screen.findByRole('button', { name: StaffOrders.give }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^¿Cuánto\?/), '40.000');
  await userEvent.click(dialog.getByRole('button', { name: /^Devolver/ }));
  expect(dialog.getByText(StaffOrders.give_reason_missing)).toBeVisible();
  expect(bench.sent()).toEqual([]);
  await userEvent.clear(dialog.getByLabelText(/^¿Cuánto\?/));
  await userEvent.type(dialog.getByLabelText(/^¿Cuánto\?/), '5.000');
  await userEvent.type(dialog.getByLabelText(StaffOrders.give_reason), 'Faltó una bebida');
  await userEvent.click(dialog.getByRole('button', { name: /^Devolver \$\s?5\.000/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bench.sent()).toMatchObject([
    { method: 'POST', body: { amount: 5_000, reason: 'Faltó una bebida' } },
  ]);
  expect(bench.keys.at(-1)).toEqual(expect.stringMatching(/.{8,}/));
  await waitFor(() => expect(bench.times('/tenants/norte/staff/day/orders/41.json')).toBeGreaterThan(1));
});
