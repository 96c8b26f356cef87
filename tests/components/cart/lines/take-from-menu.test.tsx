import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('the example cart is empty');
const { product_supplier_id: productId, name } = line;

/** The cart with a line of the product for each count. */
const holding = (...counts: number[]): Cart => ({
  ...example,
  version: 20 - counts.reduce((sum, count) => sum + count, 0),
  supplier_id: BRANCH.id,
  service: 'take_away',
  products: counts.map((count, index) => ({ ...line, id: line.id + index, count, stock: null })),
});

/** The menu's part of a page that takes orders. */
function OnMenu({ children }: { children: ReactNode }) {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, canOrder: true } }}>{children}</AppProvider>
  );
}
const dish = drawDish(name);
const tapMinus = () => act(() => sendEvent({ kind: 'take-product', productId, href: '/', dish }));
const bar = () => screen.queryByRole('button', { name: /^\d+ productos?/ })?.textContent ?? '';

async function showMenu(held: Cart, answers: unknown[]) {
  getQueryClient().clear();
  const bench = renderApp(
    <OnMenu>
      <Ordering />
    </OnMenu>,
    { [getCart.path]: [held], [setProductCount.path]: answers },
  );
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: example.purchase_id }));
  await waitFor(() => expect(bar()).not.toBe(''));
  const told = () => bench.calls.filter(({ path }) => path === setProductCount.path).map(({ body }) => body);
  return { told };
}

describe('the minus of a card (rule cart/bar)', () => {
  test('takes a piece out of its one line', async () => {
    const { told } = await showMenu(holding(3), [holding(2)]);
    tapMinus();
    await waitFor(() => expect(bar()).toMatch(/^2 productos/));
    await waitFor(() => expect(told()).toMatchObject([{ product: { count: 2 } }]));
  });

  test('takes the last piece out with a word and a way back', async () => {
    const { told } = await showMenu(holding(1), [holding()]);
    tapMinus();
    await waitFor(() => expect(told()).toMatchObject([{ product: { count: 0 } }]));
    expect(await screen.findByText(es.Cart.removed.replace('{name}', name))).toBeVisible();
    expect(screen.getByRole('button', { name: es.Cart.undo })).toBeVisible();
  });

  test('opens the cart where its lines differ, and changes none by itself', async () => {
    const { told } = await showMenu(holding(1, 2), [holding(1, 1)]);
    tapMinus();
    expect(await screen.findByRole('dialog', { name: es.Cart.title })).toBeVisible();
    expect(told()).toEqual([]);
  });
});
