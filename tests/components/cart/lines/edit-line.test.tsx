import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CartLead } from '@/components/cart/cart-contents';
import { EditedLine } from '@/components/cart/lines/edited-line';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import type { Cart, CartLine } from '@/lib/contract/cart/cart';
import { getProduct } from '@/lib/contract/menu/calls';
import { editedLineStore, stopEditing } from '@/lib/stores/cart/edited-line';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { withoutNames } from '@/tests/support/browser/message-without-names';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Cart: words } = es;
const user = userEvent.setup();
beforeEach(() => {
  stopEditing();
  hideError();
});
const example = getContractExample(getCart);
const [first] = example.products;
const model = getContractExample(getProduct);
const [group] = model.option_groups;
const [option] = group?.options ?? [];
if (!first || !group || !option) throw new Error('no line, or no dish with options, is recorded');

const OPTIONS = ['Pequeña', 'Grande'].map((name, place) => ({
  ...option,
  id: place + 1,
  name,
  available: true,
  text_max: null,
  is_default: false,
  groups: undefined,
}));
const product = {
  ...model,
  id: first.product_supplier_id,
  available: true,
  stock: null,
  max_per_order: null,
  option_groups: [{ ...group, id: 5, min: 1, max: 1, options: OPTIONS }],
};
const line: CartLine = {
  ...first,
  count: 2,
  comment: 'sin hielo',
  options: [
    { option_id: 2, name: 'Grande', count: 1 },
    { option_id: 77, name: 'Ya no hay', count: 1 },
  ],
};
const cart: Cart = {
  ...example,
  group: null,
  supplier_id: BRANCH.id,
  service: 'take_away',
  subservice: null,
  products: [{ ...line, member: null }],
};

async function edit(answers: Parameters<typeof renderApp>[1], part: Partial<CartLine> = {}) {
  const shown = { ...cart, products: [{ ...line, member: null, options: line.options, ...part }] };
  const page = (
    <>
      <CartLead cart={shown} />
      <EditedLine />
    </>
  );
  const bench = renderApp(page, {
    [getCart.path]: [shown],
    [getProduct.path]: [product],
    ...answers,
  });
  act(() => bench.stores.order.setState({ service: 'take_away', taPurchaseId: cart.purchase_id }));
  await user.click(screen.getByRole('button', { name: words.edit_line.replace('{name}', line.name) }));
  await screen.findByRole('radio', { name: /^Grande/ });
  const save = () => user.click(screen.getByRole('button', { name: /^Guardar/ }));
  return { ...bench, save, sent: () => bench.calls.filter(({ path }) => path === addProductToCart.path) };
}

test('a line is changed in the form of its dish, which begins as it was chosen, in one call (rule cart/edit)', async () => {
  const { save, sent, keys } = await edit({ [addProductToCart.path]: [cart] });
  expect(screen.getByRole('radio', { name: /^Grande/ })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('sin hielo');
  await user.click(screen.getByRole('radio', { name: /^Pequeña/ }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    {
      product: {
        id: line.product_supplier_id,
        count: 2,
        options: [{ option_id: 1, count: 1 }],
        comment: 'sin hielo',
      },
      purchase_id: cart.purchase_id,
      replaces: line.id,
      data_purchase: { service: 'take_away', subservice: null, supplier_id: BRANCH.id },
    },
  ]);
  expect(keys.at(-1)).toEqual(expect.any(String));
});

test('a price that is kept is named while the options stay (rule cart/kept-price)', async () => {
  await edit(
    {},
    { kept_until: '2099-01-01T00:00:00.000Z', unit_price: 1_111, options: line.options.slice(0, 1) },
  );
  const button = () => screen.getByRole('button', { name: /^Guardar/ });
  expect(button()).toHaveTextContent(/2\.222$/);
  await user.click(screen.getByRole('radio', { name: /^Pequeña/ }));
  expect(button()).not.toHaveTextContent(/2\.222$/);
});

test('a price that is kept is named with what its bundle takes off (rule cart/kept-price)', async () => {
  const bundle = { take: 2, pay: 1 };
  const promo = { label: 'Dos', label_in: null, price: null, bundle, window: null, services: [] };
  const option_groups = product.option_groups.map((one) => ({
    ...one,
    options: OPTIONS.map((each) => ({ ...each, price: 0 })),
  }));
  await edit(
    { [getProduct.path]: [{ ...product, price: 2_000, promo, option_groups }] },
    { kept_until: '2099-01-01T00:00:00.000Z', unit_price: 1_111, options: line.options.slice(0, 1) },
  );
  expect(screen.getByRole('button', { name: /^Guardar/ })).toHaveTextContent(/1\.111$/);
});

test('what is refused leaves the form open, with all that was changed, and says why (rule menu/product-sheet)', async () => {
  const { save, sent } = await edit({
    [addProductToCart.path]: [new ApiError({ kind: 'http', status: 409, key: 'product_unavailable' })],
  });
  await user.click(screen.getByRole('radio', { name: /^Pequeña/ }));
  await save();
  expect(await screen.findByText(withoutNames(es.Errors.product_unavailable))).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /^Pequeña/ })).toBeChecked();
  expect(errorStore.getState().notice).toBeNull();
});

const emptied: Cart = { ...cart, version: cart.version + 1, products: [] };
const addAnew = () => screen.findByRole('button', { name: /^Agregar · / });
const ADDED = {
  id: line.product_supplier_id,
  count: 2,
  options: [{ option_id: 1, count: 1 }],
  comment: 'sin hielo',
};

test('a line that another tab took out says so in its form, which offers it as a new one (rule cart/edit)', async () => {
  const { queries, sent } = await edit({ [getCart.path]: [cart, emptied], [addProductToCart.path]: [cart] });
  await user.click(screen.getByRole('radio', { name: /^Pequeña/ }));
  await act(() => queries.invalidateQueries({ queryKey: ['cart'] }));
  const button = await addAnew();
  expect(screen.getByText(words.line_gone)).toBeVisible();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({ product: ADDED, purchase_id: cart.purchase_id });
  expect(sent()[0]?.body).not.toHaveProperty('replaces');
});

test('one that is gone when it is saved says so too, in place of a failure that no retry mends', async () => {
  const gone = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
  const { save, sent } = await edit({ [getCart.path]: [cart, emptied], [addProductToCart.path]: [gone] });
  await user.click(screen.getByRole('radio', { name: /^Pequeña/ }));
  await save();
  await addAnew();
  expect(sent()).toHaveLength(1);
  expect(screen.getByText(words.line_gone)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Pequeña/ })).toBeChecked();
  expect(errorStore.getState().notice).toBeNull();
});

test('a form whose cart was ordered meanwhile is closed, and does not come back', async () => {
  const { queries } = await edit({ [getCart.path]: [cart, { ...emptied, is_cart: false }] });
  await act(() => queries.invalidateQueries({ queryKey: ['cart'] }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(editedLineStore.getState().line).toBeNull();
});
