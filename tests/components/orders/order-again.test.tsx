import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderAgain } from '@/components/orders/order-again';
import { goTo } from '@/lib/browser/go-to';
import { getCart } from '@/lib/contract/cart/calls';
import type { OrderAgain as Answer } from '@/lib/contract/cart/cart-moves';
import { getOrder, orderAgain } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

const example = getContractExample(getOrder);
const order: Order = {
  ...example,
  is_cart: false,
  role: 'owner',
  status: 'finished',
  service: 'take_away',
  subservice: null,
  payment: null,
  supplier: { ...example.supplier, slug: 'norte' },
};
const cart = { ...getContractExample(getCart), purchase_id: 12, service: 'take_away' as const };
const SAME: Answer = { cart, missing: [], changed: [], repriced: [], unbundled: [], there: [] };
const left = jest.mocked(goTo);
beforeEach(() => {
  left.mockClear();
  hideError();
});
const button = () => screen.queryByRole('button', { name: es.Order.order_again });
async function press(answer: unknown) {
  const bench = renderApp(<OrderAgain order={order} className="button" />, {
    [orderAgain.path]: [answer],
  });
  await userEvent.click(screen.getByRole('button', { name: es.Order.order_again }));
  return bench;
}

test('the same at the same price leads straight to the cart (rule orders/again)', async () => {
  const { stores } = await press(SAME);
  await waitFor(() => expect(left).toHaveBeenCalledWith('/norte/delivery/order'));
  expect(stores.order.getState()).toMatchObject({ service: 'take_away', taPurchaseId: 12 });
});

test('two taps in a hurry ask once: what the first put in is not said to have been there', async () => {
  const { calls } = renderApp(<OrderAgain order={order} className="button" />, {
    [orderAgain.path]: [SAME, { ...SAME, there: [{ name: 'Arepa', count: 1 }] }],
  });
  act(() => {
    button()?.click();
    button()?.click();
  });
  await waitFor(() => expect(left).toHaveBeenCalled());
  expect(calls.filter(({ path }) => path === orderAgain.path)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is gone, costs differently or waits there is named before', async () => {
  await press({
    cart,
    missing: [{ name: 'Ajiaco', count: 2 }],
    changed: [],
    repriced: [{ line_id: 1, name: 'Té', before: 4_000, after: 5_000 }],
    unbundled: [{ name: 'Empanada', count: 3 }],
    there: [{ name: 'Arepa', count: 1 }],
  });
  const dialog = await screen.findByRole('dialog', { name: es.Order.again_title });
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.products_unavailable);
  const said = dialog.textContent?.replaceAll('\u00a0', ' ');
  expect(said).toContain(`${es.Order.again_missing}2 × Ajiaco`);
  expect(said).toContain(`${es.Order.again_unbundled}3 × Empanada`);
  expect(said).toContain(`${es.Order.again_repriced}Té: $ 4.000 → $ 5.000`);
  expect(said).toContain(`${es.Order.again_there}1 × Arepa`);
  expect(left).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: es.Cart.open })).toHaveAttribute('href', '/norte/delivery/order');
});

test('a dish that is sold with other options is not said to be gone, and leads to its page', async () => {
  const combo = { name: 'Combo', count: 1, product_supplier_id: 7, slug: 'norte' };
  const changed = [
    { ...combo, sold_out: null },
    { ...combo, name: 'Café', product_supplier_id: 8, sold_out: 'Avena' },
  ];
  await press({ ...SAME, changed });
  const dialog = await screen.findByRole('dialog', { name: es.Order.again_title });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog).toHaveTextContent(es.Order.again_changed);
  expect(screen.getByRole('link', { name: '1 × Combo' })).toHaveAttribute('href', '/norte/view/7');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × Combo',
    '1 × Café · Avena está agotado',
  ]);
  expect(left).not.toHaveBeenCalled();
});

test('where nothing is sold any more the menu is what is left', async () => {
  const { stores } = await press({ ...SAME, cart: null, missing: [{ name: 'Ajiaco', count: 1 }] });
  expect(await screen.findByRole('link', { name: 'Ver el menú' })).toHaveAttribute('href', '/norte');
  expect(stores.order.getState().taPurchaseId).toBeNull();
});

test('a failure is told and can be tried again', async () => {
  const bench = await press(httpError(500));
  await waitFor(() => expect(errorStore.getState().notice?.onRetry).toEqual(expect.any(Function)));
  expect(bench.paths()).toEqual([orderAgain.path]);
});

test.each<[string, Partial<Order>]>([
  ['a guest', { role: 'guest' }],
  ['a cart', { is_cart: true, status: 'cart' }],
  ['what was ordered at a table', { service: 'on_table' }],
])('is not offered to %s', (_who, changes) => {
  renderApp(<OrderAgain order={{ ...order, ...changes }} className="button" />, {});
  expect(button()).toBeNull();
});

describe('a round that was paid first', () => {
  const seat = { id: 7, kind: 'table' as const, label: '12' };
  const round: Order = { ...order, status: 'in_progress', service: 'on_table', is_account: false, seat };
  const show = (given: Order, tableId: number | null) => {
    const bench = renderApp(<OrderAgain order={given} className="button" />, {
      [orderAgain.path]: [{ ...SAME, cart: { ...cart, service: 'on_table' } }],
    });
    act(() => bench.stores.ontable.setState({ tableId }));
    return screen.queryByRole('button');
  };

  it('is repeated at its table by one press, which leads to the form (rule orders/again)', async () => {
    const again = show(round, 7);
    expect(again).toHaveAccessibleName(es.Order.round_again);
    await userEvent.click(again ?? document.body);
    await waitFor(() => expect(left).toHaveBeenCalledWith('/norte/precheckout'));
  });

  it.each([
    ['from another table', round, 8],
    ['by who has left', round, null],
    ['of an account, which has rounds of its own', { ...round, is_account: true }, 7],
    ['by a guest', { ...round, role: 'guest' as const }, 7],
  ])('is not repeated %s', (_who, given, tableId) => {
    expect(show(given, tableId)).toBeNull();
  });

  it('an order over a counter comes again as such', () => {
    const again = show({ ...round, subservice: 'grab_and_go', seat: null }, null);
    expect(again).toHaveAccessibleName(es.Order.order_again);
  });
});
