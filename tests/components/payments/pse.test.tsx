import { act, fireEvent, screen, within } from '@testing-library/react';
import { goTo } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import type { Payment } from '@/lib/contract/orders/orders';
import { listBanks, startPayment } from '@/lib/contract/payments/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { httpError } from '@/tests/support/browser/app-bench';
import { CART, placed, renderCheckout, seconds, user } from '@/tests/support/browser/render-checkout';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));
const left = jest.mocked(goTo);

const { Checkout, Errors } = es;
/** As many as Colombia has. */
const BANKS = [
  { code: '1', name: 'Banco Agrario' },
  ...Array.from({ length: 37 }, (_none, index) => ({
    code: `${100 + index}`,
    name: `Banco de prueba ${index}`,
  })),
  { code: '1007', name: 'Bancolombia' },
  { code: '1551', name: 'Davivienda' },
];
const contact = CART.contact && { ...CART.contact, dni_type: 'CC', dni: '1020304050' };
const OWN = { ...CART, contact, payment_method: 'pse' as const };
const URL_OF_BANK = 'https://registro.pse.com.co/start?enc=1';
const AT_BANCOLOMBIA = {
  bank: { code: '1007', name: 'Bancolombia' },
  person: 'natural' as const,
  dni_type: 'CC',
  dni: '1020304050',
};
const pse = (payment: Partial<Payment>) =>
  placed({ method: 'pse', status: 'pending', retry_until: null, pse: AT_BANCOLOMBIA, ...payment });
const WAITS = pse({});
const LEADS = pse({
  next_action: { type: 'redirect', url: URL_OF_BANK, until: '2026-11-21T12:30:00Z', can_leave: false },
});
const DECLINED = pse({ status: 'declined', retry_until: '2026-11-21T12:15:00Z' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  left.mockReset();
});
afterEach(() => jest.useRealTimers());

const bank = () => screen.getByRole('combobox', { name: Checkout.pse_bank });
const press = () => user.click(screen.getByRole('button', { name: /^Pagar/ }));
const accept = () => user.click(screen.getByRole('checkbox'));
const going = Checkout.bank_going.replace('{bank}', 'Bancolombia');
const waiting = Checkout.bank_wait.replace('{bank}', 'Bancolombia');
const link = () => screen.getByRole('link', { name: Checkout.bank_go });
/** The browser shows the page as it was left. */
const comeBack = () =>
  act(async () => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));

const show = (answers: Parameters<typeof renderCheckout>[0]) =>
  renderCheckout({ [listBanks.path]: [BANKS], [placeOrder.path]: [WAITS], ...answers });

