import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddBar } from '@/components/menu/product/add-bar';
import { BundleNoteOfCart } from '@/components/menu/product/bundle-note-of-cart';
import { useLine } from '@/components/menu/product/line/use-line';
import { useRefusal } from '@/components/menu/product/use-refusal';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getCart);
const [first] = example.products;
if (!first) throw new Error('the recorded cart is empty');
const DISH: Product = {
  ...getContractExample(getProduct),
  id: 7,
  promo: null,
  stock: null,
  max_per_order: 3,
  option_groups: [],
};
const cart: Cart = {
  ...example,
  group: null,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  products: [{ ...first, product_supplier_id: DISH.id, count: 1, member: null }],
};

function Bar({ of: product = DISH }: { of?: Product }) {
  const { line, change } = useLine(product);
  const refusal = useRefusal();
  return (
    <>
      <BundleNoteOfCart product={product} count={line.count} timezone={BRANCH.timezone} />
      <AddBar
        product={product}
        line={line}
        change={change}
        timezone={BRANCH.timezone}
        refusal={refusal}
        onAdd={() => undefined}
      />
    </>
  );
}

test('a dish to be added stops at its maximum, what the cart holds included (rule cart/product-max)', async () => {
  const { stores } = renderApp(<Bar />, { [getCart.path]: [cart] });
  const more = screen.getByRole('button', { name: es.Cart.more });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await userEvent.click(more);
  await waitFor(() => expect(more).toBeDisabled());
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('a bundle counts what the cart holds of the dish, in words and in the price (rule menu/bundles)', async () => {
  const promo = { label: '', price: null, bundle: { take: 3, pay: 2 }, window: null, services: [] };
  const { stores } = renderApp(<Bar of={{ ...DISH, price: 9_000, max_per_order: null, promo }} />, {
    [getCart.path]: [cart],
  });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  expect(await screen.findByText('Agrega 1 más: llevas 3 y pagas 2')).toBeVisible();
  const text = () => screen.getByRole('button', { name: /Agregar/ }).textContent?.replaceAll('\u00a0', ' ');
  expect(text()).toContain('$ 9.000');
  await userEvent.click(screen.getByRole('button', { name: es.Cart.more }));
  expect(screen.getByText('Lleva 3, paga 2')).toBeVisible();
  expect(text()).toContain('$ 9.000');
});

test.each([
  ['equals the line', '', '$ 12.000'],
  ['is another line', 'sin sal', '$ 15.000'],
])(
  'what %s costs what a line of that choice keeps, or today’s (rule cart/kept-price)',
  async (_what, comment, price) => {
    const kept = { unit_price: 12_000, kept_until: '2036-11-18T17:15:00Z', options: [], comment };
    const holds = { ...cart, products: cart.products.map((line) => ({ ...line, ...kept })) };
    const { stores } = renderApp(<Bar of={{ ...DISH, price: 15_000 }} />, { [getCart.path]: [holds] });
    act(() => stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
    const add = screen.getByRole('button', { name: /Agregar/ });
    const more = screen.getByRole('button', { name: es.Cart.more });
    await userEvent.click(more);
    // The cart has come.
    await waitFor(() => expect(more).toBeDisabled());
    await userEvent.click(screen.getByRole('button', { name: es.Cart.fewer }));
    expect(add.textContent?.replaceAll('\u00a0', ' ')).toContain(price);
    expect(screen.queryAllByText(/para ti vale el anterior hasta/)).toHaveLength(comment === '' ? 1 : 0);
  },
);
