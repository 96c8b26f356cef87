import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import { cancelOrder, getOrder } from '@/lib/contract/orders/calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { useCart } from '@/lib/queries/cart/cart';
import { useCancelOrder, useOrder } from '@/lib/queries/orders/orders';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const ADD = addProductToCart.path;
const ORDERED = 7;
const NEXT = 8;
const cart = (id: number) => ({
  ...getContractExample(getCart),
  purchase_id: id,
  supplier_id: BRANCH.id,
  service: 'take_away' as const,
});
const closed = new ApiError({ kind: 'http', status: 409, key: 'order_closed' });
const locked = new ApiError({ kind: 'http', status: 409, key: 'cart_locked' });

const example = getContractExample(getOrder);
const { payment: recorded } = example;
if (!recorded) throw new Error('no payment is recorded');
const order = (changes: Partial<Order>, payment: Partial<Payment>): Order => ({
  ...example,
  id: ORDERED,
  service: 'take_away',
  is_cart: false,
  status: 'in_progress',
  ...changes,
  payment: { ...recorded, retry_until: null, ...payment },
});
const inPerson = order({}, { online: false, status: 'in_person' });
const paid = order({}, { online: true, status: 'success' });
const unpaid = order({}, { online: true, status: 'pending' });

type Bench = ReturnType<typeof renderApp>;
const hold = ({ stores }: Bench, id = ORDERED) =>
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: id }));
const held = ({ stores }: Bench) => stores.order.getState().taPurchaseId;
beforeEach(hideError);

function Dish() {
  const add = useAddToCart();
  return (
    <button type="button" onClick={() => void add({ product: { id: 5, count: 1 }, name: 'Ajiaco' })}>
      add
    </button>
  );
}
const purchasesAddedTo = ({ calls }: Bench) =>
  calls.filter(({ path }) => path === ADD).map(({ body }) => (body as { purchase_id: number }).purchase_id);

describe('adding to what has become an order begins the next one', () => {
  it.each([
    ['is being paid', locked],
    ['was accepted', closed],
  ])('where it %s', async (_when, refusal) => {
    const bench = renderApp(<Dish />, { [getCart.path]: [cart(ORDERED)], [ADD]: [refusal, cart(NEXT)] });
    hold(bench);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(held(bench)).toBe(NEXT));
    expect(purchasesAddedTo(bench)).toEqual([ORDERED, null]);
    expect(errorStore.getState().notice).toBeNull();
  });

  it('where the server says so of the cart itself', async () => {
    const bench = renderApp(<Dish />, { [getCart.path]: [closed], [ADD]: [cart(NEXT)] });
    hold(bench);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(held(bench)).toBe(NEXT));
    expect(purchasesAddedTo(bench)).toEqual([null]);
  });

  it('but another refusal is told, and nothing is begun', async () => {
    const soldOut = new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 0 } });
    const bench = renderApp(<Dish />, { [getCart.path]: [cart(ORDERED)], [ADD]: [soldOut] });
    hold(bench);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(errorStore.getState().notice?.key).toBe('out_of_stock'));
    expect(purchasesAddedTo(bench)).toEqual([ORDERED]);
    expect(held(bench)).toBe(ORDERED);
  });
});

function Bar() {
  const { cart: shown, error } = useCart();
  return <p>{shown ? 'a cart' : error ? 'refused' : 'no cart'}</p>;
}

test('a cart that the server calls closed is none, and is forgotten', async () => {
  const bench = renderApp(<Bar />, { [getCart.path]: [closed] });
  hold(bench);
  await waitFor(() => expect(held(bench)).toBeNull());
  expect(screen.getByText('no cart')).toBeVisible();
});

function Page() {
  const { data } = useOrder(ORDERED);
  return <p>{data?.status}</p>;
}

describe('an order in sight', () => {
  it.each([
    ['is paid', paid, null],
    ['is paid in person', inPerson, null],
    ['was cancelled', order({ status: 'cancelled' }, { online: true, status: 'declined' }), null],
    ['waits for its money', unpaid, ORDERED],
    ['is a cart again', { ...unpaid, is_cart: true }, ORDERED],
  ])('that %s', async (_what, answer, left) => {
    const bench = renderApp(<Page />, { [getOrder.path]: [answer] });
    hold(bench);
    await screen.findByText(answer.status);
    expect(held(bench)).toBe(left);
  });

  it('leaves a newer cart alone', async () => {
    const bench = renderApp(<Page />, { [getOrder.path]: [paid] });
    hold(bench, NEXT);
    await screen.findByText(paid.status);
    expect(held(bench)).toBe(NEXT);
  });
});

function Acts() {
  const { cancel } = useCancelOrder();
  return (
    <button type="button" onClick={() => void cancel({ id: ORDERED })}>
      cancel
    </button>
  );
}

describe('to cancel', () => {
  const answer = order({ status: 'cancelled' }, { online: false, status: 'in_person' });
  it.each([
    ['forgets the purchase', ORDERED, null],
    ['leaves a newer cart alone', NEXT, NEXT],
  ])('%s', async (_what, before, after) => {
    const bench = renderApp(<Acts />, { [cancelOrder.path]: [answer] });
    hold(bench, before);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(bench.queries.getQueryData(['order', ORDERED])).toEqual(answer));
    await waitFor(() => expect(held(bench)).toBe(after));
  });
});
