import { act, screen, within } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { cancelOrder, getOrder, placeOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getGateway, startPayment } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError, networkError } from '@/tests/support/browser/app-bench';
import {
  CART,
  GATEWAY,
  ON_ITS_WAY,
  payByCard,
  placed,
  renderCheckout,
  seconds,
  TO_PAY,
  user,
} from '@/tests/support/browser/render-checkout';

/** Where the page was left for: this browser goes nowhere. */
const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));
beforeEach(() => left.splice(0));
jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a payment whose answer is lost is asked for again with the same key (guarantee/lost-connection)', async () => {
  const { sent, keysOf } = await renderCheckout({
    [getOrder.path]: [TO_PAY, TO_PAY, ON_ITS_WAY],
    [startPayment.path]: [networkError(), networkError(), ON_ITS_WAY.payment],
  });
  await payByCard();
  await seconds(20);
  expect(sent(startPayment.path)).toBe(3);
  expect(new Set(keysOf(startPayment.path)).size).toBe(1);
  expect(screen.getByText(es.Checkout.result_pending)).toBeVisible();
});

test('what is typed of a card is in no call to the services and in no storage (rule payments/card-fields)', async () => {
  const { calls, storage, stores } = await renderCheckout({
    [getOrder.path]: [TO_PAY, ON_ITS_WAY],
    [startPayment.path]: [ON_ITS_WAY.payment],
  });
  const keep = jest.spyOn(storage, 'setItem');
  await payByCard();
  await seconds(1);
  act(() => stores.order.setState({ service: 'take_away' }));
  expect(keep).toHaveBeenCalled();
  const sent = JSON.stringify(calls);
  expect(sent).toContain('tok_test_12345678');
  expect(sent).not.toMatch(/4242/);
  const kept = JSON.stringify([keep.mock.calls, { ...localStorage }, { ...sessionStorage }]);
  expect(kept).not.toMatch(/4242|tok_test/);
});

