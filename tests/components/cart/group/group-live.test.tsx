import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getOrder } from '@/lib/contract/orders/calls';
import { cartKey } from '@/lib/queries/cart/cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { drawDish } from '@/tests/support/browser/draw-dish';
import { groupCart, lineOf } from '@/tests/support/browser/group-carts';
import { renderApp } from '@/tests/support/browser/render-app';

const told: (() => void)[] = [];
jest.mock('@/lib/clients/events', () => ({
  readEvents: async ({ onEvent }: { onEvent: () => void }) => void told.push(onEvent),
}));

const PROFILE = {
  id: 3,
  token: 't',
  name: 'Luis',
  phone: '',
  phone_code: '57',
  phone_code_iso2: 'CO',
  email: '',
};
const cart = groupCart(2);
const id = cart.purchase_id;
const later = (changes: Partial<Cart>) => groupCart(2, { version: cart.version + 1, ...changes });
const dish = drawDish('Arepa');
const tap = () => act(() => sendEvent({ kind: 'add-product', productId: 2, href: '/', dish }));

function OnMenu({ children }: { children: ReactNode }) {
  const visit = useApp();
  const screenFacts = { ...visit.screen, canOrder: true };
  return <AppProvider value={{ ...visit, screen: screenFacts }}>{children}</AppProvider>;
}
async function showMenu(answers: Parameters<typeof renderApp>[1], tenant: object = {}) {
  const menu = (
    <OnMenu>
      <Ordering />
    </OnMenu>
  );
  const bench = renderApp(menu, answers, {}, tenant);
  act(() => {
    bench.stores.profile.setState({ profile: PROFILE });
    bench.stores.order.setState({ service: 'take_away', taPurchaseId: id });
  });
  return bench;
}
/** As an event of the purchase does. */
const hear = async () => {
  await waitFor(() => expect(told.length).toBeGreaterThan(0));
  act(() => {
    for (const tell of told) tell();
  });
};
const notice = () => errorStore.getState().notice;
beforeEach(() => {
  getQueryClient().clear();
  told.splice(0);
  hideError();
});

test('what another phone adds is in the bar at its event (rule cart/group)', async () => {
  await showMenu({ [getCart.path]: [cart, later({ products: [...cart.products, lineOf(3, 3, 'Jugo')] })] });
  expect(await screen.findByText('2 productos')).toBeVisible();
  await hear();
  expect(await screen.findByText('3 productos')).toBeVisible();
  expect(notice()).toBeNull();
});

const OTHERS = [lineOf(1, 1, 'Caldo')];
const CLOSED = { me: 2, members: cart.group?.members ?? [], is_open: false };
test.each([
  ['nothing yet', { products: OTHERS }, 1],
  ['something', { products: [...OTHERS, lineOf(2, 2, 'Arepa')] }, 0],
  ['nothing, and can no more', { products: OTHERS, group: CLOSED }, 0],
])(
  'over the bar a guest who has chosen %s reads whose cart it is, or not (rule cart/group)',
  async (_what, changes, notes) => {
    await showMenu({ [getCart.path]: [groupCart(2, changes)] });
    expect(
      await screen.findByText(changes.products.length === 1 ? '1 producto' : '2 productos'),
    ).toBeVisible();
    expect(screen.queryAllByText(es.Group.joined.replace('{host}', 'Ana'))).toHaveLength(notes);
  },
);

test('an answer that was overtaken is ignored (rule cart/group)', async () => {
  const old = groupCart(2, { version: cart.version - 1, products: [] });
  await showMenu({ [getCart.path]: [cart, old] });
  await screen.findByText('2 productos');
  await hear();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  expect(getQueryClient().getQueryData(cartKey(id))).toMatchObject({ version: cart.version });
  expect(screen.getByText('2 productos')).toBeVisible();
});

test('a guest is told that the cart was emptied, and not of what they removed themselves (rule cart/group)', async () => {
  await showMenu({ [getCart.path]: [cart, later({ products: [] })] });
  await screen.findByText('2 productos');
  await hear();
  await waitFor(() => expect(notice()).toMatchObject({ key: 'group_emptied', values: { host: 'Ana' } }));
});

test('nothing is said of a line that its guest removed, the last one of all (rule cart/group)', async () => {
  const mine = groupCart(2, { products: [lineOf(2, 2, 'Arepa')] });
  await showMenu({
    [getCart.path]: [mine],
    [setProductCount.path]: [later({ products: [] })],
  });
  await userEvent.click(await screen.findByRole('button', { name: /1 producto/ }));
  await userEvent.click(
    await screen.findByRole('button', { name: es.Cart.remove.replace('{name}', 'Arepa') }),
  );
  await waitFor(() => expect(getQueryClient().getQueryData(cartKey(id))).toMatchObject({ products: [] }));
  expect(notice()).toBeNull();
});

test('a guest who was taken out is told so, and has no cart any more (rule cart/group)', async () => {
  const gone = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
  const bench = await showMenu({ [getCart.path]: [cart, gone], [getOrder.path]: [gone] });
  await screen.findByText('2 productos');
  await hear();
  await waitFor(() => expect(notice()).toMatchObject({ key: 'group_left', values: { host: 'Ana' } }));
  expect(bench.stores.order.getState().taPurchaseId).toBeNull();
});

test.each([
  ['branch', { supplier_id: 77 }, 'Ana pasó el pedido a otra sede.', '/sur?service=take_away'],
  ['service', { service: 'delivery' as const }, 'Ana cambió el pedido a', '/norte?service=delivery'],
])(
  'a cart that went to another %s is said to be there, with the way (rule cart/group)',
  async (_what, changes, text, href) => {
    const suppliers = [
      { id: 2, slug: 'norte', services: [] },
      { id: 77, slug: 'sur', services: [] },
    ];
    await showMenu({ [getCart.path]: [cart, later(changes)] }, { suppliers });
    await screen.findByText('2 productos');
    await hear();
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    const link = screen.getByRole('link', { name: es.Group.go });
    expect(link).toHaveAttribute('href', href);
  },
);

test('while it is paid a guest reads so in words, and no other cart is begun (rule cart/group)', async () => {
  const locked = new ApiError({ kind: 'http', status: 409, key: 'cart_locked' });
  const bench = await showMenu({
    [getCart.path]: [later({ is_cart: false })],
    [addProductToCart.path]: [locked],
  });
  expect(await screen.findByRole('link', { name: es.Cart.ongoing })).toBeVisible();
  tap();
  await waitFor(() => expect(notice()).toMatchObject({ key: 'cart_locked' }));
  const added = bench.calls.filter(({ path }) => path === addProductToCart.path);
  expect(added.map(({ body }) => body)).toMatchObject([{ purchase_id: id }]);
});

test('a guest who adds at another branch begins a cart of their own there: nobody else’s moves (rule cart/group)', async () => {
  const own: Cart = { ...groupCart(2), purchase_id: id + 1, group: null };
  const bench = await showMenu({
    [getCart.path]: [groupCart(2, { supplier_id: 77 })],
    [addProductToCart.path]: [own],
  });
  await screen.findByText(/otra sede/);
  tap();
  await waitFor(() => expect(bench.stores.order.getState().taPurchaseId).toBe(id + 1));
  const added = bench.calls.filter(({ path }) => path === addProductToCart.path);
  expect(added.map(({ body }) => body)).toMatchObject([{ purchase_id: null }]);
});
