import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { listActualPurchases } from '@/lib/contract/orders/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderVisit } from '@/tests/support/browser/render-visit';

const ADD = addProductToCart.path;
const example = getContractExample(getCart);
const [model] = example.products;
if (!model) throw new Error('no line is recorded');
const LOIN = {
  ...model,
  id: 1,
  product_supplier_id: 31,
  count: 2,
  options: [{ option_id: 4, name: 'Bien asada', count: 1 }],
  comment: 'Sin sal',
};
const TEA = { ...model, id: 2, product_supplier_id: 32, count: 1 };
const delivery: Cart = {
  ...example,
  purchase_id: 7,
  supplier_id: BRANCH.id,
  service: 'delivery',
  subservice: null,
  products: [LOIN, TEA],
};
const takeAway: Cart = { ...delivery, purchase_id: 8, service: 'take_away', products: [] };
const soldOut = new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 0 } });
const branch = {
  ...BRANCH,
  address: '',
  city: 'Bogotá',
  location: { latitude: 4.65, longitude: -74.06 },
  onTableClass: 'basic' as const,
  scheduleDays: 14,
  offersTakeAway: true,
};

/** How often the page was left: this browser goes nowhere, and says so each time. */
let left = 0;
beforeEach(() => {
  left = 0;
  console.error = () => {
    left += 1;
  };
  hideError();
});

/** A branch that delivers nowhere; `found` is its take-away cart when that is asked for, `taPurchaseId` one of before. */
async function show(
  answers: unknown[],
  { found, taPurchaseId = null }: { found?: Cart; taPurchaseId?: number | null } = {},
) {
  const bench = renderVisit(<PrecheckoutScreen branch={branch} />, {
    [getCart.path]: found ? [delivery, found] : [delivery],
    [getPaymentMethods.path]: [[]],
    [listActualPurchases.path]: [[]],
    [getCoverage.path]: [{ polygons: [] }],
    [ADD]: answers,
  });
  act(() => bench.stores.order.setState({ service: 'delivery', purchaseId: 7, taPurchaseId }));
  const instead = await screen.findByRole('button', { name: es.Checkout.change_service });
  const press = () => userEvent.click(instead);
  const added = () => bench.calls.flatMap(({ path, body }) => (path === ADD ? [body] : []));
  return { ...bench, press, added };
}
const body = (product: object) => ({
  product,
  purchase_id: null,
  data_purchase: { service: 'take_away', subservice: null, supplier_id: BRANCH.id },
});
const loin = (count: number) =>
  body({ id: 31, count, options: [{ option_id: 4, count: 1 }], comment: 'Sin sal' });
const tea = body({ id: 32, count: 1, options: [], comment: '' });

test('who fetches an order that is not brought has it all with them, as it was chosen', async () => {
  const { press, added, stores } = await show([takeAway]);
  await press();
  await waitFor(() => expect(left).toBe(1));
  expect(added()).toEqual([loin(2), tea]);
  expect(stores.order.getState()).toMatchObject({ purchaseId: 7, taPurchaseId: 8 });
});

test('what waits there already is not doubled', async () => {
  const found = { ...takeAway, products: [{ ...LOIN, id: 9, count: 1 }, TEA] };
  const { press, added } = await show([takeAway], { found, taPurchaseId: 8 });
  await press();
  await waitFor(() => expect(left).toBe(1));
  expect(added()).toEqual([loin(1)]);
});

test('what cannot come is told, the rest comes, and the next press goes without it', async () => {
  const { press, added } = await show([soldOut, takeAway], { found: { ...takeAway, products: [TEA] } });
  await press();
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('out_of_stock'));
  expect(added()).toEqual([loin(2), tea]);
  expect(left).toBe(0);
  await press();
  await waitFor(() => expect(left).toBe(1));
  expect(added()).toHaveLength(2);
});

test('a dead line loses nothing: the press is told to have failed, and what came is not sent again', async () => {
  const dead = new ApiError({ kind: 'network', key: 'network' });
  const { press, added } = await show([takeAway, dead, takeAway], {
    found: { ...takeAway, products: [LOIN] },
  });
  await press();
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('network'));
  expect(left).toBe(0);
  await press();
  await waitFor(() => expect(left).toBe(1));
  expect(added()).toEqual([loin(2), tea, tea]);
});
