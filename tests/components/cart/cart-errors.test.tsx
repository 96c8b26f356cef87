import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartLines } from '@/components/cart/lines/cart-lines';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const cart = getContractExample(getCart);
const [line] = cart.products;
if (!line) throw new Error('no line is recorded');
const refusal = (status: number, key: string, values = {}) =>
  new ApiError({ kind: 'http', status, key, values });
beforeEach(hideError);
const told = () => errorStore.getState().notice?.key;

function Dish() {
  const add = useAddToCart();
  return (
    <button type="button" onClick={() => void add({ product: { id: 5, count: 1 }, name: 'Ajiaco' })}>
      add
    </button>
  );
}

test.each([
  ['a fault of ours', refusal(500, 'internal'), 'cart_add'],
  ['a key that this page does not know', refusal(422, 'not_known_yet'), 'cart_add'],
  ['a reason with a message of its own', refusal(409, 'out_of_stock', { stock: 1 }), 'out_of_stock'],
])('a product that is not added for %s is told so (rule platform/errors)', async (_why, error, key) => {
  const bench = renderApp(<Dish />, { [addProductToCart.path]: [error, cart] });
  act(() => bench.stores.order.setState({ service: 'take_away' }));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(told()).toBe(key));
  act(() => errorStore.getState().notice?.onRetry?.());
  await waitFor(() => expect(bench.paths().filter((path) => path === addProductToCart.path)).toHaveLength(2));
});

test.each([
  ['a fault of ours', refusal(500, 'internal'), 'cart_change'],
  ['a reason with a message of its own', refusal(409, 'cart_locked'), 'cart_locked'],
])('a line that is not changed for %s is told so (rule platform/errors)', async (_why, error, key) => {
  const lines = { ...cart, products: [{ ...line, count: 1, stock: null }] };
  renderApp(<CartLines cart={lines} currency="COP" issueText={() => null} />, {
    [setProductCount.path]: [error],
  });
  await userEvent.click(screen.getByRole('button', { name: /más/ }));
  await waitFor(() => expect(told()).toBe(key));
});
