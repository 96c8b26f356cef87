import { screen } from '@testing-library/react';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { startPayment } from '@/lib/contract/payments/calls';
import es from '@/messages/es.json';
import { CART, placed, renderCheckout, seconds, user } from '@/tests/support/browser/render-checkout';

const { Checkout } = es;
const contact = CART.contact && { ...CART.contact, phone: '999111222' };
const OWN = { ...CART, contact, payment_method: 'wallet' as const };
const WAITS = placed({
  method: 'wallet',
  status: 'pending',
  retry_until: null,
  next_action: { type: 'wait', until: '2026-11-21T12:01:30Z' },
});
const refusedBy = (code_refusal: 'wrong_code' | 'expired_code') =>
  placed({ method: 'wallet', status: 'declined', code_refusal, next_action: null });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const phone = () => screen.getByLabelText(Checkout.wallet_phone);
const code = () => screen.getByLabelText(Checkout.wallet_code);
const press = () => user.click(screen.getByRole('button', { name: /^Pagar/ }));

test('the phone of the contact is offered, and a code is taken as the app shows it (rule payments/wallet)', async () => {
  const { calls } = await renderCheckout({
    [getOrder.path]: [OWN, WAITS],
    [placeOrder.path]: [placed({ method: 'wallet', status: 'pending' })],
    [startPayment.path]: [WAITS.payment],
  });
  expect(phone()).toHaveValue('999111222');
  await user.type(code(), '123 456');
  await user.click(screen.getByRole('checkbox'));
  await press();
  await seconds(1);
  expect(calls.find(({ path }) => path === startPayment.path)?.body).toMatchObject({
    method: 'wallet',
    wallet: { phone: '999111222', code: '123456' },
  });
  expect(screen.getByRole('heading', { name: Checkout.wallet_wait })).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
});

test('a wrong phone, a short code and terms that were not read pay nothing', async () => {
  const { sent } = await renderCheckout({ [getOrder.path]: [{ ...OWN, contact: null }] });
  await user.type(phone(), '300 123 4567');
  await user.type(code(), '1234');
  await press();
  expect(screen.getByText(Checkout.wallet_phone_wrong)).toBeVisible();
  expect(code()).toHaveAccessibleDescription(`${Checkout.wallet_code_hint} ${Checkout.wallet_code_form}`);
  expect(screen.getByText(Checkout.terms_required)).toBeVisible();
  expect(sent(placeOrder.path) + sent(startPayment.path)).toBe(0);
});

test.each(['wrong_code', 'expired_code'] as const)(
  '%s is said beside the field until another is typed',
  async (why) => {
    await renderCheckout({ [getOrder.path]: [refusedBy(why)] });
    expect(screen.getByRole('heading', { name: Checkout.result_declined_wallet })).toBeVisible();
    const said = Checkout[`wallet_${why}`];
    expect(code()).toHaveAccessibleDescription(`${Checkout.wallet_code_hint} ${said}`);
    expect(code()).toBeInvalid();
    await user.type(code(), '1');
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('a refusal for another reason blames no code', async () => {
  await renderCheckout({ [getOrder.path]: [placed({ method: 'wallet', status: 'declined' })] });
  expect(screen.getByRole('heading', { name: Checkout.result_declined_wallet })).toBeVisible();
  expect(code()).toBeValid();
});