test('one that never reached the store is not said to be on its way for ever', async () => {
  await renderCheckout({ [getOrder.path]: [TO_PAY], [startPayment.path]: [networkError()] });
  await payByCard();
  await seconds(1);
  expect(screen.getByText(es.Checkout.paying_text)).toBeVisible();
  await seconds(60);
  expect(screen.queryByText(es.Checkout.paying_text)).toBeNull();
  expect(screen.queryByText(es.Checkout.result_pending)).toBeNull();
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('a payment that its gateway failed at and has no record of is offered again by itself', async () => {
  const freed = placed({ status: 'expired', not_received: true, retry_until: '2026-11-21T12:00:00Z' });
  await renderCheckout({ [getOrder.path]: [ON_ITS_WAY, ON_ITS_WAY, freed] });
  expect(screen.getByText(es.Checkout.paying_text)).toBeVisible();
  await seconds(4);
  const said = screen.getByRole('alert');
  expect(said).toHaveTextContent(es.Checkout.result_unpaid);
  expect(said).toHaveTextContent(es.Errors.payment_not_processed);
  expect(said).not.toHaveTextContent(es.Checkout.not_charged);
  expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
});

test('a cart of which a coupon left nothing to pay is placed, and no payment begun', async () => {
  const free = placed({ status: 'success', amount: 0 });
  const { sent, paths } = await renderCheckout({ [getOrder.path]: [CART, free], [placeOrder.path]: [free] });
  await payByCard();
  await seconds(5);
  expect(sent(placeOrder.path)).toBe(1);
  expect(left).toContain(`/norte/order/${free.id}`);
  expect(paths()).not.toContain(startPayment.path);
});

test('a store without a gateway says so and leaves a way back to the other ways to pay', async () => {
  await renderCheckout({ [getOrder.path]: [CART], [getGateway.path]: [null] });
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.no_gateway);
  expect(screen.getByRole('button', { name: es.Checkout.other_method })).toBeEnabled();
});

test('a gateway that was not told of for a fault is asked for again', async () => {
  await renderCheckout({ [getOrder.path]: [CART], [getGateway.path]: [httpError(503), GATEWAY] });
  expect(screen.queryByText(es.Checkout.no_gateway)).toBeNull();
  await user.click(screen.getByRole('button', { name: es.Errors.retry }));
  await seconds(1);
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('an order that could not be loaded says why and is asked for again', async () => {
  await renderCheckout({ [getOrder.path]: [httpError(503), CART] });
  await user.click(screen.getByRole('button', { name: es.Errors.retry }));
  await seconds(1);
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

test('an address that no order has leads to no second try', async () => {
  await renderCheckout({ [getOrder.path]: [httpError(422)] });
  expect(screen.getByRole('heading', { name: es.Order.missing })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an order that could not be taken back is not left, and it is said why', async () => {
  expect(cancelOrder.path).toBe(getOrder.path);
  await renderCheckout({ [getOrder.path]: [TO_PAY, httpError(503), TO_PAY] });
  await user.click(screen.getByRole('button', { name: es.Checkout.other_method }));
  await seconds(1);
  expect(errorStore.getState().notice).not.toBeNull();
  expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
});

const PAID = placed({ status: 'success', retry_until: null });
const otherMethod = () => user.click(screen.getByRole('button', { name: es.Checkout.other_method }));

test('one that was paid in another tab is not taken back: the order is shown', async () => {
  const refusal = new ApiError({ kind: 'http', status: 409, key: 'order_closed' });
  const { stores } = await renderCheckout({ [getOrder.path]: [TO_PAY, refusal, PAID] });
  stores.order.setState({ service: 'take_away', taPurchaseId: null });
  await otherMethod();
  await seconds(1);
  expect(errorStore.getState().notice?.key).toBe('order_closed');
  expect(left).toContain(`/norte/order/${PAID.id}`);
});

test('one that ends instead of being a cart again leads to no precheckout', async () => {
  const cancelled = { ...TO_PAY, status: 'cancelled' as const };
  await renderCheckout({ [getOrder.path]: [TO_PAY, cancelled] });
  await otherMethod();
  await seconds(1);
  expect(left).toContain(`/norte/order/${cancelled.id}`);
});

test.each([
  ['taken back', [TO_PAY, { ...CART, service: 'delivery', subservice: 'schedule' }]],
  ['not placed yet', [{ ...CART, service: 'delivery', subservice: 'schedule' }]],
])('a cart that was %s is gone on with, whatever was chosen meanwhile', async (_how, answers) => {
  // The precheckout is led to, where this browser cannot go.
  console.error = () => undefined;
  const { stores } = await renderCheckout({ [getOrder.path]: answers });
  stores.order.setState({ service: 'take_away', subservice: null, taPurchaseId: 99, purchaseId: 98 });
  await otherMethod();
  await seconds(1);
  expect(stores.order.getState()).toMatchObject({
    service: 'delivery',
    subservice: 'schedule',
    purchaseId: CART.id,
    taPurchaseId: 99,
  });
});

test('one that the second try takes back is gone on with like one of the first', async () => {
  let led = 0;
  // The precheckout is led to, where this browser cannot go.
  console.error = () => {
    led += 1;
  };
  const cart: Order = { ...CART, service: 'delivery', subservice: 'schedule' };
  const { stores } = await renderCheckout({ [getOrder.path]: [TO_PAY, httpError(503), TO_PAY, cart] });
  stores.order.setState({ service: 'take_away', subservice: null, taPurchaseId: 99, purchaseId: 98 });
  await otherMethod();
  await seconds(1);
  act(() => errorStore.getState().notice?.onRetry?.());
  await seconds(1);
  const chosen = { service: 'delivery', subservice: 'schedule', purchaseId: CART.id };
  expect(stores.order.getState()).toMatchObject(chosen);
  expect(led).toBe(1);
});

describe('an order that is held until it is paid', () => {
  const UNTIL = 'El pedido está guardado. Hora límite para pagar: 7:00 a. m.';
  const held = () => screen.queryByText((text) => text.replace(/\s/g, ' ') === UNTIL);
  const back = (at: string): Order => ({ ...CART, timeline: [{ status: 'cart', at }] });

  it('says until when by the clock of its branch, before anything has failed', async () => {
    await renderCheckout({ [getOrder.path]: [TO_PAY] });
    expect(held()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so once where a try has failed', async () => {
    await renderCheckout({
      [getOrder.path]: [placed({ status: 'declined', retry_until: '2026-11-21T12:00:00Z' })],
    });
    expect(screen.getAllByText(/El pedido está guardado/)).toHaveLength(1);
  });

  it.each([
    ['that was never tried', 'pending', es.Checkout.not_charged],
    ['that the bank never answered', 'expired', es.Checkout.may_be_charged],
  ] as const)(
    'is said not to have been sent once that time is over, for a payment %s',
    async (_how, status, money) => {
      const open = placed({ status, retry_until: '2026-11-21T12:00:00Z' });
      await renderCheckout({ [getOrder.path]: [open, back('2026-11-21T12:00:02Z')] });
      await seconds(15);
      expect(screen.getByRole('alert')).toHaveTextContent(`${es.Checkout.hold_over} ${money}`);
      expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
      expect(held()).toBeNull();
    },
  );

  it('that was taken back in another tab did not run out', async () => {
    await renderCheckout({ [getOrder.path]: [TO_PAY, back('2026-11-21T11:50:00Z')] });
    await seconds(15);
    expect(held()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an order of the day before says so in place of the form, and is ordered again or asked about (rule payments/day)', async () => {
  // The precheckout is led to, where this browser cannot go.
  console.error = () => undefined;
  const { sent } = await renderCheckout({
    // The second answer is of taking back, which has the same path.
    [getOrder.path]: [{ ...TO_PAY, is_expired: true }, CART],
  });
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.purchase_expired);
  expect(screen.queryByLabelText(es.Checkout.card_number)).toBeNull();
  expect(screen.getByRole('heading', { name: es.Order.help })).toBeVisible();
  await user.click(screen.getByRole('button', { name: es.Checkout.order_again }));
  expect(sent(cancelOrder.path)).toBe(2);
});

test('another way to pay is offered once the bank has had its time (rule payments/results)', async () => {
  const [way] = getContractExample(getPaymentMethods);
  const cash = { ...way, key: 'cash', label: 'Efectivo', online: false };
  await renderCheckout({ [getOrder.path]: [ON_ITS_WAY], [getPaymentMethods.path]: [[cash]] });
  expect(screen.getByRole('heading', { name: es.Checkout.paying })).toBeVisible();
  expect(screen.queryByLabelText(es.Checkout.card_number)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pagar en persona' })).toBeNull();
  await seconds(11);
  expect(screen.getByText(es.Checkout.result_pending)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pagar en persona' })).toBeVisible();
});

const DECLINED = placed({ status: 'declined', retry_until: '2099-01-01T00:00:00Z' });

test('a refusal has the other ways to pay in its alert, each one tap away (rule payments/results)', async () => {
  const [way] = getContractExample(getPaymentMethods);
  const cash = { ...way, key: 'cash', label: 'Efectivo', online: false };
  await renderCheckout({ [getOrder.path]: [DECLINED], [getPaymentMethods.path]: [[cash]] });
  await seconds(1);
  const ways = within(screen.getByRole('alert')).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([es.Checkout.other_method, 'Pagar en persona']);
  expect(screen.getAllByRole('button', { name: es.Checkout.other_method })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pagar en persona' }));
  expect(screen.getByRole('dialog', { name: '¿Pagar en persona?' })).toBeVisible();
});

test('after a refusal the form has who holds the card, and neither its number nor its code (rule payments/results)', async () => {
  await renderCheckout({ [getOrder.path]: [TO_PAY, DECLINED], [startPayment.path]: [DECLINED.payment] });
  const holder = () => screen.getByLabelText(es.Checkout.card_holder);
  await user.clear(holder());
  await user.type(holder(), 'LUISA PAZ');
  await payByCard();
  await seconds(1);
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.payment_declined);
  expect(holder()).toHaveValue('LUISA PAZ');
  expect(screen.getByLabelText(es.Checkout.card_number)).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('an approved payment ends with a tick until its order is there (rule payments/results)', async () => {
  const paid = placed({ status: 'success' });
  await renderCheckout({ [getOrder.path]: [TO_PAY, paid], [startPayment.path]: [paid.payment] });
  await payByCard();
  await seconds(1);
  expect(screen.getByRole('heading', { name: es.Order.paid })).toBeVisible();
  expect(left).toContain(`/norte/order/${paid.id}`);
});
