import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorDialog } from '@/components/errors/error-dialog';
import * as carts from '@/lib/contract/calls/cart';
import { cancelOrder } from '@/lib/contract/calls/orders';
import { payInPerson } from '@/lib/contract/calls/payments';
import { useAddProduct, useSetCount, useUpdateCart } from '@/lib/queries/cart';
import { useRemoveCoupon } from '@/lib/queries/coupon';
import { useCancelOrder, usePayInPerson } from '@/lib/queries/orders';
import { hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '../../support/contract-examples';
import { renderVisit } from '../../support/render-visit';
import { httpError, networkError } from '../../support/visit-bench';

jest.mock('@/lib/dom/after-paint', () => ({
  ...jest.requireActual('@/lib/dom/after-paint'),
  painted: async () => undefined,
}));

const user = userEvent.setup();
const cart = getContractExample(carts.getCart);
const ID = cart.purchase_id;
const product = { id: 7, count: 1, options: [], comment: '' };

const DO: Record<string, () => () => void> = {
  add: () => {
    const add = useAddProduct();
    return () => add.mutate({ product, name: 'x' });
  },
  count: () => {
    const change = useSetCount(cart);
    return () => change.mutate({ lineId: 1, count: 2 });
  },
  say: () => {
    const update = useUpdateCart(ID);
    return () => update.mutate({ comment: 'sin cebolla' });
  },
  uncoupon: () => {
    const remove = useRemoveCoupon(ID);
    return () => remove.mutate();
  },
  pay: () => {
    const change = usePayInPerson(ID);
    return () => change.mutate({ method: 'card_reader' });
  },
  cancel: () => {
    const cancel = useCancelOrder();
    return () => cancel.mutate(ID);
  },
};

function Screen({ of }: { of: () => () => void }) {
  const run = of();
  return (
    <>
      <button type="button" onClick={run}>
        do
      </button>
      <ErrorDialog tenant={{ currency: 'COP', place: 'restaurant' }} />
    </>
  );
}
beforeEach(() => act(hideError));

const CALLS = [
  ['adding a dish', 'add', carts.addProductToCart.path],
  ['a count', 'count', carts.setProductCount.path],
  ['what is said about a cart', 'say', carts.updateCart.path],
  ['taking a coupon off', 'uncoupon', carts.removeCoupon.path],
  ['paying in person', 'pay', payInPerson.path],
  ['taking an order back', 'cancel', cancelOrder.path],
] as const;

test.each(CALLS)('«%s» that failed is done again by the dialog’s button', async (_what, name, path) => {
  const of = DO[name];
  if (!of) throw new Error(name);
  const shown = renderVisit(<Screen of={of} />, { [path]: [httpError(503), httpError(503)] });
  await act(async () => shown.stores.order.setState({ service: 'take_away' }));
  const sent = () => shown.calls.filter((call) => call.path === path).length;
  await user.click(screen.getByRole('button', { name: 'do' }));
  await user.click(await screen.findByRole('button', { name: es.Errors.retry }));
  await screen.findByRole('alertdialog');
  expect(sent()).toBe(2);
});

test('a dish whose answer was lost is not added again by the dialog', async () => {
  const { add } = DO;
  if (!add) throw new Error('add');
  const shown = renderVisit(<Screen of={add} />, { [carts.addProductToCart.path]: [networkError()] });
  await act(async () => shown.stores.order.setState({ service: 'take_away' }));
  await user.click(screen.getByRole('button', { name: 'do' }));
  expect(await screen.findByRole('button', { name: es.Errors.ok })).toBeVisible();
  expect(screen.queryByRole('button', { name: es.Errors.retry })).toBeNull();
});
