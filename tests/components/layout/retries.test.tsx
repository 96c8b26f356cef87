import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CouponField } from '@/components/cart/coupon/coupon-field';
import { CartLines } from '@/components/cart/lines/cart-lines';
import { useChangeCart } from '@/components/cart/use-change-cart';
import { ErrorDialog } from '@/components/layout/error-dialog';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { TakeBack } from '@/components/orders/take-back';
import * as carts from '@/lib/contract/cart/calls';
import { cancelOrder, getOrder } from '@/lib/contract/orders/calls';
import { payInPerson } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError, networkError } from '@/tests/support/browser/app-bench';
import { InPerson } from '@/tests/support/browser/in-person';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/document/after-paint', () => ({
  ...jest.requireActual('@/lib/browser/document/after-paint'),
  painted: async () => undefined,
}));

const user = userEvent.setup();
const cart = getContractExample(carts.getCart);
const ID = cart.purchase_id;
const product = { id: 7, count: 1, options: [], comment: '' };

function Dish() {
  const add = useAddToCart();
  return (
    <button type="button" onClick={() => void add({ product, name: 'x' })}>
      do
    </button>
  );
}
function Comment() {
  const { tell } = useChangeCart(ID);
  return (
    <button type="button" onClick={() => void tell({ comment: 'sin cebolla' }).catch(() => undefined)}>
      do
    </button>
  );
}
const cashOnly = { ...getContractExample(getPaymentMethods)[0], key: 'card_reader', label: 'Datáfono' };
const order = { ...getContractExample(getOrder), id: ID, is_cart: false };
const press = (name: string | RegExp) => async () =>
  user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);

const CALLS: [string, ReactElement, string, (() => Promise<void>)[]][] = [
  ['adding a dish', <Dish key="add" />, carts.addProductToCart.path, [press('do')]],
  [
    'a count',
    <CartLines key="count" cart={cart} currency="COP" issueText={() => null} />,
    carts.setProductCount.path,
    [press(es.Cart.more)],
  ],
  ['what is said about a cart', <Comment key="say" />, carts.updateCart.path, [press('do')]],
  [
    'taking a coupon off',
    <CouponField key="uncoupon" cart={{ ...cart, coupon: { code: 'HOLA' } }} />,
    carts.removeCoupon.path,
    [press(/HOLA/)],
  ],
  [
    'paying in person',
    <InPerson key="pay" order={order} />,
    payInPerson.path,
    [press('Pagar en persona'), press(/^Pagar en persona ·/)],
  ],
  [
    'taking an order back',
    <TakeBack key="cancel" order={order} toCart onTaken={() => undefined} />,
    cancelOrder.path,
    [press(es.Order.back_to_cart)],
  ],
];
const draw = (part: ReactElement, path: string, answers: unknown[]) => {
  const shown = renderApp(
    <>
      {part}
      <ErrorDialog tenant={{ currency: 'COP', establishment: 'restaurant' }} />
    </>,
    { [getPaymentMethods.path]: [[cashOnly]], [path]: answers },
  );
  act(() => shown.stores.order.setState({ service: 'take_away' }));
  return shown;
};
beforeEach(() => act(hideError));

test.each(CALLS)(
  '«%s» that failed is done again by the dialog’s button',
  async (_what, part, path, presses) => {
    const { calls } = draw(part, path, [httpError(503), httpError(503)]);
    for (const go of presses) await go();
    await user.click(await screen.findByRole('button', { name: es.Errors.retry }));
    await screen.findByRole('alertdialog');
    expect(calls.filter((call) => call.path === path)).toHaveLength(2);
  },
);

test('a dish whose answer was lost is not added again by the dialog', async () => {
  draw(<Dish />, carts.addProductToCart.path, [networkError()]);
  await press('do')();
  expect(await screen.findByRole('button', { name: es.Errors.ok })).toBeVisible();
  expect(screen.queryByRole('button', { name: es.Errors.retry })).toBeNull();
});
