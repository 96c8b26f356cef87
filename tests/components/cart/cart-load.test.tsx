import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartScreen } from '@/app/[domain]/[locale]/_page/personal/cart-screen';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { ApiError } from '@/lib/clients/api-error';
import { getCart, setProductCount, updateCart } from '@/lib/contract/cart/calls';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { chooseService } from '@/lib/stores/choose-service';
import { createStores, followOtherTabs } from '@/lib/stores/create-stores';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { memoryStorage } from '@/tests/support/browser/memory-storage';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import { CONTACT, METHODS, orderButton } from '@/tests/support/browser/render-precheckout';

/** Where pages were left for: this browser goes nowhere. */
const left: string[] = [];
jest.mock('@/components/layout/use-leave-for', () => ({
  useLeaveFor: (path: string | null) => path !== null && left.push(path),
}));
beforeEach(() => left.splice(0));

const cart = {
  ...getContractExample(getCart),
  supplier_id: BRANCH.id,
  service: 'take_away' as const,
  subservice: null,
};
const branch = {
  ...BRANCH,
  address: '',
  city: 'Bogotá',
  location: { latitude: 4.65, longitude: -74.06 },
  onTableClass: 'basic' as const,
  scheduleDays: 14,
  offersTakeAway: true,
};
const SCREENS = { cart: <CartScreen slug="norte" />, precheckout: <PrecheckoutScreen branch={branch} /> };
const failure = (status: number, key: string) => new ApiError({ kind: 'http', status, key });

function show(name: keyof typeof SCREENS, answers: unknown[]) {
  const bench = renderApp(SCREENS[name], {
    [getCart.path]: answers,
    [getPaymentMethods.path]: [[]],
    [listActualPurchases.path]: [[]],
  });
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  return bench;
}

describe.each(['cart', 'precheckout'] as const)('a %s page (rule tenant/text-fallback)', (name) => {
  it.each([
    ['says once that dishes are in another language', { name_in: 'en' as const }, true],
    ['says nothing where all are in the page’s', {}, false],
  ])('%s', async (_what, marked, isSaid) => {
    const products = cart.products.map(({ name_in: _in, options: _options, ...line }) => ({
      ...line,
      options: [],
      ...marked,
    }));
    show(name, [
      { ...cart, products: [...products, ...products.map((one) => ({ ...one, id: one.id + 900 }))] },
    ]);
    await screen.findAllByRole('button', { name: es.Cart.more });
    const note = es.Fallback.note.replace('{languages}', 'inglés');
    expect(screen.queryAllByText(note)).toHaveLength(isSaid ? 1 : 0);
  });
});

describe.each(['cart', 'precheckout'] as const)('a %s page whose cart does not come', (name) => {
  it('says so, keeps its word that nothing is lost, and asks again', async () => {
    show(name, [failure(503, 'unavailable'), cart]);
    expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.cart_load);
    expect(screen.queryByText(es.Cart.empty_title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: es.Errors.retry }));
    expect((await screen.findAllByText(cart.products[0]?.name ?? '')).length).toBeGreaterThan(0);
  });

  it('tells a locked tenant in its own words', async () => {
    show(name, [failure(423, 'instance_locked')]);
    expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.instance_locked);
  });

  it('is empty where the cart is gone', async () => {
    show(name, [failure(404, 'not_found')]);
    expect(await screen.findByText(es.Cart.empty_title)).toBeVisible();
  });

  it('leads to the order that it has become, and changes nothing of it', async () => {
    show(name, [{ ...cart, is_cart: false }]);
    const path = `/norte/order/${cart.purchase_id}`;
    expect(await screen.findByRole('link')).toHaveAttribute('href', path);
    expect(left).toContain(path);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a cart and leaves for nowhere', async () => {
    show(name, [cart]);
    expect((await screen.findAllByText(cart.products[0]?.name ?? '')).length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });
});

const [zone] = getContractExample(getCoverage).polygons;
if (!zone) throw new Error('no zone is recorded');
const ZONE = { ...zone, supplier_id: BRANCH.id };

