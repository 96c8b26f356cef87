import { act, screen } from '@testing-library/react';
import { getOrder } from '@/lib/contract/orders/calls';
import { useOrder } from '@/lib/queries/orders/orders';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError, networkError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';
import { WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const PROFILE = { id: 5, token: 't', name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' };

function Status() {
  const { data, isError } = useOrder(7);
  return <p>{data?.status ?? (isError ? 'refused' : 'waiting')}</p>;
}

beforeEach(() => jest.useFakeTimers());
const { fetch } = globalThis;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = fetch;
});
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
const minutes = (count: number) => seconds(count * 60);

test('an order of an instance that was locked is not asked for again', async () => {
  const { paths } = renderApp(<Status />, { [getOrder.path]: [httpError(423)] });
  await minutes(5);
  expect(screen.getByText('refused')).toBeInTheDocument();
  expect(paths()).toEqual([getOrder.path]);
});

test('silence is no answer: it is asked for until it comes', async () => {
  const order = getContractExample(getOrder);
  renderApp(<Status />, { [getOrder.path]: [networkError(), networkError(), order] });
  await minutes(1);
  expect(screen.getByText(order.status)).toBeInTheDocument();
});

test('an order whose events are cut is asked for every ten seconds (rule orders/live)', async () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('cut')));
  globalThis.fetch = fetched;
  const order = { ...getContractExample(getOrder), payment: null };
  const { stores, paths } = renderApp(<Status />, {
    [getOrder.path]: [
      { ...order, status: 'accepted' },
      { ...order, status: 'preparation' },
    ],
  });
  stores.profile.setState({ profile: PROFILE });
  await seconds(1);
  expect(screen.getByText('accepted')).toBeInTheDocument();
  expect(fetched).toHaveBeenCalled();
  await seconds(10);
  expect(screen.getByText('preparation')).toBeInTheDocument();
  expect(paths()).toHaveLength(2);
});

test.each([
  ['of this browser is kept with its settled order', 7, 1],
  ['of an order that another browser placed is not', 8, 0],
])('the address %s (rule delivery/saved-addresses)', async (_case, purchaseId, count) => {
  const order = getContractExample(getOrder);
  const settled = {
    ...order,
    id: 7,
    is_cart: false,
    place: WHOLE_CART.place,
    payment: order.payment && { ...order.payment, status: 'in_person' as const },
  };
  const { stores } = renderApp(<Status />, { [getOrder.path]: [settled] });
  act(() => stores.order.setState({ service: 'delivery', purchaseId }));
  await seconds(1);
  expect(stores.profile.getState().places).toHaveLength(count);
});
