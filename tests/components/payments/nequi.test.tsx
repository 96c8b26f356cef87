import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { getGateway, startPayment } from '@/lib/contract/payments/calls';
import es from '@/messages/es.json';
import {
  CART,
  GATEWAY,
  placed,
  renderCheckout,
  seconds,
  user,
} from '@/tests/support/browser/render-checkout';

const { Checkout } = es;
const contact = CART.contact && { ...CART.contact, phone: '3001234567' };
const OWN = { ...CART, contact, payment_method: 'nequi' as const };
const WAITS = placed({
  method: 'nequi',
  status: 'pending',
  retry_until: null,
  next_action: { type: 'wait', until: '2026-11-21T12:01:30Z' },
});

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const phone = () => screen.getByLabelText(Checkout.nequi_phone);
const press = () => user.click(screen.getByRole('button', { name: /^Pagar/ }));

test('Nequi offers the phone of the contact and sends no other (rule payments/nequi)', async () => {
  const { calls } = await renderCheckout({
    [getOrder.path]: [OWN, WAITS],
    [placeOrder.path]: [placed({ method: 'nequi', status: 'pending' })],
    [startPayment.path]: [WAITS.payment],
  });
  expect(phone()).toHaveValue('3001234567');
  await user.click(screen.getByRole('checkbox'));
  await press();
  await seconds(1);
  const [paid] = calls.filter(({ path }) => path === startPayment.path);
  expect(paid?.body).toEqual({
    purchase_id: OWN.id,
    acceptance: true,
    method: 'nequi',
    nequi: { phone: '3001234567' },
  });
});

test.each([
  ['pub_test_tienda', true],
  ['pub_prod_tienda', false],
])(
  'the account %s names the phones that answer in a test: %s (rule payments/nequi)',
  async (key, isNamed) => {
    await renderCheckout({
      [getOrder.path]: [OWN],
      [getGateway.path]: [{ ...GATEWAY, public_key: key }],
    });
    const hints = isNamed ? `${Checkout.nequi_hint} ${Checkout.nequi_test}` : Checkout.nequi_hint;
    expect(phone()).toHaveAccessibleDescription(hints);
  },
);

test('a wrong phone and terms that were not read pay nothing', async () => {
  const { sent } = await renderCheckout({ [getOrder.path]: [{ ...OWN, contact: null }] });
  expect(phone()).toHaveValue('');
  await user.type(phone(), '+57 300');
  await press();
  expect(phone()).toHaveValue('+57 300');
  expect(screen.getByText(Checkout.nequi_phone_wrong)).toBeVisible();
  expect(screen.getByText(Checkout.terms_required)).toBeVisible();
  expect(sent(placeOrder.path) + sent(startPayment.path)).toBe(0);
});

test('without a connection nothing is sent, then or later by itself, and what was typed stays (guarantee/lost-connection)', async () => {
  const setOnline = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => onlineManager.setOnline(isOnline));
  };
  const { sent } = await renderCheckout({ [getOrder.path]: [OWN] });
  await user.click(screen.getByRole('checkbox'));
  setOnline(false);
  await press();
  await seconds(20);
  expect(screen.getByText(Checkout.no_connection)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
  setOnline(true);
  await seconds(20);
  expect(sent(placeOrder.path) + sent(startPayment.path)).toBe(0);
  expect(screen.queryByText(Checkout.no_connection)).toBeNull();
  expect(phone()).toHaveValue('3001234567');
  jest.restoreAllMocks();
});

test('a phone is taken as people write it, and the one that was tried stays after a refusal', async () => {
  const declined = placed({ method: 'nequi', status: 'declined', next_action: null });
  const { calls } = await renderCheckout({
    [getOrder.path]: [OWN, WAITS, WAITS, declined],
    [placeOrder.path]: [placed({ method: 'nequi', status: 'pending' })],
    [startPayment.path]: [declined.payment],
  });
  await user.clear(phone());
  await user.type(phone(), '+57 310 765-4321');
  await user.click(screen.getByRole('checkbox'));
  await press();
  await seconds(1);
  expect(screen.getByRole('heading', { name: Checkout.nequi_wait })).toBeVisible();
  await seconds(30);
  expect(calls.find(({ path }) => path === startPayment.path)?.body).toMatchObject({
    nequi: { phone: '3107654321' },
  });
  expect(screen.getByText(Checkout.result_declined_nequi)).toBeVisible();
  expect(phone()).toHaveValue('3107654321');
});

test('waiting says what to do in the app, and counts down what is left', async () => {
  await renderCheckout({ [getOrder.path]: [WAITS] });
  expect(screen.getByRole('heading', { name: Checkout.nequi_wait })).toBeVisible();
  expect(screen.getByText(Checkout.nequi_wait_text)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('1:29');
  await seconds(20);
  expect(screen.getByRole('timer')).toHaveTextContent('1:09');
  await seconds(70);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('heading', { name: Checkout.nequi_wait })).toBeVisible();
});
