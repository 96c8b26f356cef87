import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChangeTip } from '@/components/orders/tip/change-tip';
import { ApiError } from '@/lib/clients/api-error';
import { changeTip, getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Checkout, Errors, Order: words } = es;
const YES = { include: 'YES' as const, percent: 10, customValue: 0 };
const bill = [
  { kind: 'products' as const, amount: 10_000 },
  { kind: 'tip' as const, amount: 1_000 },
];
const order: Order = { ...getContractExample(getOrder), bill, total: 11_000, tip_choice: YES };
const refusal = (status: number, key: string) => new ApiError({ kind: 'http', status, key, fields: {} });
beforeEach(hideError);

const show = (shown: Order, ...answers: unknown[]) =>
  renderApp(<ChangeTip order={shown} renderAmount={(amount) => `$ ${amount}`} />, {
    [changeTip.path]: answers,
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('the answer stands as it was given, and another one is sent (rule orders/tip)', async () => {
  const { calls } = show(order, { ...order, tip_choice: { ...YES, include: 'NO' } });
  await press(words.tip_change);
  expect(await screen.findByRole('radio', { name: 'Sí, 10\u00a0%' })).toBeChecked();
  await answer(Checkout.tip_no);
  await press(words.tip_save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ path }) => path === changeTip.path).map(({ body }) => body);
  expect(sent).toEqual([{ tip: { ...YES, include: 'NO' } }]);
  expect(screen.getByRole('status')).toHaveTextContent(words.tip_saved.replace('{total}', '$ 11000'));
});

test('more than the dishes is said at its field', async () => {
  show(order, refusal(422, 'tip_invalid'));
  await press(words.tip_change);
  await screen.findByRole('dialog', { name: Checkout.tip_title });
  await answer(Checkout.tip_other);
  await userEvent.type(screen.getByRole('textbox'), '90000');
  await press(words.tip_save);
  expect(await screen.findByText(Errors.tip_invalid)).toBeVisible();
  expect(errorStore.getState().notice).toBeNull();
});

test('what was handed over meanwhile says so where the tip is asked', async () => {
  show(order, refusal(409, 'order_closed'));
  await press(words.tip_change);
  await screen.findByRole('dialog', { name: Checkout.tip_title });
  await press(words.tip_save);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.moved));
  expect(screen.queryByRole('button', { name: words.tip_save })).toBeNull();
  expect(errorStore.getState().notice).toBeNull();
});

function Followed() {
  const [shown, setShown] = useState(order);
  const moved = { ...order, status: 'on_the_way' as const, tip_choice: null };
  return (
    <>
      <ChangeTip order={shown} renderAmount={(amount) => `$ ${amount}`} />
      <button type="button" onClick={() => setShown(moved)}>
        staff move it
      </button>
    </>
  );
}

test('an order that staff move while its tip is asked says why it is asked no more', async () => {
  renderApp(<Followed />, {});
  await press(words.tip_change);
  await screen.findByRole('dialog', { name: Checkout.tip_title });
  fireEvent.click(screen.getByText('staff move it'));
  expect(screen.getByRole('alert')).toHaveTextContent(words.moved);
  await press(es.Shell.close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: words.tip_change })).toBeNull();
});

test('why it failed is said on the page where the order stayed', async () => {
  show(order, refusal(500, 'internal'));
  await press(words.tip_change);
  await screen.findByRole('dialog', { name: Checkout.tip_title });
  await press(words.tip_save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(errorStore.getState().notice).toMatchObject({ key: 'internal' });
});

test('without a tip one is offered, and where none may change nothing is', () => {
  const { unmount } = show({ ...order, bill: bill.slice(0, 1) });
  expect(screen.getByRole('button', { name: words.tip_add })).toBeVisible();
  unmount();
  show({ ...order, tip_choice: null });
  expect(screen.queryByRole('button')).toBeNull();
});
