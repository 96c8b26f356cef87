import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { goTo } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { changeSupplier, getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

const MOVE = changeSupplier.path;
const delivery: Cart = {
  ...getContractExample(getCart),
  purchase_id: 7,
  supplier_id: BRANCH.id,
  service: 'delivery',
  subservice: null,
  point: 'required',
  shipping_zones: [],
};
const takeAway: Cart = { ...delivery, service: 'take_away', version: delivery.version + 1 };
const LOSSES: SupplierChange = {
  from: { name: 'Norte' },
  to: { name: 'Norte' },
  kept: 1,
  lost: [{ line_id: 1, name: 'Ajiaco', count: 2 }],
  repriced: [],
  coupon: null,
  there: [],
  before: { total: 20_000, delivery: 0, missing: 0 },
  after: { total: 12_500, delivery: 0, missing: 0 },
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
const left = jest.mocked(goTo);
beforeEach(() => {
  left.mockClear();
  hideError();
});

/** The form of a branch that delivers nowhere. */
async function show(answers: unknown[]) {
  const bench = renderApp(<PrecheckoutScreen branch={branch} />, {
    [getCart.path]: [delivery],
    [getPaymentMethods.path]: [[]],
    [getCoverage.path]: [{ polygons: [], named: [] }],
    [MOVE]: answers,
  });
  act(() => bench.stores.order.setState({ service: 'delivery', purchaseId: 7 }));
  const instead = await screen.findByRole('button', { name: es.Checkout.change_service });
  const press = () => userEvent.click(instead);
  const moves = () => bench.calls.flatMap(({ path, body }) => (path === MOVE ? [body] : []));
  return { ...bench, press, moves };
}

test('who fetches an order that is not brought has it all with them, and nothing stays behind', async () => {
  const { press, moves, stores } = await show([takeAway]);
  await press();
  await waitFor(() => expect(left).toHaveBeenCalledWith('/norte?service=take_away'));
  expect(moves()).toEqual([{ lost: [] }]);
  expect(stores.order.getState()).toMatchObject({
    service: 'take_away',
    purchaseId: null,
    taPurchaseId: 7,
  });
});

test('what cannot come is named before, and one more tap goes without it (rule cart/brought-along)', async () => {
  const conflict = new ApiError({ kind: 'http', status: 409, key: 'conflict' });
  const { press, moves } = await show([conflict, LOSSES, takeAway]);
  await press();
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('2 × Ajiaco'));
  expect(left).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Pasar mi pedido a Para llevar' }));
  await waitFor(() => expect(left).toHaveBeenCalledWith('/norte?service=take_away'));
  expect(moves().at(-1)).toEqual({ lost: [1] });
});

test('a dead connection loses nothing: the press is told to have failed, and works again', async () => {
  const dead = new ApiError({ kind: 'network', key: 'network' });
  const { press, stores } = await show([dead, takeAway]);
  await press();
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('network'));
  expect(left).not.toHaveBeenCalled();
  expect(stores.order.getState()).toMatchObject({ service: 'delivery', purchaseId: 7 });
  await press();
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});