test('a coverage that does not come is not told as one that does not reach', async () => {
  const delivery = { ...cart, service: 'delivery' as const, point: 'required' as const, shipping_zones: [] };
  const { stores } = renderApp(SCREENS.precheckout, {
    [getCart.path]: [delivery],
    [getPaymentMethods.path]: [[]],
    [listActualPurchases.path]: [[]],
    [getCoverage.path]: [failure(503, 'unavailable'), { polygons: [ZONE], named: [] }],
  });
  act(() => stores.order.setState({ service: 'delivery', purchaseId: cart.purchase_id }));
  await userEvent.click(await screen.findByRole('button', { name: es.Errors.retry }));
  expect(await screen.findByText(es.Checkout.no_point)).toBeVisible();
});

test('what was ordered is never called empty while the way to its order takes its time', async () => {
  // The order is led to, where this browser cannot go.
  console.error = () => undefined;
  const whole = { ...cart, contact: CONTACT, payment_method: 'cash', cash_amount: 200_000, issues: [] };
  const placed = getContractExample(placeOrder);
  const payment = placed.payment && { ...placed.payment, online: false, status: 'in_person' };
  const order = { ...placed, id: cart.purchase_id, is_cart: false, payment };
  const { queries, stores, track } = renderApp(SCREENS.precheckout, {
    [getCart.path]: [whole],
    [updateCart.path]: [whole],
    [getPaymentMethods.path]: [METHODS],
    [listActualPurchases.path]: [[]],
    [placeOrder.path]: [order],
  });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await waitFor(() => expect(orderButton()).toBeEnabled());
  await userEvent.click(orderButton());
  await waitFor(() => expect(queries.getQueryData(['order', order.id])).toEqual(order));
  await waitFor(() => expect(orderButton()).toBeDisabled());
  expect(screen.queryByText(es.Cart.empty_title)).toBeNull();
  expect(stores.order.getState().taPurchaseId).toBe(cart.purchase_id);
  // The order's own page tells of it, once.
  expect(track).not.toHaveBeenCalledWith(expect.objectContaining({ event: 'purchase' }));
});

