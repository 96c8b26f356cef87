import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { CartSheet } from '@/components/cart/cart-sheet';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { formatAmount } from '@/lib/domain/money/money';
import { useCart } from '@/lib/queries/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { billWith } from '@/tests/support/bill-with';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('the example cart is empty');
const cart: Cart = {
  ...example,
  supplier_id: BRANCH.id,
  service: 'take_away',
  products: [{ ...line, count: 1, stock: null, unit_price: 32_900 }],
  bill: billWith({ products: 32_900, tip: 3_290 }),
  total: 36_190,
  issues: [],
  minimum: { ...example.minimum, missing: 0 },
};
const money = (amount: number) => formatAmount({ amount, currency: 'COP' }).replace(/\s/g, ' ');
const never = () => new Promise<Cart>(() => undefined);
const dish = drawDish(line.name);
const setOnline = (isOnline: boolean) => act(() => onlineManager.setOnline(isOnline));

function OpenCart() {
  const { cart: held } = useCart();
  return held && <CartSheet cart={held} onClose={() => undefined} />;
}
function Menu() {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, canOrder: true } }}>
      <Ordering />
    </AppProvider>
  );
}
function show(part: 'menu' | 'cart', answers: Parameters<typeof renderApp>[1]) {
  const bench = renderApp(part === 'menu' ? <Menu /> : <OpenCart />, {
    [getCart.path]: [cart],
    ...answers,
  });
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  return bench;
}
const more = async () => userEvent.click(await screen.findByRole('button', { name: es.Cart.more }));

beforeEach(() => getQueryClient().clear());
afterEach(() => setOnline(true));

test('without a connection a changed count leaves no amount standing that only the server can say', async () => {
  show('cart', { [setProductCount.path]: [never()] });
  expect(await screen.findByRole('link')).toHaveTextContent(money(36_190));
  setOnline(false);
  await more();
  expect(screen.getByText(money(65_800))).toBeVisible();
  for (const old of [32_900, 3_290, 36_190]) expect(screen.queryByText(money(old))).toBeNull();
  expect(screen.getByText(es.Cart.calculating)).toBeVisible();
  expect(screen.getByRole('link')).toHaveTextContent(/^Continuar$/);
  // The sheet covers what the menu says of the line.
  expect(screen.getByText(es.Errors.offline_menu)).toBeVisible();
});

test('on a good connection the amounts change without a word between', async () => {
  show('cart', { [setProductCount.path]: [{ ...cart, version: cart.version + 1, total: 72_380 }] });
  expect(await screen.findByRole('link')).toHaveTextContent(money(36_190));
  const said: (string | null)[] = [];
  const watch = new MutationObserver(() => said.push(screen.queryByRole('link')?.textContent ?? null));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await more();
  await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent(money(72_380)));
  watch.disconnect();
  expect(said.filter((text) => text === es.Cart.continue_plain)).toEqual([]);
});

test('the bar waits with its amount for what was added, as long as it is slow', async () => {
  show('menu', { [addProductToCart.path]: [never()] });
  // The amount on the cart's own button.
  expect(await screen.findByText(money(36_190))).toBeVisible();
  act(() => sendEvent({ kind: 'add-product', productId: line.product_supplier_id, href: '/', dish }));
  expect(screen.getByRole('button')).toHaveTextContent(/^2 productos/);
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(es.Cart.calculating));
  expect(screen.queryByText(money(36_190))).toBeNull();
});
