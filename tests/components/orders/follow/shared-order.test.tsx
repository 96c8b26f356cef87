import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FollowOrder } from '@/components/orders/follow/follow-order';
import { SharedOrder } from '@/components/orders/follow/shared-order';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder } from '@/lib/contract/orders/calls';
import { openStatus, shareStatus } from '@/lib/contract/orders/status-links';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { renderApp } from '@/tests/support/browser/render-app';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

const standing = getContractExample(openStatus);
const TOKEN = 't'.repeat(43);
const show = (answers: unknown[]) =>
  renderApp(
    <SharedOrder id={7} token={TOKEN} locale="es-CO">
      <p>el pedido</p>
    </SharedOrder>,
    { [openStatus.path]: answers },
  );

test('a stranger sees how the order stands, anew every ten seconds (rule orders/status-link)', async () => {
  const { calls } = show([standing, { ...standing, status: 'on_the_way' }]);
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent(sentenceAt(es.Order.now_accepted, 'restaurant'));
  expect(screen.queryByText('el pedido')).toBeNull();
  await seconds(10);
  expect(screen.getByRole('status')).toHaveTextContent(es.Order.now_on_the_way);
  expect(calls.map(({ body }) => body)).toEqual([{ token: TOKEN }, { token: TOKEN }]);
});

test('a member sees the order itself', async () => {
  show([{ ...standing, role: 'owner' }]);
  await seconds(1);
  expect(screen.getByText('el pedido')).toBeVisible();
});

test('a link that ended says so', async () => {
  show([new ApiError({ kind: 'http', status: 410, key: 'link_expired' })]);
  await seconds(1);
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.link_expired);
});

const order = { ...getContractExample(getOrder), role: 'owner', status: 'accepted', is_cart: false } as const;
const { payment } = order;

describe('its owner', () => {
  const own = { ...order, payment: payment && ({ ...payment, online: false, status: 'in_person' } as const) };

  test('gives a link away by WhatsApp, without any configuration', async () => {
    const shared = getContractExample(shareStatus);
    const { calls } = renderApp(<FollowOrder order={own} />, {
      [shareStatus.path]: [shared],
    });
    await seconds(1);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await screen.findByRole('button', { name: es.Follow.share_status }));
    await seconds(1);
    const chat = screen.getByRole('link', { name: es.Follow.share_chat });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain(shared.url);
    expect(calls.filter(({ path }) => path === shareStatus.path)).toHaveLength(1);
  });

  test.each([
    ['a guest', { role: 'guest' }],
    ['who waits for nothing', { status: 'delivered' }],
    ['who sits at a table', { service: 'on_table', seat: { id: 1, kind: 'table', label: '4' } }],
  ] as const)('%s shares nothing', async (_who, changes) => {
    renderApp(<FollowOrder order={{ ...own, ...changes }} />, {});
    await seconds(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
