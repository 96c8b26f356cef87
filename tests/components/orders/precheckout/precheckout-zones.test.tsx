import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import {
  ADDRESS,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors } = es;
/** Another total is shown, and ends a press, before anything is ordered. */
const DEARER = { ...WHOLE_CART, total: WHOLE_CART.total + 1_000 };

async function show(cart: Cart, answers: Answers = {}) {
  const bench = renderPrecheckout(cart, answers);
  await shown();
  const sent = () =>
    bench.calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { ...bench, sent };
}

describe('a branch with a list of zones and no map (rule delivery/price)', () => {
  const shipping_zones = [
    { zone: 'Norte', value: 6_000 },
    { zone: 'Sur', value: 0 },
  ];
  const listed: Cart = {
    ...WHOLE_CART,
    polygon: null,
    place: { ...ADDRESS, latitude: null, longitude: null },
    shipping_zones,
    shipping_zone: null,
    point: 'none',
    issues: [{ key: 'zone_required', line_id: null, values: {} }],
  };
  const zone = () => screen.getByRole('combobox', { name: Checkout.zone });

  it('asks for one, each with its price, and for no point', async () => {
    await show(listed);
    expect(
      within(zone())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([Checkout.choose, expect.stringMatching(/^Norte · \$\s6\.000$/), 'Sur · gratis']);
    expect(screen.queryByText(Checkout.no_point)).toBeNull();
  });

  it('tells it at once, and the press without one goes there', async () => {
    const { sent } = await show(listed);
    fireEvent.click(orderButton());
    await waitFor(() => expect(zone()).toHaveFocus());
    expect(zone()).toHaveAccessibleDescription(Errors.zone_required);
    fireEvent.change(zone(), { target: { value: 'Sur' } });
    await waitFor(() => expect(sent().at(-1)).toEqual({ shipping_zone: 'Sur' }));
    expect(zone()).toBeValid();
  });

  it('orders with the words and the zone alone', async () => {
    const { sent } = await show(
      { ...listed, shipping_zone: 'Norte', issues: [] },
      { [updateCart.path]: [DEARER] },
    );
    fireEvent.click(orderButton());
    const place = { address: ADDRESS.address, latitude: null, longitude: null };
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ shipping_zone: 'Norte', place }));
  });
});
