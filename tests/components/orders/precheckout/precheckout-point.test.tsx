import { act, fireEvent, screen } from '@testing-library/react';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import {
  ADDRESS,
  field,
  issue,
  METHODS,
  NORTE,
  orderButton,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Place } = es;
const [zone] = getContractExample(getCoverage).polygons;
if (!zone) throw new Error('no zone is recorded');
const branch = {
  ...BRANCH,
  address: '',
  city: 'Bogotá',
  location: NORTE,
  onTableClass: 'basic' as const,
  scheduleDays: 14,
  offersTakeAway: false,
};
const NOWHERE: Cart = {
  ...WHOLE_CART,
  version: 1,
  place: null,
  polygon: null,
  bill: [{ kind: 'products', amount: 32_000 }],
  total: 32_000,
  issues: [issue('place_required')],
};
const EMPTY = { ...ADDRESS, address: '', neighbourhood: '', reference: '', formatted_address: '' };
const PRICED: Cart = {
  ...NOWHERE,
  version: 2,
  place: EMPTY,
  polygon: { id: 1, delivery_price: 6_900 },
  bill: [...NOWHERE.bill, { kind: 'delivery', amount: 6_900 }],
  total: 38_900,
};

async function show(cart: Cart, answer: Cart) {
  const { stores, calls } = renderApp(<PrecheckoutScreen branch={branch} />, {
    [getCart.path]: [cart],
    [updateCart.path]: [answer],
    [getPaymentMethods.path]: [METHODS],
    [listActualPurchases.path]: [[]],
    [getCoverage.path]: [{ polygons: [{ ...zone, supplier_id: BRANCH.id }] }],
  });
  act(() => stores.order.setState({ service: 'delivery', purchaseId: cart.purchase_id }));
  const map = await screen.findByRole('button', { name: Place.sketch });
  await shown();
  jest.useFakeTimers();
  const sent = () =>
    calls.flatMap(({ path, body }) =>
      path === updateCart.path ? [(body as { cart: CartChanges }).cart] : [],
    );
  return { map, sent };
}
const rest = () => act(() => jest.advanceTimersByTimeAsync(5_000));
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
afterEach(() => jest.useRealTimers());

describe('a point before the rest of the address (rule delivery/address, rule cart/server-totals)', () => {
  it('is sent alone, and bill and button name what the server makes of it', async () => {
    const { map, sent } = await show(NOWHERE, PRICED);
    expect(screen.getByText(es.Cart.delivery_later)).toBeVisible();
    fireEvent.keyDown(map, { key: 'ArrowUp' });
    await rest();
    const point = { latitude: expect.any(Number), longitude: expect.any(Number) };
    expect(sent()).toEqual([{ place: { ...EMPTY, ...point } }]);
    expect(screen.queryByText(es.Cart.delivery_later)).toBeNull();
    expect(screen.getByText(/^\$\s6\.900$/)).toBeVisible();
    expect(orderButton()).toHaveTextContent(/\$\s38\.900/);
  });

  it('is followed by nothing until the address is complete', async () => {
    const { sent } = await show(PRICED, PRICED);
    type(Place.address, ADDRESS.address);
    type(Place.neighbourhood, ADDRESS.neighbourhood);
    await rest();
    expect(sent()).toEqual([]);
    type(Place.reference, ADDRESS.reference);
    await rest();
    expect(sent()).toEqual([{ place: ADDRESS }]);
  });

  it('goes again where it is moved', async () => {
    const { map, sent } = await show(PRICED, PRICED);
    fireEvent.keyDown(map, { key: 'ArrowUp' });
    await rest();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.place?.latitude).toBeGreaterThan(NORTE.latitude);
  });

  it('places no order', async () => {
    const { sent } = await show(PRICED, PRICED);
    fireEvent.click(orderButton());
    await rest();
    expect(field(Place.reference)).toBeInvalid();
    expect(sent()).toEqual([]);
  });
});
