import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartLoad } from '@/app/[domain]/[locale]/_page/personal/cart-load';
import { Ordering } from '@/app/[domain]/[locale]/_page/public/ordering';
import { PanelCarts } from '@/components/cart/panel-carts';
import { AppProvider, useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { changeSupplier, getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { getOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getQueryClient } from '@/lib/queries/query-client';
import { moveQuestionStore } from '@/lib/stores/cart/move-question';
import type { StateOf } from '@/lib/stores/create-stores';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Cart: words } = es;
const example = getContractExample(getCart);
const [line] = example.products;
if (!line) throw new Error('no line is recorded');
const cart: Cart = {
  ...example,
  purchase_id: 7,
  supplier_id: BRANCH.id,
  service: 'delivery',
  subservice: null,
  is_cart: true,
  products: [{ ...line, count: 2 }],
};
const order = getContractExample(getOrder);
const listed = (changes: Partial<Order> = {}): Order => ({
  ...order,
  id: 7,
  is_cart: true,
  service: 'delivery',
  subservice: null,
  supplier: { ...order.supplier, id: BRANCH.id, slug: 'norte', name: 'Norte' },
  products: [{ ...line, count: 2 }],
  ...changes,
});
const CENTRO = { ...order.supplier, id: 99, slug: 'centro', name: 'Centro' };
const SAME: SupplierChange = {
  from: { name: 'Norte' },
  to: { name: 'Norte' },
  kept: 1,
  lost: [],
  repriced: [],
  coupon: null,
  there: [],
  before: { total: 12_500, delivery: 0, missing: 0 },
  after: { total: 12_500, delivery: 0, missing: 0 },
};

function OnMenu() {
  const visit = useApp();
  return (
    <AppProvider value={{ ...visit, screen: { ...visit.screen, canOrder: true } }}>
      <Ordering />
    </AppProvider>
  );
}
type Held = Partial<StateOf<'order'>>;
function showMenu(answers: Parameters<typeof renderApp>[1], held: Held) {
  const bench = renderApp(<OnMenu />, answers);
  act(() => bench.stores.order.setState(held));
  return bench;
}
/** Without its delivery it costs less, and its dishes cost less too. */
const CHEAPER: SupplierChange = { ...SAME, before: { total: 17_000, delivery: 3_500, missing: 0 } };
/** The service was changed to take away with a delivery in hand. */
const AWAY: Held = { service: 'take_away', subservice: null, purchaseId: 7, taPurchaseId: null };
const others = () => screen.findByRole('region', { name: words.others });
beforeEach(() => getQueryClient().clear());
afterEach(() => act(() => moveQuestionStore.getState().question?.stop()));

describe('a service that is changed with something in the cart (rule cart/brought-along)', () => {
  const answers = { [listActualPurchases.path]: [[listed()]], [changeSupplier.path]: [CHEAPER] };

  it('asks whether it comes along, and one tap brings it', async () => {
    const moved: Cart = { ...cart, service: 'take_away' };
    const bench = showMenu(
      { ...answers, [changeSupplier.path]: [CHEAPER, CHEAPER, moved], [getCart.path]: [moved] },
      AWAY,
    );
    const dialog = await screen.findByRole('dialog', { name: '¿Prefieres recogerlo?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pasar mi pedido a Para llevar' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('2 productos')).toBeVisible();
    expect(bench.stores.order.getState()).toMatchObject({ purchaseId: null, taPurchaseId: 7, parted: [] });
  });

  it('brings it at once where nothing is lost and nothing costs differently, says so, and takes it back', async () => {
    const moved: Cart = { ...cart, service: 'take_away', version: cart.version + 1 };
    const back: Cart = { ...cart, version: cart.version + 2 };
    const bench = showMenu(
      {
        [listActualPurchases.path]: [[listed({ schedule_date: null })]],
        [changeSupplier.path]: [SAME, moved, back],
        [getCart.path]: [moved, back],
      },
      AWAY,
    );
    expect(await screen.findByText('Tu pedido pasó a Para llevar')).toBeVisible();
    expect(moveQuestionStore.getState().question).toBeNull();
    expect(bench.stores.order.getState()).toMatchObject({ purchaseId: null, taPurchaseId: 7 });
    await userEvent.click(screen.getByRole('button', { name: words.undo }));
    await waitFor(() =>
      expect(bench.stores.order.getState()).toMatchObject({
        ...{ service: 'delivery', purchaseId: 7 },
        parted: [`7 ${BRANCH.id} take_away`],
      }),
    );
    expect(screen.queryByText('Tu pedido pasó a Para llevar')).toBeNull();
  });

  it('asks where an hour was chosen, which may be lost', async () => {
    showMenu(
      {
        [listActualPurchases.path]: [[listed({ schedule_date: '2026-12-01', schedule_hour: '12:30' })]],
        [changeSupplier.path]: [SAME],
      },
      AWAY,
    );
    expect(await screen.findByRole('dialog', { name: '¿Prefieres recogerlo?' })).toBeVisible();
  });

  it('asks where others are in it too', async () => {
    const group = { is_open: true, me: 1, members: [] };
    showMenu(
      {
        [listActualPurchases.path]: [[listed({ schedule_date: null, group })]],
        [changeSupplier.path]: [SAME],
      },
      AWAY,
    );
    expect(await screen.findByRole('dialog', { name: '¿Prefieres recogerlo?' })).toBeVisible();
  });

  it('leaves it where it is, names it there, and asks no second time', async () => {
    const bench = showMenu({ ...answers, [getCart.path]: [cart] }, AWAY);
    await userEvent.click(await screen.findByRole('button', { name: words.branch_begin }));
    expect(await others()).toHaveTextContent('Domicilio: 2 productos');
    expect(bench.stores.order.getState()).toMatchObject({
      purchaseId: 7,
      parted: [`7 ${BRANCH.id} take_away`],
    });
    act(() => bench.stores.order.setState({ service: 'delivery' }));
    act(() => bench.stores.order.setState({ service: 'take_away' }));
    expect(await others()).toBeVisible();
    expect(moveQuestionStore.getState().question).toBeNull();
  });

  it('asks nothing where the other service has its own cart, and shows both', async () => {
    const away: Cart = { ...cart, purchase_id: 8, service: 'take_away' };
    showMenu(
      {
        [listActualPurchases.path]: [[listed({ id: 8, service: 'take_away' }), listed()]],
        [getCart.path]: [away],
      },
      { ...AWAY, taPurchaseId: 8 },
    );
    await userEvent.click(await screen.findByRole('button', { name: /2 productos/ }));
    expect(await others()).toHaveTextContent('Domicilio: 2 productos');
    expect(screen.getByRole('link', { name: words.other_see })).toHaveAttribute(
      'href',
      '/norte?service=delivery',
    );
    expect(moveQuestionStore.getState().question).toBeNull();
  });
});

test('a cart at another branch is named, and brought by its own button', async () => {
  showMenu(
    {
      [listActualPurchases.path]: [[listed({ supplier: CENTRO })]],
      [getCart.path]: [{ ...cart, supplier_id: 99 }],
      [changeSupplier.path]: [{ ...SAME, from: { name: 'Centro' } }],
    },
    { service: 'delivery', purchaseId: 7 },
  );
  await others();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.other_bring }));
  expect(await screen.findByText('Tu pedido está en Centro. ¿Quieres pasarlo a Norte?')).toBeVisible();
});

