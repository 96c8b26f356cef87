import { act, screen } from '@testing-library/react';
import { ReturnedOrder } from '@/components/orders/follow/returned-order';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { openReturn } from '@/lib/contract/orders/return-links';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

const returned = { ...getContractExample(openReturn), payment: 'pending' as const };
const missing = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
const TOKEN = 't'.repeat(43);
const show = (answers: Record<string, unknown[]>) =>
  renderApp(
    <ReturnedOrder id={7} slug="centro" token={TOKEN}>
      <p>el pedido</p>
    </ReturnedOrder>,
    answers,
  );

test('another browser reads how the payment stands until it is decided, and the way back (rule payments/return)', async () => {
  const { calls } = show({
    [getOrder.path]: [missing],
    [openReturn.path]: [returned, { ...returned, payment: 'success' }],
  });
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent(es.Returned.pending);
  expect(screen.getByText(es.Returned.elsewhere)).toBeVisible();
  expect(screen.queryByText('el pedido')).toBeNull();
  await seconds(5);
  expect(screen.getByRole('status')).toHaveTextContent(es.Returned.paid);
  await seconds(30);
  expect(calls.filter(({ path }) => path === openReturn.path).map(({ body }) => body)).toEqual([
    { token: TOKEN },
    { token: TOKEN },
  ]);
});

test('a member sees the order itself, and the token is not asked about', async () => {
  const { calls } = show({ [getOrder.path]: [getContractExample(getOrder)] });
  await seconds(1);
  expect(screen.getByText('el pedido')).toBeVisible();
  expect(calls.some(({ path }) => path === openReturn.path)).toBe(false);
});

test('a deposit leads to the bookings of its branch, whose menu is nothing to it (rule payments/return)', async () => {
  const deposit = { ...returned, service: 'book', payment: 'success' };
  show({ [getOrder.path]: [missing], [openReturn.path]: [deposit] });
  await seconds(1);
  const name = es.Returned.to_bookings.replace('{branch}', returned.supplier.name);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/centro/reservar');
});

test('a link that ended leaves the page as it is without one', async () => {
  show({
    [getOrder.path]: [missing],
    [openReturn.path]: [new ApiError({ kind: 'http', status: 410, key: 'link_expired' })],
  });
  await seconds(1);
  expect(screen.getByText('el pedido')).toBeVisible();
});
