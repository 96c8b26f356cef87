import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder } from '@/lib/contract/orders/calls';
import { chooseNotices, type OrderNotices } from '@/lib/contract/orders/notice-calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError } from '@/tests/support/browser/app-bench';
import { renderTellBy } from '@/tests/support/browser/render-tell-by';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  errorStore.setState({ notice: null });
});
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

const example = getContractExample(getOrder);
const order = { ...example, contact: example.contact && { ...example.contact, email: 'ana@example.com' } };

async function show(notices: OrderNotices | null, ...answers: unknown[]) {
  const shown = renderTellBy({ ...order, notices }, answers);
  await seconds(1);
  return shown;
}
const mail = () => screen.getByRole('radio', { name: /ana@example\.com/ });

test('nothing is chosen for whoever has not chosen, and one tap chooses (rule orders/notices)', async () => {
  const { calls } = await show(
    { by: null, ways: ['mail'], push_key: null },
    { by: 'mail', ways: ['mail'], push_key: null },
  );
  expect(screen.getByRole('radio', { name: es.Follow.tell_none })).toBeChecked();
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(mail());
  await seconds(1);
  expect(mail()).toBeChecked();
  expect(calls.at(-1)).toMatchObject({ path: chooseNotices.path, body: { by: 'mail' } });
});

test('what was refused is not shown as chosen', async () => {
  await show({ by: null, ways: ['mail'], push_key: null }, httpError(503));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(mail());
  await seconds(1);
  expect(mail()).not.toBeChecked();
  expect(errorStore.getState().notice).not.toBeNull();
});

test('where nothing is sent nothing is offered', async () => {
  await show(null);
  expect(screen.queryByRole('group')).toBeNull();
});
