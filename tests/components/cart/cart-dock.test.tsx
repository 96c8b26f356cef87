import { cleanup, act as rendered, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { CartLines } from '@/components/cart/lines/cart-lines';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { useCart } from '@/lib/queries/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('the example cart is empty');
const cart: Cart = {
  ...example,
  supplier_id: BRANCH.id,
  service: 'take_away',
  products: [{ ...line, count: 1, stock: null }],
};
const id = cart.purchase_id;
const { name, product_supplier_id: productId } = line;
const dish = drawDish(name);
const tapQuickly = () => rendered(() => sendEvent({ kind: 'add-product', productId, href: '/', dish }));

/** The menu's part of a page that takes orders. */
function OnMenu({ children }: { children: ReactNode }) {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, canOrder: true } }}>{children}</AppProvider>
  );
}
function showMenu(answers: Parameters<typeof renderApp>[1], held: number | null) {
  const menu = (
    <OnMenu>
      <Ordering />
    </OnMenu>
  );
  const bench = renderApp(menu, answers);
  rendered(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: held }));
  return bench;
}
beforeEach(() => getQueryClient().clear());

test('an order that nobody has accepted yet is led to, and what is added begins the next one', async () => {
  const next = { ...cart, purchase_id: id + 1 };
  const ordered = { ...cart, is_cart: false };
  const bench = showMenu({ [getCart.path]: [ordered, next], [addProductToCart.path]: [next] }, id);
  const link = await screen.findByRole('link', { name: es.Cart.ongoing });
  expect(link).toHaveAttribute('href', `/norte/order/${id}`);
  expect(screen.queryByRole('button')).toBeNull();
  tapQuickly();
  await waitFor(() => expect(bench.stores.order.getState().taPurchaseId).toBe(id + 1));
  expect(await screen.findByText('1 producto')).toBeVisible();
  expect(screen.queryByRole('link', { name: es.Cart.ongoing })).toBeNull();
  const added = bench.calls.find(({ path }) => path === addProductToCart.path);
  expect(added?.body).toMatchObject({ purchase_id: null });
});

test('the first product is announced, by a region that stood there before it', async () => {
  showMenu({ [addProductToCart.path]: [cart] }, null);
  const region = document.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('there is no region');
  // The menu's search has the page's one status.
  expect(screen.queryByRole('status')).toBeNull();
  expect(region).toBeEmptyDOMElement();
  tapQuickly();
  const said = es.Cart.added.replace('{name}', name);
  await waitFor(() => expect(region).toHaveTextContent(said));
  const first = region.firstElementChild;
  tapQuickly();
  await waitFor(() => expect(region.firstElementChild).not.toBe(first));
  expect(region).toHaveTextContent(said);
});

const empty = { ...cart, products: [], version: cart.version + 1 };
const remove = (what: string) =>
  userEvent.click(screen.getByRole('button', { name: es.Cart.remove.replace('{name}', what) }));

function Lines() {
  const { cart: shown } = useCart();
  return shown && <CartLines cart={shown} currency="COP" issueText={() => null} />;
}

test('the focus of a line that is taken away goes to the next one', async () => {
  const lines = ['Uno', 'Dos', 'Tres'].map((one, at) => ({
    ...line,
    id: at + 1,
    name: one,
    count: 1,
    stock: null,
  }));
  const full = { ...cart, products: lines };
  const silence = new Promise(() => undefined);
  const bench = renderApp(<Lines />, { [getCart.path]: [full], [setProductCount.path]: [silence] });
  rendered(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: id }));
  await screen.findByText('Uno');
  const more = (what: string) =>
    screen.getByRole('group', { name: what }).querySelector('button:last-of-type');
  await remove('Uno');
  await waitFor(() => expect(more('Dos')).toHaveFocus());
  await remove('Tres');
  await waitFor(() => expect(more('Dos')).toHaveFocus());
});

test('and with the last line, to the words that the cart is empty', async () => {
  showMenu({ [getCart.path]: [cart], [setProductCount.path]: [empty] }, id);
  await userEvent.click(await screen.findByRole('button', { name: /1 producto/ }));
  await screen.findByRole('button', { name: es.Cart.remove.replace('{name}', name) });
  await remove(name);
  const text = sentenceAt(es.Cart.empty_text, 'restaurant');
  await waitFor(() => expect(screen.getByText(text)).toHaveFocus());
});

test('the head of the menu tells the slot of its cart in place of the minutes (rule cart/slot)', async () => {
  const head = document.createElement('div');
  head.className = 'branch';
  head.innerHTML =
    '<p><span data-fact="delivery"><span class="fact-minutes">40–55 min</span></span>' +
    '<span data-fact="take_away"><span class="fact-minutes">20–30 min</span></span></p>';
  document.body.append(head);
  const slot = {
    schedule_date: '2026-03-02',
    schedule_day: '2026-03-02',
    schedule_hour: '13:00',
    schedule_until: '13:30',
  };
  const later: Cart = { ...cart, ...slot, subservice: 'schedule' };
  showMenu({ [getCart.path]: [later] }, id);
  const [brought, fetched] = head.querySelectorAll('[data-fact]');
  await waitFor(() =>
    expect(fetched).toHaveTextContent(/Recoges el lunes, 2 de marzo, entre 1:00 p. m. y 1:30 p. m.$/),
  );
  expect(fetched?.querySelector('.fact-minutes')).not.toBeVisible();
  expect(brought?.querySelector('.fact-minutes')).toBeVisible();
  cleanup();
  expect(fetched?.querySelector('.fact-minutes')).toBeVisible();
  expect(fetched).toHaveTextContent(/^20–30 min$/);
  head.remove();
});
