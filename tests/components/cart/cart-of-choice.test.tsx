import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddToCart } from '@/components/menu/use-add-to-cart';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import { useCart } from '@/lib/queries/cart/cart';
import { chooseService } from '@/lib/stores/choose-service';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const NOW = {
  ...getContractExample(getCart),
  purchase_id: 7,
  supplier_id: BRANCH.id,
  service: 'delivery' as const,
  subservice: null,
};
const LATER = { ...NOW, subservice: 'schedule' as const, version: NOW.version + 1 };

function Menu() {
  const { cart, isSuccess } = useCart();
  const add = useAddToCart();
  return (
    <>
      <p>{isSuccess ? (cart ? `cart ${cart.purchase_id} ${cart.subservice}` : 'no cart') : 'loading'}</p>
      <button type="button" onClick={() => void add({ product: { id: 5, count: 1 }, name: 'Ajiaco' })}>
        add
      </button>
    </>
  );
}

test('a cart for now stays where an hour is to be chosen, and adding makes it one for later (rule cart/hour)', async () => {
  const bench = renderApp(<Menu />, { [getCart.path]: [NOW], [addProductToCart.path]: [LATER] });
  act(() => {
    chooseService({ stores: bench.stores, choice: 'delivery' });
    bench.stores.order.setState({ purchaseId: 7 });
  });
  expect(await screen.findByText('cart 7 null')).toBeVisible();
  act(() => chooseService({ stores: bench.stores, choice: 'schedule' }));
  expect(await screen.findByText('cart 7 null')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('cart 7 schedule')).toBeVisible());
  const added = bench.calls.filter(({ path }) => path === addProductToCart.path).map(({ body }) => body);
  expect(added).toEqual([
    expect.objectContaining({
      purchase_id: 7,
      data_purchase: { service: 'delivery', subservice: 'schedule', supplier_id: BRANCH.id },
    }),
  ]);
});

test('the counter’s cart is left alone at the table of the same branch (rule cart/one-per-service)', async () => {
  const counter = { ...NOW, service: 'on_table' as const, subservice: 'grab_and_go' as const };
  const table = { ...counter, subservice: null, purchase_id: 8 };
  const bench = renderApp(<Menu />, { [getCart.path]: [counter], [addProductToCart.path]: [table] });
  act(() => {
    chooseService({ stores: bench.stores, choice: 'grab_and_go' });
    bench.stores.order.setState({ otPurchaseId: 7 });
  });
  expect(await screen.findByText('cart 7 grab_and_go')).toBeVisible();
  act(() => chooseService({ stores: bench.stores, choice: 'on_table' }));
  expect(await screen.findByText('no cart')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByText('cart 8 null')).toBeVisible());
  const added = bench.calls.filter(({ path }) => path === addProductToCart.path).map(({ body }) => body);
  expect(added).toEqual([
    expect.objectContaining({
      purchase_id: null,
      data_purchase: { service: 'on_table', subservice: null, supplier_id: BRANCH.id },
    }),
  ]);
});