test('a branch goes on with its own cart, whichever branch’s was in hand (rule cart/found-again)', async () => {
  const bench = showMenu(
    {
      [listActualPurchases.path]: [[listed({ id: 9, supplier: CENTRO }), listed()]],
      [getCart.path]: [{ ...cart, purchase_id: 9, supplier_id: 99 }, cart],
    },
    { service: 'delivery', purchaseId: 9 },
  );
  await waitFor(() => expect(bench.stores.order.getState().purchaseId).toBe(7));
  expect(await screen.findByRole('button', { name: /2 productos/ })).toBeVisible();
});

test('the empty page of a cart names the one of another service', async () => {
  const bench = renderApp(<CartLoad slug="norte">{() => <p>cart</p>}</CartLoad>, {
    [listActualPurchases.path]: [[listed()]],
  });
  act(() => bench.stores.order.setState(AWAY));
  expect(await others()).toHaveTextContent('Domicilio: 2 productos');
});

test('the left panel leads to every open cart (rule tenant/left-panel)', async () => {
  const bench = renderApp(<PanelCarts />, {
    [listActualPurchases.path]: [[listed(), listed({ id: 8, service: 'take_away' })]],
  });
  act(() => bench.stores.order.setState(AWAY));
  const link = await screen.findByRole('link', { name: 'Domicilio: 2 productos' });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(bench.stores.order.getState()).toMatchObject({ service: 'delivery', purchaseId: 7 });
});

