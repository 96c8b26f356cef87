import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SEAT_NOTE_ID } from '@/components/layout/slots';
import { OptionChoices } from '@/components/menu/product/options/option-choices';
import { OwnProduct } from '@/components/menu/product/page/own-product';
import { ViewedOwn } from '@/components/menu/product/page/viewed-own';
import { findOwnProduct } from '@/lib/browser/menu-markup/own-product';
import { sendEvent } from '@/lib/browser/taps/page-events';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart, getCart } from '@/lib/contract/cart/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { withoutNames } from '@/tests/support/browser/message-without-names';
import { renderApp } from '@/tests/support/browser/render-app';
import { renderTexts } from '@/tests/support/browser/render-texts';
import { wireGroup, wireOption } from '@/tests/support/menu/options';

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => onlineManager.setOnline(true));

const product: Product = {
  ...getContractExample(getProduct),
  id: 7,
  name: 'Churrasco',
  price: 20_000,
  promo: null,
  available: true,
  stock: null,
  option_groups: [
    wireGroup({
      id: 3,
      name: 'Término',
      min: 1,
      options: [wireOption({ id: 31, name: 'Azul' }), wireOption({ id: 32, name: 'Medio' })],
    }),
  ],
};

/** Draws the page as the server does, before the script. */
function drawPage({ option_groups }: Product = product) {
  const [group] = option_groups;
  const drawn = renderTexts(
    <div id="own-product" data-id="7">
      <div data-own="form">
        <div>
          {group && (
            <OptionChoices
              group={group}
              currency="COP"
              choices={defaultChoices(group)}
              tried={false}
              onChange={null}
            />
          )}
          <textarea aria-label="before" />
        </div>
      </div>
      <div data-own="bar">
        <div>
          <a href="/norte/view/7" data-own-add="">
            Agregar
          </a>
        </div>
      </div>
    </div>,
  );
  document.body.innerHTML = drawn.container.innerHTML;
}

function start(answer: unknown = product, hint: OrderHint | null = null, added: unknown[] = []) {
  const own = findOwnProduct();
  if (!own) throw new Error('The page has no product of its own');
  return renderApp(<OwnProduct own={own} timezone="UTC" canOrder={hint === null} hint={hint} />, {
    [getProduct.path]: [answer],
    [addProductToCart.path]: added,
  });
}
const button = () => screen.findByRole('button', { name: /^Agregar/ });

test('what was chosen before the script came is kept, with the focus (rule menu/product-page)', async () => {
  drawPage();
  const early = screen.getByRole('radio', { name: 'Medio' });
  fireEvent.click(early);
  early.focus();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sin sal' } });
  start();
  await button();
  const live = screen.getByRole('radio', { name: 'Medio' });
  expect(live).not.toBe(early);
  expect(live).toBeChecked();
  expect(live).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('Sin sal');
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is preselected is chosen on the page too, unless the diner takes it back (rule menu/options)', async () => {
  const [group] = product.option_groups;
  const options = group?.options.map((one) => ({ ...one, is_default: one.id === 32 })) ?? [];
  const withDefault = { ...product, option_groups: [wireGroup({ ...group, options })] };
  drawPage(withDefault);
  expect(screen.getByRole('radio', { name: 'Medio' })).toBeChecked();
  const { unmount } = start(withDefault);
  await button();
  expect(screen.getByRole('radio', { name: 'Medio' })).toBeChecked();
  unmount();
  drawPage(withDefault);
  fireEvent.click(screen.getByRole('radio', { name: 'Azul' }));
  start(withDefault);
  await button();
  expect(screen.getByRole('radio', { name: 'Azul' })).toBeChecked();
});

test('a press before the script came is answered: what is missing is marked and gets the focus', async () => {
  drawPage();
  sendEvent({ kind: 'add-own', href: '/norte/view/7' });
  start();
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Cart.options_missing);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Azul' })).toHaveFocus());
});

