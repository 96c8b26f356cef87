import { act, screen } from '@testing-library/react';
import { CartArrival } from '@/components/cart/cart-arrival';
import { OrderArrival } from '@/components/orders/order-arrival';
import { getCart } from '@/lib/contract/cart/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';
import { issue } from '@/tests/support/browser/render-precheckout';

const NOON = new Date('2026-11-18T17:00:00Z');
const arrival_minutes = { least: 50, most: 65 };
const cart = { ...getContractExample(getCart), service: 'delivery' as const, arrival_minutes };

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

const WINDOW = /^Llega entre 12:50\s*p\.\s*m\. y 1:05\s*p\.\s*m\.$/;

test('a cart says between which hours it comes, and the hours move with the clock (rule orders/arrival)', async () => {
  renderApp(<CartArrival cart={cart} />, {});
  expect(screen.getByText(WINDOW)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText(/^Llega entre 12:55.* y 1:10/)).toBeVisible();
});

test('what is fetched is ready (rule orders/arrival)', () => {
  renderApp(<CartArrival cart={{ ...cart, service: 'take_away' }} />, {});
  expect(screen.getByText(/^Listo entre 12:50/)).toBeVisible();
});

test.each([
  ['closed branch', { issues: [issue('closed', { day: 'wed', time: '18:00', inDays: 0 })] }],
  ['wanted hour', { arrival_minutes: null }],
  ['cart without products', { products: [] }],
])('a %s promises nothing (rule orders/arrival)', (_what, changes) => {
  renderApp(<CartArrival cart={{ ...cart, ...changes }} />, {});
  expect(screen.queryByText(/entre/)).toBeNull();
});

const order = {
  ...getContractExample(getOrder),
  service: 'delivery' as const,
  status: 'accepted' as const,
  arrival: { from: '2026-11-18T17:50:00Z', to: '2026-11-18T18:05:00Z' },
};

test('an order keeps its hours, and says when they are over (rule orders/arrival)', async () => {
  renderApp(<OrderArrival order={order} />, {});
  expect(screen.getByText(WINDOW)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(66 * 60_000));
  expect(screen.getByText(/^Se está demorando: te dijimos entre 12:50.* y 1:05\sp\.\sm\.$/)).toBeVisible();
});

test('an order that nobody moves is called late for three hours', async () => {
  renderApp(<OrderArrival order={order} />, {});
  await act(() => jest.advanceTimersByTimeAsync(4 * 3_600_000));
  expect(screen.getByText(/^Se está demorando/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6 * 60_000));
  expect(screen.queryByText(/entre/)).toBeNull();
});

test('what waits packed for whoever fetches it is not late', () => {
  renderApp(<OrderArrival order={{ ...order, service: 'take_away', status: 'packed' }} />, {});
  expect(screen.queryByText(/entre/)).toBeNull();
});

test.each(['delivered', 'cancelled'] as const)('one that is %s promises nothing', (status) => {
  renderApp(<OrderArrival order={{ ...order, status }} />, {});
  expect(screen.queryByText(/entre/)).toBeNull();
});