describe('two tabs and two phones (rule cart/two-places)', () => {
  const placed = { ...order, id: 7, is_cart: false };
  const onMenu = { service: 'delivery', purchaseId: 7 } as const;

  it('says of a cart that another tab has ordered that it was', async () => {
    const bench = showMenu(
      {
        [getCart.path]: [cart],
        [getOrder.path]: [placed],
        [listActualPurchases.path]: [[listed(), listed({ id: 8, supplier: CENTRO })], []],
      },
      { ...onMenu, taPurchaseId: 8 },
    );
    await screen.findByRole('button', { name: /2 productos/ });
    await waitFor(() => expect(bench.paths()).toContain(listActualPurchases.path));
    act(() => bench.stores.order.setState({ purchaseId: null }));
    expect(await screen.findByText(words.ordered_title)).toBeVisible();
    // The link over the page stands in a landmark.
    expect(within(screen.getByRole('region', { name: words.title })).getByRole('link')).toBeVisible();
    // The list that still names it is old.
    expect(bench.stores.order.getState().purchaseId).toBeNull();
    expect(screen.getByRole('link', { name: words.ongoing })).toHaveAttribute('href', '/norte/order/7');
  });

  it('says so of one that another phone has ordered, and that is accepted already', async () => {
    const closed = new ApiError({ kind: 'http', status: 409, key: 'order_closed' });
    showMenu({ [getCart.path]: [cart, closed], [getOrder.path]: [placed] }, onMenu);
    await screen.findByRole('button', { name: /2 productos/ });
    await act(() => getQueryClient().refetchQueries({ queryKey: ['cart'] }));
    expect(await screen.findByText(words.ordered_title)).toBeVisible();
  });

  it('says nothing of one that is no order', async () => {
    const gone = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
    const bench = showMenu({ [getCart.path]: [cart], [getOrder.path]: [gone] }, onMenu);
    await screen.findByRole('button', { name: /2 productos/ });
    act(() => bench.stores.order.setState({ purchaseId: null }));
    await waitFor(() => expect(bench.paths()).toContain(getOrder.path));
    expect(screen.queryByText(words.ordered_title)).toBeNull();
  });

  it('shows the cart that another phone took to another service where it is now', async () => {
    const bench = showMenu(
      {
        [getCart.path]: [cart, { ...cart, service: 'take_away', version: cart.version + 1 }],
        [listActualPurchases.path]: [[listed()], [listed({ service: 'take_away' })]],
      },
      { ...onMenu, parted: [`7 ${BRANCH.id} delivery`] },
    );
    await screen.findByRole('button', { name: /2 productos/ });
    await act(() => getQueryClient().refetchQueries());
    await waitFor(() =>
      expect(bench.stores.order.getState()).toMatchObject({ purchaseId: null, taPurchaseId: 7 }),
    );
    expect(await others()).toHaveTextContent('Para llevar: 2 productos');
  });
});
