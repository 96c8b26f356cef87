import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import { placeOrder } from '@/lib/contract/orders/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { formatAmount } from '@/lib/domain/money/money';
import es from '@/messages/es.json';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import {
  issue,
  METHODS,
  orderButton,
  renderPrecheckout,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const failure = new ApiError({ kind: 'http', status: 503, key: 'unavailable' });
const { Checkout, Errors, Methods } = es;
const NO_METHODS = sentenceAt(Checkout.no_methods, 'restaurant');

test('while the ways to pay are on their way nothing is said of them, and nothing can be ordered', async () => {
  const held: { answer: (methods: unknown) => void } = { answer: () => undefined };
  const methods = new Promise((resolve) => {
    held.answer = resolve;
  });
  renderPrecheckout(WHOLE_CART, { [getPaymentMethods.path]: [methods] });
  expect(await screen.findByRole('heading', { name: Checkout.how })).toBeVisible();
  expect(screen.queryByText(NO_METHODS)).toBeNull();
  expect(orderButton()).toBeDisabled();
  await act(async () => held.answer(METHODS));
  await waitFor(() => expect(orderButton()).toBeEnabled());
  expect(orderButton()).toHaveTextContent(/^Continuar al pago/);
});

test('where they do not come a card cart is not placed, and the press leads to asking again', async () => {
  const bench = renderPrecheckout(WHOLE_CART, { [getPaymentMethods.path]: [failure, METHODS] });
  expect(await screen.findByText(Errors.general)).toBeVisible();
  expect(screen.queryByText(NO_METHODS)).toBeNull();
  await userEvent.click(orderButton());
  const again = screen.getByRole('button', { name: Errors.retry });
  await waitFor(() => expect(again).toHaveFocus());
  expect(bench.paths()).not.toContain(updateCart.path);
  expect(bench.paths()).not.toContain(placeOrder.path);
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: Methods.card })).toBeChecked();
});

describe('a way to pay whose gateway charges no so small total (rule payments/least-charge)', () => {
  const [card, cash] = METHODS;
  const { total } = WHOLE_CART;
  const show = (minimum: number) =>
    renderPrecheckout(WHOLE_CART, { [getPaymentMethods.path]: [[{ ...card, minimum }, cash]] });

  test('says from which total on it can be chosen', async () => {
    show(total + 1);
    const radio = await screen.findByRole('radio', { name: new RegExp(`^${Methods.card}`) });
    expect(radio).toBeDisabled();
    expect(radio).not.toBeChecked();
    const minimum = formatAmount({ amount: total + 1, currency: 'COP' });
    expect(radio).toHaveAccessibleName(
      `${Methods.card} ${Checkout.method_below_minimum.replace('{minimum}', minimum)}`,
    );
    expect(screen.queryByText(Checkout.no_configured_method)).toBeNull();
  });

  test('a cart that names it is refused with the amount, and led to another way', async () => {
    const [card, cash] = METHODS;
    const cart = { ...WHOLE_CART, issues: [issue('payment_minimum', { minimum: total + 1 })] };
    renderPrecheckout(cart, { [getPaymentMethods.path]: [[{ ...card, minimum: total + 1 }, cash]] });
    await screen.findByRole('radio', { name: Methods.cash });
    await userEvent.click(orderButton());
    const minimum = formatAmount({ amount: total + 1, currency: 'COP' }).replace(/\s/g, ' ');
    expect(await screen.findByText(Errors.payment_minimum.replace('{minimum}', minimum))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: Methods.cash })).toHaveFocus());
  });

  test('can be chosen for that total', async () => {
    show(total);
    expect(await screen.findByRole('radio', { name: Methods.card })).toBeChecked();
  });
});

describe('a way to pay that the store has not configured (rule payments/methods)', () => {
  const missing = (key: string) => ({ ...METHODS[0], key, obstacle: 'not_configured' });
  const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

  test('is there with its reason, and neither mouse nor keyboard chooses it', async () => {
    renderPrecheckout(WHOLE_CART, { [getPaymentMethods.path]: [[...METHODS, missing('nequi')]] });
    await screen.findByRole('radio', { name: Methods.card });
    expect(radio(Methods.nequi)).toBeDisabled();
    expect(radio(Methods.nequi)).toHaveAccessibleName(`${Methods.nequi} ${Checkout.method_not_configured}`);
    await userEvent.click(radio(Methods.nequi));
    radio(Methods.cash).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio(Methods.nequi)).not.toBeChecked();
    expect(screen.queryByText(Checkout.no_configured_method)).toBeNull();
  });

  test('one that the cart names is not chosen', async () => {
    const cart = { ...WHOLE_CART, payment_method: 'nequi' as const };
    renderPrecheckout(cart, { [getPaymentMethods.path]: [[...METHODS, missing('nequi')]] });
    await screen.findByRole('radio', { name: Methods.card });
    expect(radio(Methods.nequi)).not.toBeChecked();
  });

  test('where there is nothing else it says what can be done', async () => {
    renderPrecheckout(WHOLE_CART, { [getPaymentMethods.path]: [[missing('card'), missing('nequi')]] });
    expect(await screen.findByText(Checkout.no_configured_method)).toBeVisible();
    expect(screen.getAllByText(Checkout.method_not_configured)).toHaveLength(2);
  });
});
