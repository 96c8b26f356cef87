import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import type { PaymentMethodAnswer } from '@/lib/contract/payments/payment-methods';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { InPerson } from '@/tests/support/browser/in-person';
import { renderApp } from '@/tests/support/browser/render-app';

const PATH = '/payments/in_person/{purchase_id}.json';
const user = userEvent.setup();
const [model] = getContractExample(getPaymentMethods);
if (!model) throw new Error('no way to pay is recorded');
const way = (key: PaymentMethodAnswer['key'], label: string, online = false) => ({
  ...model,
  key,
  label,
  online,
});
const CARD = way('card', 'Tarjeta', true);
const CASH = way('cash', 'Efectivo');
const READER = way('card_reader', 'Datáfono');
const placed: Order = { ...getContractExample(getOrder), is_cart: false, total: 15_000 };

const show = (methods: PaymentMethodAnswer[], order: Order = placed) =>
  renderApp(<InPerson order={order} />, {
    [getPaymentMethods.path]: [methods],
    [PATH]: [placed],
  });
const ask = async () => user.click(await screen.findByRole('button', { name: 'Pagar en persona' }));
const confirm = () => user.click(screen.getByRole('button', { name: /^Pagar en persona ·/ }));

test.each([
  ['a branch that takes none', [CARD, way('transfer', 'Transferencia')], placed],
  ['a cart', [CARD, CASH], { ...placed, is_cart: true }],
])('of %s there is no such way', async (_case, methods, order) => {
  const { paths } = show(methods, order);
  await waitFor(() => expect(paths()).toEqual([getPaymentMethods.path]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the only way is chosen already; a note that is too small is said and not sent', async () => {
  const { calls } = show([CARD, CASH]);
  await ask();
  expect(screen.getByRole('radio', { name: es.Methods.cash })).toBeChecked();
  await user.type(screen.getByLabelText(`${es.Checkout.cash_other} ($)`), '14999');
  await user.tab();
  expect(screen.getByText(/Con ese valor no alcanza/)).toBeVisible();
  await confirm();
  expect(screen.getByText(/Con ese valor no alcanza/)).toBeVisible();
  await user.clear(screen.getByLabelText(`${es.Checkout.cash_other} ($)`));
  await user.type(screen.getByLabelText(`${es.Checkout.cash_other} ($)`), '20.000');
  await confirm();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === PATH)).toEqual([
      { path: PATH, body: { method: 'cash', cash_amount: 20_000 } },
    ]),
  );
});

test('one tap names the notes and says the change; another tap takes them back (rule payments/cash)', async () => {
  const { calls } = show([CASH]);
  await ask();
  const note = screen.getByRole('button', { name: /^\$\s20\.000$/ });
  await user.click(note);
  expect(note).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/^Tu cambio: \$\s5\.000$/)).toBeVisible();
  await user.click(note);
  expect(screen.queryByText(/Tu cambio/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^\$\s50\.000$/ }));
  await confirm();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: PATH, body: { method: 'cash', cash_amount: 50_000 } }),
  );
});

test('no note is the exact amount', async () => {
  const { calls } = show([CASH]);
  await ask();
  await confirm();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: PATH, body: { method: 'cash', cash_amount: null } }),
  );
});

test('the button is busy from its press on, and is not grey as one that cannot be pressed', async () => {
  show([CASH]);
  await ask();
  const button = screen.getByRole('button', { name: /^Pagar en persona ·/ });
  expect(button).toHaveAttribute('aria-busy', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('of several ways one has to be chosen', async () => {
  const { calls } = show([CARD, CASH, READER]);
  await ask();
  expect(screen.queryByRole('radio', { name: es.Methods.card })).toBeNull();
  await confirm();
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.payment_method_required);
  await user.click(screen.getByRole('radio', { name: es.Methods.card_reader }));
  await confirm();
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: PATH, body: { method: 'card_reader', cash_amount: null } }),
  );
});

test.each([
  ['CO', 'Datáfono'],
  ['PE', 'POS'],
  ['MX', 'Terminal'],
] as const)('in %s what reads cards is called %s, whatever the wire calls it', async (country, name) => {
  renderApp(
    <InPerson order={placed} />,
    { [getPaymentMethods.path]: [[CASH, way('card_reader', 'Lector')]] },
    { country },
  );
  await ask();
  expect(screen.getByRole('radio', { name })).toBeVisible();
});

test.each([
  ['while money is on its way it says what becomes of that', 'pending', null, 'in_person_pending'],
  ['after a refusal it does not', 'declined', null, 'in_person_failed'],
  ['an order for tomorrow stays booked', 'pending', '2026-11-24', 'in_person_pending_booked'],
  ['so it does after a refusal', 'declined', '2026-11-24', 'in_person_failed_booked'],
] as const)('%s', async (_what, status, date, text) => {
  const { payment } = placed;
  if (!payment) throw new Error('no payment is recorded');
  show([CASH], { ...placed, schedule_date: date, payment: { ...payment, status } });
  await ask();
  expect(screen.getByText(sentenceAt(es.Checkout[text], 'restaurant'))).toBeVisible();
  await user.click(screen.getByText(es.Checkout.in_person_keep));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a press without a connection says so in the dialog, and sends nothing later (guarantee/lost-connection)', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { paths } = show([CASH]);
  onlineManager.setOnline(true);
  await ask();
  act(() => onlineManager.setOnline(false));
  await confirm();
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.in_person_no_connection);
  connection.mockRestore();
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(es.Checkout.in_person_no_connection)).toBeNull();
  expect(paths()).not.toContain(PATH);
  await confirm();
  await waitFor(() => expect(paths()).toContain(PATH));
});