describe.each(['cart', 'precheckout'] as const)('a %s page that is come back to from the landing', (name) => {
  const order = getContractExample(getOrder);
  const purchase = (id: number, supplierId: number, changes: Partial<Order> = {}): Order => ({
    ...order,
    id,
    is_cart: true,
    service: 'take_away',
    subservice: null,
    supplier: { ...order.supplier, id: supplierId },
    ...changes,
  });
  const HERE = purchase(cart.purchase_id, BRANCH.id);
  const THERE = purchase(cart.purchase_id + 1, BRANCH.id + 1, { service: 'delivery' });
  function comeBack(answers: unknown[], chosen: 'delivery' | null = null) {
    const bench = renderApp(SCREENS[name], {
      [getCart.path]: [cart],
      [getPaymentMethods.path]: [[]],
      [listActualPurchases.path]: answers,
    });
    const { stores } = bench;
    act(() => {
      stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id });
      chooseService({ stores, choice: null });
      if (chosen) chooseService({ stores, choice: chosen });
    });
    return bench;
  }
  const dish = () => screen.findAllByText(cart.products[0]?.name ?? '');

  it.each([null, 'delivery'] as const)(
    'goes on with the cart of this branch (chosen: %s)',
    async (chosen) => {
      const { stores, paths } = comeBack([[THERE, HERE]], chosen);
      expect(screen.queryByText(es.Cart.empty_title)).toBeNull();
      expect(await dish()).not.toEqual([]);
      expect(stores.order.getState()).toMatchObject({
        service: 'take_away',
        taPurchaseId: HERE.id,
        purchaseId: THERE.id,
        cartsLeft: false,
      });
      expect(paths().filter((path) => path === listActualPurchases.path)).toHaveLength(1);
    },
  );

  it('is empty where no cart of this branch is left', async () => {
    const { stores } = comeBack([[{ ...THERE, is_cart: false }]]);
    expect(await screen.findByText(es.Cart.empty_title)).toBeVisible();
    expect(screen.queryByRole('link', { name: es.Cart.ongoing })).toBeNull();
    expect(stores.order.getState().service).toBeNull();
  });

  it('leads to the newest order of this branch, and to its menu, where no cart is left (rule cart/found-again)', async () => {
    const [older, newer] = [7, 8].map((id) => purchase(id, BRANCH.id, { is_cart: false }));
    comeBack([[THERE, newer, older]]);
    expect(await screen.findByText(es.Cart.ordered_title)).toBeVisible();
    expect(screen.queryByText(es.Cart.empty_title)).toBeNull();
    expect(screen.getByRole('link', { name: es.Cart.ongoing })).toHaveAttribute('href', '/norte/order/8');
    expect(screen.getByRole('link', { name: /Ver el menú/ })).toHaveAttribute('href', '/norte');
  });

  it.each([
    ['of another service', [purchase(8, BRANCH.id, { is_cart: false })]],
    [
      'beside an open cart',
      [
        purchase(9, BRANCH.id, { service: 'take_away' }),
        purchase(8, BRANCH.id, { is_cart: false, service: 'delivery' }),
      ],
    ],
  ])(
    'takes no order %s for what was in the cart, and leads to it (rule cart/two-places)',
    async (_what, listed) => {
      const { stores } = renderApp(SCREENS[name], { [listActualPurchases.path]: [listed] });
      act(() => stores.order.setState({ service: 'delivery' }));
      expect(await screen.findByRole('link', { name: es.Cart.ongoing })).toHaveAttribute(
        'href',
        '/norte/order/8',
      );
      expect(screen.getByText(es.Cart.empty_title)).toBeVisible();
      expect(screen.queryByText(es.Cart.ordered_title)).toBeNull();
    },
  );

  it('is empty where nothing is chosen and no orders can be asked for', async () => {
    renderApp(SCREENS[name], { [listActualPurchases.path]: [failure(503, 'unavailable')] });
    expect(await screen.findByText(es.Cart.empty_title)).toBeVisible();
  });

  it('calls nothing empty that could not be asked for, and asks again', async () => {
    comeBack([failure(503, 'unavailable'), [HERE]]);
    expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.cart_load);
    expect(screen.queryByText(es.Cart.empty_title)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: es.Errors.retry }));
    expect(await dish()).not.toEqual([]);
  });
});

test('what is typed on the precheckout stays where another tab opens the landing', async () => {
  const { stores, storage } = show('precheckout', [cart]);
  const target = new EventTarget();
  followOtherTabs({ stores, target, holdsCart: true });
  const comment = await screen.findByLabelText(es.Checkout.comment);
  await userEvent.type(comment, 'Sin timbre');
  const other = createStores({ openStorage: () => storage, openSpare: memoryStorage });
  expect(other.order.getState().taPurchaseId).toBe(cart.purchase_id);
  chooseService({ stores: other, choice: null });
  act(() => void target.dispatchEvent(Object.assign(new Event('storage'), { key: 'order' })));
  expect(comment).toBeVisible();
  expect(comment).toHaveValue(`${cart.comment}Sin timbre`);
});

test.each(['cart', 'precheckout'] as const)(
  'the last dish of the %s page comes back by a tap, where the focus is',
  async (name) => {
    const [line] = cart.products;
    if (!line) throw new Error('the recorded cart is empty');
    const one = { ...cart, group: null, products: [{ ...line, count: 1, member: null }] };
    const bench = renderApp(SCREENS[name], {
      [getCart.path]: [one],
      [setProductCount.path]: [{ ...one, products: [], version: one.version + 1 }],
      [getPaymentMethods.path]: [[]],
      [listActualPurchases.path]: [new Promise(() => undefined)],
    });
    act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
    await userEvent.click(
      await screen.findByRole('button', { name: es.Cart.remove.replace('{name}', line.name) }),
    );
    const undo = await screen.findByRole('button', { name: es.Cart.undo });
    expect(undo.closest('[role=status]')).toHaveFocus();
  },
);
