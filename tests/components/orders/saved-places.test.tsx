import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { savePlace } from '@/lib/stores/saved-places';
import es from '@/messages/es.json';
import {
  field,
  issue,
  orderButton,
  PLACE,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;
const WITHOUT_PLACE: Cart = { ...WHOLE_CART, place: null, issues: [issue('place_required')] };
const WORDS = 'Calle 60 # 9-40, Chapinero';

async function show(cart: Cart = WITHOUT_PLACE, place = PLACE as Parameters<typeof savePlace>[0]['place']) {
  const bench = renderPrecheckout(cart);
  act(() => savePlace({ stores: bench.stores, place, supplierId: 2 }));
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}
const offered = () => screen.queryByRole('radio', { name: WORDS });

test('a place of an earlier order is offered first, and one tap fills the form and tells the server', async () => {
  const { sent } = await show();
  expect(offered()).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: WORDS }));
  expect(offered()).toBeChecked();
  expect(field(Checkout.address)).toHaveValue(PLACE.address);
  expect(field(Checkout.reference)).toHaveValue(PLACE.reference);
  await waitFor(() => expect(sent()).toEqual([{ place: PLACE }]));
});

test('what was wrong with the place is mended by it', async () => {
  await show();
  await userEvent.click(orderButton());
  await waitFor(() => expect(field(Checkout.address)).toBeInvalid());
  await userEvent.click(screen.getByRole('radio', { name: WORDS }));
  await waitFor(() => expect(field(Checkout.address)).toBeValid());
  expect(field(Checkout.neighbourhood)).toBeValid();
});

test('it can be forgotten, and the form keeps what it says', async () => {
  const { stores } = await show(WHOLE_CART);
  expect(offered()).toBeChecked();
  await userEvent.click(
    screen.getByRole('button', { name: Checkout.forget_place.replace('{place}', WORDS) }),
  );
  expect(offered()).toBeNull();
  expect(stores.profile.getState().places).toEqual([]);
  expect(field(Checkout.address)).toHaveValue(PLACE.address);
});

test.each([
  ['is not offered where a point is asked for', [], false],
  ['is offered where a zone is chosen', [{ zone: 'Norte', value: 6_000 }], true],
])('a place in words alone %s', async (_case, shipping_zones, isOffered) => {
  await show({ ...WITHOUT_PLACE, shipping_zones }, { ...PLACE, latitude: null, longitude: null });
  expect(offered() !== null).toBe(isOffered);
});
