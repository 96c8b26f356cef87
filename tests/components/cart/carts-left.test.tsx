import { act, screen, waitFor } from '@testing-library/react';
import { getOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { useCartsLeft } from '@/lib/queries/cart/carts-left';
import { chooseService } from '@/lib/stores/choose-service';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const purchase = (id: number, supplierId: number, changes: Partial<Order> = {}): Order => ({
  ...example,
  id,
  is_cart: true,
  service: 'take_away',
  supplier: { ...example.supplier, id: supplierId },
  ...changes,
});
const OTHER = BRANCH.id + 1;

function Menu() {
  useCartsLeft();
  return <p>menu</p>;
}
/** A menu after the landing, for a diner who had that purchase in hand. */
async function comeBack({ had, answers }: { had: number | null; answers: Order[][] }) {
  const bench = renderApp(<Menu />, { [listActualPurchases.path]: answers });
  const { stores } = bench;
  act(() => {
    stores.order.setState({ service: 'take_away', taPurchaseId: had });
    chooseService({ stores, choice: null });
  });
  expect(stores.order.getState().taPurchaseId).toBeNull();
  act(() => chooseService({ stores, choice: 'take_away' }));
  await screen.findByText('menu');
  return bench;
}

describe('a service that is chosen again', () => {
  it.each([
    ["this branch's cart", [purchase(9, OTHER), purchase(7, BRANCH.id)], 7],
    ['else the newest', [purchase(9, OTHER), purchase(8, OTHER)], 9],
    ['never an order', [purchase(9, BRANCH.id, { is_cart: false })], null],
    ["nor another service's cart", [purchase(9, BRANCH.id, { service: 'delivery' })], null],
  ])('shows %s', async (_which, answer, found) => {
    const { stores, paths } = await comeBack({ had: 7, answers: [answer] });
    await waitFor(() => expect(stores.order.getState().cartsLeft).toBe(false));
    expect(stores.order.getState().taPurchaseId).toBe(found);
    expect(paths()).toEqual([listActualPurchases.path]);
  });

  it('asks anew each time, whatever was answered before', async () => {
    const { stores } = await comeBack({ had: 7, answers: [[], [purchase(8, BRANCH.id)]] });
    await waitFor(() => expect(stores.order.getState().cartsLeft).toBe(false));
    act(() => stores.order.setState({ cartsLeft: true }));
    await waitFor(() => expect(stores.order.getState().cartsLeft).toBe(false));
    expect(stores.order.getState().taPurchaseId).toBe(8);
  });

  it('asks for nobody who had none', async () => {
    const { paths } = await comeBack({ had: null, answers: [] });
    expect(paths()).toEqual([]);
  });
});
