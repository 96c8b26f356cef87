import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelOrder } from '@/components/orders/cancel-order';
import { cancelOrder, getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const example = getContractExample(getOrder);
const draw = (order: Order) =>
  renderApp(
    <CancelOrder
      order={order}
      renderAmount={(amount) => `$ ${amount}`}
      onCancelled={() => undefined}
      otherwise={<p>otherwise</p>}
    />,
    {
      [cancelOrder.path]: [{ ...order, status: 'cancelled' }],
    },
  );
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('who has paid reads what goes back, and may say why (rule orders/cancel)', async () => {
  const payment = { ...example.payment, status: 'success' } as Order['payment'];
  const { calls } = draw({ ...example, payment, cancel_until: inMinutes(3) });
  await userEvent.click(screen.getByRole('button', { name: /^Cancelar el pedido \(hasta las? / }));
  expect(screen.getByText(`Ya no se prepara, y te devolvemos $ ${example.total}.`)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: words.cancel_mistake }));
  await userEvent.click(screen.getByRole('button', { name: words.cancel_confirm }));
  expect(calls.filter(({ path }) => path === cancelOrder.path)).toHaveLength(1);
});

test('once its minutes are over the page offers what it offers otherwise', async () => {
  jest.useFakeTimers();
  draw({ ...example, cancel_until: inMinutes(1) });
  expect(screen.queryByText('otherwise')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('otherwise')).toBeVisible();
  jest.useRealTimers();
});

test('a question that is open when its minutes are over says so, and asks no more', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  draw({ ...example, cancel_until: inMinutes(1) });
  await user.click(screen.getByRole('button', { name: /^Cancelar el pedido \(hasta las? / }));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('alert')).toHaveTextContent(words.moved);
  expect(screen.queryByRole('button', { name: words.cancel_confirm })).toBeNull();
  await user.click(screen.getByRole('button', { name: es.Shell.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('otherwise')).toBeVisible();
  jest.useRealTimers();
});

test.each([
  ['delivery', null, true],
  ['take_away', null, false],
] as const)(
  'of %s the reasons and the words are those of its service',
  async (service, subservice, isBrought) => {
    draw({ ...example, role: 'owner', service, subservice, payment: null, cancel_until: inMinutes(3) });
    await userEvent.click(screen.getByRole('button', { name: /^Cancelar el pedido \(hasta las? / }));
    expect(screen.queryAllByRole('radio', { name: words.cancel_other_place })).toHaveLength(
      isBrought ? 1 : 0,
    );
    expect(screen.getByRole('radio', { name: words.cancel_too_late })).toBeVisible();
    expect(
      screen.getByText(`Ya no se prepara. Si lo quieres después, «${words.order_again}» trae lo mismo.`),
    ).toBeVisible();
  },
);

test('what is ordered at a table does not come back by itself', async () => {
  draw({
    ...example,
    role: 'owner',
    service: 'on_table',
    subservice: null,
    payment: null,
    cancel_until: inMinutes(3),
  });
  await userEvent.click(screen.getByRole('button', { name: /^Cancelar el pedido \(hasta las? / }));
  expect(screen.getByText('Ya no se prepara.')).toBeVisible();
});
