import { act as rendered, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { CartLines } from '@/components/cart/lines/cart-lines';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getProduct } from '@/lib/contract/menu/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { useCart } from '@/lib/queries/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('the example cart is empty');
/** The cart with so many of its one product. */
const holding = (count: number, version = 10 + count): Cart => ({
  ...example,
  version,
  supplier_id: BRANCH.id,
  service: 'take_away',
  products: [{ ...line, count, stock: null }],
});

/** An answer that comes when the test says so. */
function later<T>() {
  let come: (value: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    come = resolve;
  });
  return { answer, come: (value: T) => rendered(async () => come(value)) };
}

function Lines() {
  const { cart } = useCart();
  return cart && <CartLines cart={cart} currency="COP" issueText={() => null} />;
}
const { name } = line;
const shown = () => screen.getByRole('group', { name }).querySelector('output')?.textContent;
const more = () => userEvent.click(screen.getByRole('button', { name: es.Cart.more }));

async function showLines(answers: unknown[], carts: Cart[] = [holding(1)]) {
  const bench = renderApp(<Lines />, { [getCart.path]: carts, [setProductCount.path]: answers });
  rendered(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: example.purchase_id }));
  await screen.findByRole('group', { name });
  const counts = () =>
    bench.calls
      .filter(({ path }) => path === setProductCount.path)
      .map(({ body }) => (body as { product: { count: number } }).product.count);
  return { ...bench, counts };
}
beforeEach(() => {
  hideError();
  getQueryClient().clear();
});

test('every tap counts, however late the answers to the ones before come', async () => {
  const [first, second, third] = [later<Cart>(), later<Cart>(), later<Cart>()];
  const { counts } = await showLines([first.answer, second.answer, third.answer]);
  await more();
  await more();
  expect(shown()).toBe('3');
  await first.come(holding(2));
  expect(shown()).toBe('3');
  await more();
  expect(shown()).toBe('4');
  await second.come(holding(3));
  await third.come(holding(4));
  await waitFor(() => expect(counts()).toEqual([2, 3, 4]));
  expect(shown()).toBe('4');
});

test('a count that is refused is taken back, with the reason (rule cart/bar)', async () => {
  const { answer, come } = later<never>();
  const soldOut = new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 1 } });
  await showLines([answer.then(() => Promise.reject(soldOut))]);
  await more();
  expect(shown()).toBe('2');
  await come(undefined as never);
  await waitFor(() => expect(shown()).toBe('1'));
  expect(errorStore.getState().notice).toMatchObject({ key: 'out_of_stock', values: { stock: 1 } });
});

test('a later tap stays when an earlier one is refused', async () => {
  const { answer, come } = later<never>();
  const silence = new ApiError({ kind: 'network', key: 'network' });
  const last = later<Cart>();
  await showLines([answer.then(() => Promise.reject(silence)), last.answer]);
  await more();
  await more();
  await come(undefined as never);
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('network'));
  expect(shown()).toBe('3');
  await last.come(holding(3));
  expect(shown()).toBe('3');
});

/** The menu's part of a page that takes orders. */
function OnMenu({ children }: { children: ReactNode }) {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, canOrder: true } }}>{children}</AppProvider>
  );
}
const dish = drawDish(line.name);
const tapQuickly = () =>
  rendered(() => sendEvent({ kind: 'add-product', productId: line.product_supplier_id, href: '/', dish }));
const bar = () => screen.queryByRole('button', { name: /^\d+ productos?/ })?.textContent ?? '';

function showMenu(answers: Answers, held: number | null = null) {
  const bench = renderApp(
    <OnMenu>
      <Ordering />
    </OnMenu>,
    answers,
  );
  rendered(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: held }));
  return bench;
}

test('two quick taps are two products, before and after their answers, which may come in any order', async () => {
  const [first, second] = [later<Cart>(), later<Cart>()];
  const bench = showMenu({ [addProductToCart.path]: [first.answer, second.answer] });
  tapQuickly();
  tapQuickly();
  expect(bar()).toContain('2 productos');
  await waitFor(() => expect(bench.paths()).toHaveLength(2));
  await second.come(holding(2));
  await first.come(holding(1));
  await waitFor(() => expect(bar()).toMatch(/^2 productos/));
  // Nothing is left over once everything has been answered.
  await rendered(() => new Promise((done) => setTimeout(done, 50)));
  expect(bar()).toMatch(/^2 productos/);
});

test('what the sheet of a product adds is in the bar at once, and told with what the menu says of it (rule visit/events)', async () => {
  const { answer, come } = later<Cart>();
  const product = { ...getContractExample(getProduct), id: line.product_supplier_id, option_groups: [] };
  const { track } = showMenu({ [getProduct.path]: [product], [addProductToCart.path]: [answer] });
  rendered(() => sendEvent({ kind: 'open-product', productId: product.id, href: '/', dish }));
  const add = await screen.findByRole('button', { name: /^Agregar ·/ });
  await more();
  await userEvent.click(add);
  expect(bar()).toContain('2 productos');
  await come(holding(2));
  await waitFor(() => expect(bar()).toMatch(/^2 productos.+\d/));
  const { description, is_new } = product;
  const details = { id: product.id, description, is_new, count: 2, subtotal: line.subtotal };
  expect(track).toHaveBeenLastCalledWith(
    expect.objectContaining({ event: 'add_to_cart', product: expect.objectContaining(details) }),
  );
  await waitFor(() => expect(location.pathname).toBe('/'));
});

describe('an answer that never comes', () => {
  const silence = new ApiError({ kind: 'timeout', key: 'timeout' });

  test('takes nothing back that the server did: the cart is asked for', async () => {
    const seen = later<Cart>();
    const answers = { [getCart.path]: [holding(1), seen.answer], [addProductToCart.path]: [silence] };
    showMenu(answers, example.purchase_id);
    await waitFor(() => expect(bar()).toMatch(/^1 producto/));
    tapQuickly();
    await waitFor(() => expect(errorStore.getState().notice?.key).toBe('timeout'));
    expect(bar()).toMatch(/^2 productos/);
    await seen.come({ ...holding(2), total: 30_000 });
    await waitFor(() => expect(bar()).toContain('30.000'));
    expect(bar()).toMatch(/^2 productos/);
  });

  test('takes back what it did not', async () => {
    const answers = { [getCart.path]: [holding(1)], [addProductToCart.path]: [silence] };
    showMenu(answers, example.purchase_id);
    await waitFor(() => expect(bar()).toMatch(/^1 producto/));
    tapQuickly();
    expect(bar()).toMatch(/^2 productos/);
    await waitFor(() => expect(bar()).toMatch(/^1 producto/));
  });

  test('leaves no cart behind that it began', async () => {
    const begun = { ...getContractExample(getOrder), is_cart: true, service: 'take_away' as const };
    const { stores } = showMenu({
      [addProductToCart.path]: [silence],
      [listActualPurchases.path]: [
        [{ ...begun, id: example.purchase_id, supplier: { ...begun.supplier, id: BRANCH.id } }],
      ],
      [getCart.path]: [holding(1)],
    });
    tapQuickly();
    await waitFor(() => expect(stores.order.getState().taPurchaseId).toBe(example.purchase_id));
    await waitFor(() => expect(bar()).toMatch(/^1 producto/));
  });
});
