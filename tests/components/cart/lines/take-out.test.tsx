import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartLead } from '@/components/cart/cart-contents';
import { ClearCart } from '@/components/cart/lines/clear-cart';
import { addProductToCart, cleanCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Cart: words } = es;
const example = getContractExample(getCart);
const [first] = example.products;
if (!first) throw new Error('the recorded cart is empty');
const line: CartLine = {
  ...first,
  count: 1,
  comment: 'sin hielo',
  options: [{ option_id: 7, name: 'Grande', count: 1, options: [{ option_id: 9, name: 'Fría', count: 1 }] }],
};
const cart: Cart = {
  ...example,
  group: null,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  products: [{ ...line, member: null }],
};
const empty: Cart = { ...cart, products: [], version: cart.version + 1 };

test('what was taken out comes back by a tap, with all that was chosen', async () => {
  const { calls, stores } = renderApp(<CartLead cart={cart} />, {
    [setProductCount.path]: [empty],
    [addProductToCart.path]: [cart],
    [getCart.path]: [cart],
  });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await userEvent.click(screen.getByRole('button', { name: words.remove.replace('{name}', line.name) }));
  await userEvent.click(await screen.findByRole('button', { name: words.undo }));
  const added = () => calls.find(({ path }) => path === addProductToCart.path);
  await waitFor(() => expect(added()).toBeDefined());
  expect(added()?.body).toMatchObject({
    product: {
      id: line.product_supplier_id,
      count: 1,
      comment: 'sin hielo',
      options: [{ option_id: 7, count: 1, options: [{ option_id: 9, count: 1 }] }],
    },
  });
});

test('two taps bring it back once', async () => {
  const { calls, stores } = renderApp(<CartLead cart={cart} />, {
    [setProductCount.path]: [empty],
    [addProductToCart.path]: [cart, cart],
    [getCart.path]: [cart],
  });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await userEvent.click(screen.getByRole('button', { name: words.remove.replace('{name}', line.name) }));
  await userEvent.dblClick(await screen.findByRole('button', { name: words.undo }));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.undo })).toBeNull());
  expect(calls.filter(({ path }) => path === addProductToCart.path)).toHaveLength(1);
});

test('a cart of several lines is emptied once that is confirmed', async () => {
  const two = { ...cart, products: [1, 2].map((id) => ({ ...line, member: null, id })) };
  const { calls } = renderApp(<ClearCart cart={two} />, { [cleanCart.path]: [empty] });
  await userEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: words.clear_confirm }));
  expect(calls.map(({ path }) => path)).toEqual([cleanCart.path]);
});

test.each([
  ['one line', { products: cart.products }],
  [
    'what several people chose',
    { group: example.group ?? ({} as Cart['group']), products: [...cart.products, ...cart.products] },
  ],
])('%s is not emptied at once', (_what, part) => {
  renderApp(<ClearCart cart={{ ...cart, ...part }} />, {});
  expect(screen.queryByRole('button')).toBeNull();
});
