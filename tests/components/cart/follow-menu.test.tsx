import { act, screen, waitFor } from '@testing-library/react';
import { CartScreen } from '@/app/[domain]/[locale]/_page/personal/cart-screen';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getMenuNow, type MenuNow } from '@/lib/contract/menu/menu-now';
import { hearOfMenu, menuTopic } from '@/lib/stores/menu-topic';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('no line is recorded');
const cart: Cart = {
  ...example,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  group: null,
  issues: [],
  products: [{ ...line, name: 'Caldo', count: 1, unit_price: 10_000 }],
};
const dearer: Cart = {
  ...cart,
  products: cart.products.map((one) => ({ ...one, unit_price: 12_000, subtotal: 12_000 })),
};
const [dish] = getContractExample(getMenuNow).products;
if (!dish) throw new Error('no dish is recorded');
const menu = (version: string, id: number): MenuNow => ({
  version,
  arrival_minutes: { delivery: { least: 40, most: 55 }, take_away: { least: 20, most: 30 } },
  opening_hours: structuredClone(BRANCH.hours) as MenuNow['opening_hours'],
  products: [{ ...dish, id, version }],
});

test.each([
  ['follows the menu of its branch', line.product_supplier_id, 2, '12.000'],
  ['asks for nothing where another dish changed', line.product_supplier_id + 1, 1, '10.000'],
])('the cart’s own page %s (rule menu/live)', async (_what, changed, reads, price) => {
  menuTopic.setState({ carried: [BRANCH.id], announcedVersions: {} });
  const bench = renderApp(<CartScreen slug="norte" />, {
    [getCart.path]: [cart, dearer],
    [getMenuNow.path]: [menu('1', changed), menu('2', changed)],
  });
  bench.queries.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } });
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  const callsOf = (path: string) => bench.calls.filter((call) => call.path === path).length;
  await screen.findByText('Caldo');
  await waitFor(() => expect(callsOf(getMenuNow.path)).toBe(1), { timeout: 5_000 });
  act(() => hearOfMenu(JSON.stringify({ supplier_id: BRANCH.id, version: '2' })));
  await waitFor(() => expect(callsOf(getMenuNow.path)).toBe(2));
  await waitFor(() => expect(callsOf(getCart.path)).toBe(reads));
  expect((await screen.findAllByText(new RegExp(price))).length).toBeGreaterThan(0);
});