test('the bank is searched by a part of its name and chosen by keys or by hand (rule payments/pse)', async () => {
  await show({ [getOrder.path]: [OWN] });
  await user.click(bank());
  const list = () => screen.getByRole('listbox', { name: Checkout.pse_bank });
  expect(within(list()).getAllByRole('option')).toHaveLength(40);
  await user.type(bank(), 'lombia');
  expect(within(list()).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(bank()).toHaveValue('Bancolombia');
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  const active = document.getElementById(bank().getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('Davivienda');
  expect(within(list()).getByRole('option', { selected: true })).toHaveTextContent('Bancolombia');
  await user.keyboard('{Escape}');
  expect(bank()).toHaveValue('Bancolombia');

  await user.clear(bank());
  await user.type(bank(), 'nada');
  expect(screen.getByText('Ningún banco se llama así.')).toBeVisible();
  await user.clear(bank());
  await user.type(bank(), 'agr');
  await user.click(within(list()).getByText('Banco Agrario'));
  expect(bank()).toHaveValue('Banco Agrario');
});

test('a bank whose whole name is typed is chosen, and nothing is chosen by a part of one', async () => {
  await show({ [getOrder.path]: [OWN] });
  await user.type(bank(), 'davi');
  await user.tab();
  expect(screen.getByText(Checkout.pse_bank_missing)).toBeVisible();
  await user.type(bank(), 'vienda');
  expect(screen.queryByText(Checkout.pse_bank_missing)).toBeNull();
});

test('it sends the bank and the document of the contact, and leads to the bank once it has its address', async () => {
  const { calls } = await show({
    [getOrder.path]: [OWN, WAITS, LEADS],
    [startPayment.path]: [WAITS.payment],
  });
  await user.type(bank(), 'bancolombia');
  await accept();
  await press();
  await seconds(1);
  const [paid] = calls.filter(({ path }) => path === startPayment.path);
  expect(paid?.body).toMatchObject({
    method: 'pse',
    pse: { bank: '1007', person: 'natural', dni_type: 'CC', dni: '1020304050' },
  });
  expect(screen.getByRole('heading', { name: going })).toBeVisible();
  await seconds(6);
  expect(left.mock.calls).toEqual([[URL_OF_BANK]]);
});

test('after coming back from the bank the page does not lead there again: it has a link, and asks anew', async () => {
  const { sent } = await show({ [getOrder.path]: [OWN, LEADS], [startPayment.path]: [LEADS.payment] });
  await user.type(bank(), 'bancolombia');
  await accept();
  await press();
  await seconds(3);
  expect(left).toHaveBeenCalledTimes(1);
  const before = sent(getOrder.path);
  await comeBack();
  expect(sent(getOrder.path)).toBeGreaterThan(before);
  expect(screen.getByRole('heading', { name: waiting })).toBeVisible();
  expect(link()).toHaveAttribute('href', URL_OF_BANK);
  await seconds(20);
  expect(left).toHaveBeenCalledTimes(1);
});

test('a page that is loaded again, or opened elsewhere, leads nowhere by itself', async () => {
  await show({ [getOrder.path]: [LEADS] });
  await seconds(10);
  expect(screen.getByRole('heading', { name: waiting })).toBeVisible();
  expect(link()).toHaveAttribute('href', URL_OF_BANK);
  expect(left).not.toHaveBeenCalled();
});

test('it says how long the bank is waited for, and that another way to pay is open then', async () => {
  await show({ [getOrder.path]: [LEADS] });
  await seconds(9);
  expect(screen.getByRole('timer')).toHaveTextContent(Checkout.time_left.replace('{time}', '29:50'));
  expect(screen.getByText(Checkout.bank_after)).toBeVisible();
  await seconds(15 * 60);
  expect(screen.getByRole('timer')).toHaveTextContent(Checkout.time_left.replace('{time}', '14:50'));
});

test('before the address is named no time is told', async () => {
  await show({ [getOrder.path]: [WAITS] });
  expect(screen.getByRole('heading', { name: waiting })).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(Checkout.bank_after)).toBeNull();
});

test('a payment that has ended with its address leads nowhere: its result is shown', async () => {
  await show({ [getOrder.path]: [OWN, DECLINED], [startPayment.path]: [WAITS.payment] });
  await user.type(bank(), 'bancolombia');
  await accept();
  await press();
  await seconds(3);
  expect(screen.getByText(Errors.payment_rejected)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
});

test('what was left at the bank is over in its time: the page says so, and any way to pay is open again', async () => {
  const over = pse({ status: 'expired', message: null, retry_until: '2026-11-21T12:45:00Z' });
  await show({ [getOrder.path]: [LEADS, over] });
  expect(screen.getByRole('heading', { name: waiting })).toBeVisible();
  await seconds(10);
  const told = screen.getByRole('alert');
  expect(told).toHaveTextContent(Checkout.result_expired);
  expect(told).toHaveTextContent(Checkout.may_be_charged);
  expect(screen.queryByRole('link', { name: Checkout.bank_go })).toBeNull();
  expect(screen.getByRole('button', { name: Checkout.other_method })).toBeVisible();
  expect(bank()).toHaveValue('Bancolombia');
});

test('after a refusal the form is filled as before, but for what is agreed to', async () => {
  const company = { ...AT_BANCOLOMBIA, person: 'company' as const, dni_type: 'NIT', dni: '8001972684' };
  await show({ [getOrder.path]: [pse({ ...DECLINED.payment, pse: company })] });
  expect(bank()).toHaveValue('Bancolombia');
  expect(screen.getByRole('radio', { name: Checkout.pse_company })).toBeChecked();
  expect(screen.getByLabelText(Checkout.pse_nit)).toHaveValue('8001972684');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: Checkout.pse_natural }));
  expect(screen.getByLabelText(Checkout.dni)).toHaveValue('1020304050');
});

test('a wrong NIT, no bank and terms that were not read pay nothing', async () => {
  const { sent } = await show({ [getOrder.path]: [OWN] });
  await user.click(screen.getByRole('radio', { name: Checkout.pse_company }));
  await user.type(screen.getByLabelText(Checkout.pse_nit), '8001972685');
  await press();
  expect(screen.getByText(Checkout.pse_bank_missing)).toBeVisible();
  expect(screen.getByText(Checkout.pse_nit_wrong)).toBeVisible();
  expect(screen.getByText(Checkout.terms_required)).toBeVisible();
  expect(bank()).toHaveFocus();
  expect(sent(placeOrder.path) + sent(startPayment.path)).toBe(0);
});

test('a bank that is not known any more is chosen anew from a new list; the rest stays', async () => {
  const unknown = new ApiError({ kind: 'http', status: 422, key: 'bank_unknown' });
  const { sent } = await show({
    [getOrder.path]: [OWN, placed({ method: 'pse', status: 'pending', retry_until: '2026-11-21T12:15:00Z' })],
    [startPayment.path]: [unknown],
  });
  await user.type(bank(), 'davivienda');
  await user.clear(screen.getByLabelText(Checkout.dni));
  await user.type(screen.getByLabelText(Checkout.dni), '52777888');
  await accept();
  await press();
  await seconds(3);
  expect(errorStore.getState()).toMatchObject({ notice: { key: 'bank_unknown' } });
  expect(bank()).toHaveValue('');
  expect(screen.getByLabelText(Checkout.dni)).toHaveValue('52777888');
  expect(sent(listBanks.path)).toBe(2);
});

test('banks that do not come can be asked for again', async () => {
  await show({ [getOrder.path]: [OWN], [listBanks.path]: [httpError(502), BANKS] });
  await seconds(1);
  expect(screen.queryByRole('combobox', { name: Checkout.pse_bank })).toBeNull();
  await user.click(screen.getByRole('button', { name: Errors.retry }));
  await seconds(1);
  expect(bank()).toBeVisible();
});

test('a document that the order took is told by the rule of the bank (rule people/documents)', async () => {
  await show({ [getOrder.path]: [OWN] });
  const number = screen.getByLabelText(Checkout.dni);
  await user.clear(number);
  await user.type(number, '12345');
  await press();
  expect(number).toHaveAccessibleDescription(
    'Para PSE tu banco pide el número exacto. CC: debe tener entre 6 y 10 dígitos.',
  );
});
