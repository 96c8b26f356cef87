import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountRating, OrderRating } from '@/components/feedback/order-rating';
import { getOrder, rateOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Rate: words, Contact } = es;
const example = getContractExample(getOrder);
const order = (part: Partial<Order> = {}): Order => ({
  ...example,
  status: 'delivered',
  can_rate: true,
  rating: null,
  supplier: { ...example.supplier, name: 'Norte', phone: '+573001112233' },
  ...part,
});
const draw = (one: Order, answer: unknown = one) =>
  renderApp(<OrderRating order={one} />, { [rateOrder.path]: [answer] });
const send = () => userEvent.click(screen.getByRole('button', { name: words.send }));
beforeEach(hideError);

test('an order that has not come asks nothing (rule feedback/order-rating)', () => {
  draw(order({ can_rate: false }));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a score is asked for, and sent with what was written (rule feedback/order-rating)', async () => {
  const bench = draw(order());
  expect(screen.getByRole('heading', { name: '¿Cómo estuvo tu pedido de Norte?' })).toBeVisible();
  await send();
  expect(screen.getByText(words.score_missing)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '9' }));
  await userEvent.type(screen.getByRole('textbox', { name: words.comment }), 'Rico');
  await send();
  expect(bench.calls.at(-1)).toMatchObject({ body: { score: 9, comment: 'Rico' } });
  expect(bench.track.mock.calls).toEqual([[{ event: 'rate', purchase_id: example.id }]]);
});

test('a connection that is down keeps what was typed', async () => {
  draw(order(), new Error('down'));
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  await userEvent.type(screen.getByRole('textbox', { name: words.reason }), 'Frío');
  await send();
  expect(errorStore.getState().notice).not.toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('Frío');
});

test('what was said stays; after a low score the branch’s contact is offered', () => {
  draw(order({ can_rate: false, rating: { score: 4, comment: 'Frío' } }));
  expect(screen.getByText('Le diste un 4 a Norte.')).toBeVisible();
  expect(screen.getByRole('link', { name: Contact.call })).toBeVisible();
});

test('who has sent it is led to the thanks: the button that sent it is gone', async () => {
  const rated = order({ can_rate: false, rating: { score: 9, comment: '' } });
  renderApp(<AccountRating id={example.id} />, { [getOrder.path]: [order()], [rateOrder.path]: [rated] });
  await userEvent.click(await screen.findByRole('radio', { name: '9' }));
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Le diste un 9 a Norte.');
  expect(screen.getByRole('status')).toHaveFocus();
});
