import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartLead, ContinueLink } from '@/components/cart/cart-contents';
import { getScheduleLimits } from '@/lib/contract/branches/calls';
import { addProductToCart, getCart, setProductCount } from '@/lib/contract/cart/calls';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { useCart } from '@/lib/queries/cart/cart';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Cart: words } = es;
const user = userEvent.setup();
const example = getContractExample(getCart);
const [first] = example.products;
if (!first) throw new Error('the recorded cart is empty');
const line = { ...first, member: null, stock: null, max_per_order: null };
const issue = (key: CartIssue['key'], line_id: number | null, values = {}): CartIssue => ({
  key,
  line_id,
  values,
});
const cart: Cart = {
  ...example,
  group: null,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  minimum: { value: 0, missing: 0 },
  products: [
    { ...line, id: 11, name: 'Ajiaco', count: 1 },
    { ...line, id: 12, name: 'Limonada', product_supplier_id: 99, count: 3 },
  ],
  issues: [],
};
const mended: Cart = { ...cart, version: cart.version + 1, products: cart.products.slice(1) };

function Screen() {
  const { cart: shown } = useCart();
  return (
    shown && (
      <>
        <CartLead cart={shown} />
        <ContinueLink cart={shown} />
      </>
    )
  );
}

async function show(shown: Cart, answers: Parameters<typeof renderApp>[1] = {}) {
  const bench = renderApp(<Screen />, { [getCart.path]: [shown], ...answers });
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await screen.findByText('Limonada');
  return bench;
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const see = () => button(words.stopped_see);
const removeBeside = async (name: string) =>
  (await screen.findAllByRole('button', { name })).at(-1) as HTMLElement;

test('a line that cannot be ordered is named beside the button, which leads to it and sends nothing (rule cart/stopped)', async () => {
  const { calls } = await show({ ...cart, issues: [issue('out_of_stock', 11, { stock: 0 })] });
  expect(screen.queryByRole('link', { name: /^Continuar/ })).toBeNull();
  expect(screen.getByText('Ajiaco se acaba de agotar. Quítalo para seguir.')).toBeVisible();
  await user.click(await see());
  const focused = document.activeElement;
  expect(focused).toHaveAccessibleName('Ajiaco');
  expect(focused).toHaveAccessibleDescription('Se agotó.');
  expect(calls.every(({ path }) => path === getCart.path)).toBe(true);
});

test('a page that opens with such a line leaves the focus where it is', async () => {
  await show({ ...cart, issues: [issue('out_of_stock', 11, { stock: 0 })] });
  await see();
  expect(document.body).toHaveFocus();
});

test('the press reads the cart again: its hour may have come', async () => {
  const hours = issue('product_hours', 11, { hours: '12:00–15:00' });
  await show(
    { ...cart, issues: [hours] },
    {
      [getCart.path]: [
        { ...cart, issues: [hours] },
        { ...cart, version: cart.version + 1 },
      ],
    },
  );
  await user.click(await see());
  expect(await screen.findByRole('link', { name: /^Continuar/ })).toBeVisible();
});

test('one tap takes it out, the button gets the focus, and the tap can be undone', async () => {
  const { calls } = await show(
    { ...cart, issues: [issue('dry_law', 11, { until: 'lunes, 06:00' })] },
    { [setProductCount.path]: [mended], [addProductToCart.path]: [cart] },
  );
  await user.click(await removeBeside(words.remove.replace('{name}', 'Ajiaco')));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Continuar/ })).toHaveFocus());
  expect(calls.find(({ path }) => path === setProductCount.path)?.body).toEqual({ product: { count: 0 } });
  await user.click(await button(words.undo));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(addProductToCart.path));
});

test('two taps in a hurry bring it back once (rule cart/removed)', async () => {
  const { calls } = await show(
    { ...cart, issues: [issue('dry_law', 11, { until: 'lunes, 06:00' })] },
    { [setProductCount.path]: [mended], [addProductToCart.path]: [cart, cart] },
  );
  await user.click(await removeBeside(words.remove.replace('{name}', 'Ajiaco')));
  const undo = await button(words.undo);
  act(() => {
    undo.click();
    undo.click();
  });
  const added = () => calls.filter(({ path }) => path === addProductToCart.path).length;
  await waitFor(() => expect(added()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: words.undo })).toBeNull());
  expect(added()).toBe(1);
});

test('what is sold out and taken out is offered back by no button that would be refused (rule cart/removed)', async () => {
  await show(
    { ...cart, issues: [issue('out_of_stock', 11, { stock: 0 })] },
    { [setProductCount.path]: [mended] },
  );
  await user.click(await removeBeside(words.remove.replace('{name}', 'Ajiaco')));
  expect(await screen.findByText(words.removed.replace('{name}', 'Ajiaco'))).toBeVisible();
  expect(screen.queryByRole('button', { name: words.undo })).toBeNull();
});

test('what there is of it can be kept by a tap', async () => {
  const products = cart.products.map((one) => (one.id === 12 ? { ...one, stock: 2 } : one));
  const { calls } = await show(
    { ...cart, products, issues: [issue('out_of_stock', 12, { stock: 2 })] },
    { [setProductCount.path]: [mended] },
  );
  await user.click(await button('Dejar 2'));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === setProductCount.path)?.body).toEqual({ product: { count: 2 } }),
  );
});

test('further lines are counted, and the next is named once the first is gone', async () => {
  const issues = [issue('out_of_stock', 11, { stock: 0 }), issue('product_unavailable', 12)];
  await show({ ...cart, issues }, { [setProductCount.path]: [{ ...mended, issues: issues.slice(1) }] });
  expect(screen.getByText(/Hay otro producto con un problema\.$/)).toBeVisible();
  await user.click(await removeBeside(words.remove.replace('{name}', 'Ajiaco')));
  expect(await screen.findByText('Limonada se acaba de agotar. Quítalo para seguir.')).toBeVisible();
  expect(await see()).toHaveFocus();
});

test('a closed branch is said first, with the line beside it', async () => {
  const limits = { first_date: '2026-03-01', days: 14, slot_minutes: 30, next: null };
  await show(
    { ...cart, issues: [issue('out_of_stock', 11, { stock: 0 }), issue('closed', null)] },
    { [getScheduleLimits.path]: [limits] },
  );
  expect(screen.getByRole('button', { name: /^Cerrado/ })).toBeDisabled();
  expect(screen.getByText(/^Ajiaco se acaba de agotar/)).toBeVisible();
});