test('a press before the script came is under way like any other: the button says so, and adds no second', async () => {
  drawPage();
  fireEvent.click(screen.getByRole('radio', { name: 'Azul' }));
  sendEvent({ kind: 'add-own', href: '/norte/view/7' });
  let answer = (_cart: unknown): void => undefined;
  const cart = getContractExample(getCart);
  const { stores, calls } = start(product, null, [new Promise((resolve) => (answer = resolve)), cart]);
  act(() => stores.order.setState({ service: 'take_away' }));
  const added = () => calls.filter(({ path }) => path === addProductToCart.path);
  await waitFor(() => expect(added()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: es.Cart.adding }));
  await act(async () => answer(cart));
  await button();
  expect(added()).toHaveLength(1);
});

test('what is refused stays chosen on the page, which says why (rule menu/product-sheet)', async () => {
  drawPage();
  const gone = new ApiError({ kind: 'http', status: 409, key: 'product_unavailable' });
  const { stores } = start(product, null, [gone]);
  act(() => stores.order.setState({ service: 'take_away' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Azul' }));
  fireEvent.click(await button());
  expect(await screen.findByText(withoutNames(es.Errors.product_unavailable))).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Azul' })).toBeChecked();
});

test('what is changed while a line is being added stays, and the button says what it does', async () => {
  drawPage();
  let answer = (_cart: unknown): void => undefined;
  const { stores } = start(product, null, [new Promise((resolve) => (answer = resolve))]);
  act(() => stores.order.setState({ service: 'take_away' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Azul' }));
  fireEvent.click(await button());
  expect(await screen.findByRole('button', { name: es.Cart.adding })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Sin sal' } });
  answer(getContractExample(getCart));
  await button();
  expect(screen.getByRole('textbox')).toHaveValue('Sin sal');
  expect(screen.getByRole('radio', { name: 'Azul' })).toBeChecked();
});

test('a group that the product has no more takes its choices along', async () => {
  drawPage();
  const { stores, queries, calls } = start(product, null, [getContractExample(getCart)]);
  act(() => stores.order.setState({ service: 'take_away' }));
  await button();
  fireEvent.click(screen.getByRole('radio', { name: 'Azul' }));
  act(() => void queries.setQueryData(['product', 7], { ...product, option_groups: [] }));
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  fireEvent.click(await button());
  const added = () => calls.find(({ path }) => path === addProductToCart.path)?.body;
  await waitFor(() => expect(added()).toMatchObject({ product: { options: [] } }));
});

test('without a connection the page begins anew at once, for another', async () => {
  drawPage();
  start();
  fireEvent.click(await screen.findByRole('radio', { name: 'Azul' }));
  act(() => onlineManager.setOnline(false));
  fireEvent.click(await button());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Azul' })).not.toBeChecked());
  expect(await button()).not.toHaveAttribute('aria-busy', 'true');
});

test('a product’s own page tells once that it was looked at, from what the document says (rule visit/events)', () => {
  drawPage();
  expect(renderApp(<ViewedOwn />, {}).track).not.toHaveBeenCalled();
  document.body.insertAdjacentHTML('beforeend', '<meta property="product:price:amount" content="20000">');
  const own = document.getElementById('own-product');
  own?.setAttribute('data-product', '70');
  own?.setAttribute('data-own-name', 'Churrasco');
  own?.insertAdjacentHTML('afterbegin', '<h1>Grilled steak</h1>');
  expect(renderApp(<ViewedOwn />, {}).track.mock.calls).toEqual([
    [
      {
        event: 'view_product',
        product_supplier_ids: [7],
        content_ids: [70],
        product: { id: 7, product_id: 70, name: 'Churrasco', price: 20_000 },
      },
    ],
  ]);
});

test('a product that is gone by now is read, and cannot be ordered', async () => {
  drawPage();
  start({ ...product, available: false });
  expect(await screen.findByText(withoutNames(es.Errors.product_unavailable))).toBeInTheDocument();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(findOwnProduct()?.bar).toHaveAttribute('hidden');
});

test.each([
  [true, 0],
  [false, 1],
])('how to order at a table is said once, where the document says it: %s', async (isSaid, times) => {
  drawPage();
  const note = document.createElement('p');
  note.id = SEAT_NOTE_ID;
  if (isSaid) document.body.append(note);
  start(product, 'scan_table');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.queryAllByText(/^Escanea el QR de tu mesa/)).toHaveLength(times);
});
