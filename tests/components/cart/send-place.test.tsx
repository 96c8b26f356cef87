import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSendPlace } from '@/components/cart/use-send-place';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { addProductToCart, getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { NO_ADDRESS } from '@/lib/contract/people/contact';
import { useCart } from '@/lib/queries/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { choosePoint, chooseZone } from '@/lib/stores/delivery/chosen-address';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const POINT = { latitude: 4.65, longitude: -74.06 };
const PLACE = { ...NO_ADDRESS, ...POINT, address: 'Calle 60 # 9-40' };
const CART: Cart = {
  ...getContractExample(getCart),
  ...{ purchase_id: 7, supplier_id: BRANCH.id, service: 'delivery', subservice: null },
  ...{ is_cart: true, group: null, place: null, polygon: null, shipping_zones: [], version: 1 },
  ...{ shipping_zone: null, point: 'required' },
};
const PRICED: Cart = { ...CART, place: PLACE, polygon: { id: 1, delivery_price: 4_900 }, version: 2 };

function Menu() {
  const { cart } = useCart();
  const add = useAddToCart();
  useSendPlace(cart);
  return (
    <>
      <p>{cart ? `delivery ${cart.polygon?.delivery_price ?? 'later'}` : 'no cart'}</p>
      <button type="button" onClick={() => void add({ product: { id: 5, count: 1 }, name: 'Ajiaco' })}>
        add
      </button>
    </>
  );
}
const pointAt = (bench: ReturnType<typeof renderApp>) =>
  act(() => choosePoint({ stores: bench.stores, point: POINT, typed: PLACE.address }));
const bodiesOf = (bench: ReturnType<typeof renderApp>, path: string) =>
  bench.calls.filter((call) => call.path === path).map(({ body }) => body);

beforeEach(() => getQueryClient().clear());

test('the first product carries the place that was given before it, so its cart is priced (rule delivery/price)', async () => {
  const bench = renderApp(<Menu />, { [addProductToCart.path]: [PRICED], [getCart.path]: [PRICED] });
  act(() => bench.stores.order.setState({ service: 'delivery' }));
  pointAt(bench);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('delivery 4900')).toBeVisible();
  expect(bodiesOf(bench, addProductToCart.path)).toEqual([
    expect.objectContaining({ data_purchase: expect.objectContaining({ location: PLACE }) }),
  ]);
  expect(bodiesOf(bench, updateCart.path)).toEqual([]);
});

test('a cart that was begun without a place is told of the one that is given later, once', async () => {
  const bench = renderApp(<Menu />, { [getCart.path]: [CART], [updateCart.path]: [PRICED] });
  act(() => bench.stores.order.setState({ service: 'delivery', purchaseId: 7 }));
  expect(await screen.findByText('delivery later')).toBeVisible();
  pointAt(bench);
  expect(await screen.findByText('delivery 4900')).toBeVisible();
  await waitFor(() => expect(bodiesOf(bench, updateCart.path)).toEqual([{ cart: { place: PLACE } }]));
});

test.each<[string, Partial<Cart>]>([
  ['is told of a place by its form', { place: { ...PLACE, latitude: 4.7 } }],
  ['asks for a zone from a list', { shipping_zones: [{ zone: 'Chicó', value: 3_000 }], point: 'none' }],
  ['is taken away', { service: 'take_away' }],
])('a cart that %s keeps what it has', async (_what, changes) => {
  const cart = { ...CART, ...changes };
  const bench = renderApp(<Menu />, { [getCart.path]: [cart] });
  act(() => bench.stores.order.setState({ service: cart.service, purchaseId: 7, taPurchaseId: 7 }));
  pointAt(bench);
  act(() => bench.stores.delivery.setState({ isNews: false }));
  expect(await screen.findByText(/^delivery/)).toBeVisible();
  expect(bodiesOf(bench, updateCart.path)).toEqual([]);
});

describe('a zone that was chosen by its name on an earlier page (rule delivery/price)', () => {
  const named = { polygon_id: 4, zone: 'Chapinero', delivery_price: 4_900 };
  const choose = (bench: ReturnType<typeof renderApp>, supplier_id: number) =>
    act(() =>
      chooseZone({
        stores: bench.stores,
        zone: { ...named, supplier_id },
        city: 'Bogotá',
        typed: 'Calle 85 # 12-40',
      }),
    );
  const WORDS = { ...NO_ADDRESS, address: 'Calle 85 # 12-40', neighbourhood: 'Chapinero', city: 'Bogotá' };

  test('is told with the first product, and with the address', async () => {
    const bench = renderApp(<Menu />, { [addProductToCart.path]: [PRICED], [getCart.path]: [PRICED] });
    act(() => bench.stores.order.setState({ service: 'delivery' }));
    choose(bench, BRANCH.id);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('delivery 4900')).toBeVisible();
    const told = { location: WORDS, shipping_zone: 'Chapinero' };
    expect(bodiesOf(bench, addProductToCart.path)).toEqual([
      expect.objectContaining({ data_purchase: expect.objectContaining(told) }),
    ]);
  });

  test('is told to the cart that is open, once, and to no cart of another branch', async () => {
    const bench = renderApp(<Menu />, { [getCart.path]: [CART], [updateCart.path]: [PRICED] });
    act(() => bench.stores.order.setState({ service: 'delivery', purchaseId: 7 }));
    expect(await screen.findByText('delivery later')).toBeVisible();
    choose(bench, BRANCH.id + 1);
    expect(bodiesOf(bench, updateCart.path)).toEqual([]);
    choose(bench, BRANCH.id);
    expect(await screen.findByText('delivery 4900')).toBeVisible();
    await waitFor(() =>
      expect(bodiesOf(bench, updateCart.path)).toEqual([
        { cart: { place: WORDS, shipping_zone: 'Chapinero' } },
      ]),
    );
  });
});
