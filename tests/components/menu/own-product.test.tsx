import { fireEvent, screen, waitFor } from '@testing-library/react';
import { OptionChoices } from '@/components/menu/product/option-choices';
import { OwnProduct } from '@/components/menu/product/own-product';
import { ViewedOwn } from '@/components/menu/product/viewed-own';
import { SEAT_NOTE_ID } from '@/components/table/seat-note-id';
import { findOwnProduct } from '@/lib/browser/menu-markup/own-product';
import { sendEvent } from '@/lib/browser/page-events';
import { addProductToCart } from '@/lib/contract/cart/calls';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import type { OrderHint } from '@/lib/domain/branches/order-hint';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderTexts } from '@/tests/support/browser/render-texts';
import { renderVisit } from '@/tests/support/browser/render-visit';

beforeAll(() => {
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const option = (id: number, name: string) => ({ id, name, price: 0, max: 1, available: true });
const product: Product = {
  ...getContractExample(getProduct),
  id: 7,
  name: 'Churrasco',
  price: 20_000,
  promo: null,
  available: true,
  stock: null,
  option_groups: [
    { id: 3, name: 'Término', min: 1, max: 1, free: 0, options: [option(31, 'Azul'), option(32, 'Medio')] },
  ],
};

/** What the server drew, before the script. */
function drawPage() {
  const [group] = product.option_groups;
  const drawn = renderTexts(
    <div id="own-product" data-id="7">
      <div data-own="form">
        <div>
          {group && (
            <OptionChoices group={group} currency="COP" choices={[]} missing={null} onChange={null} />
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

function start(answer: unknown = product, hint: OrderHint | null = null) {
  const own = findOwnProduct();
  if (!own) throw new Error('The page has no product of its own');
  return renderVisit(<OwnProduct own={own} timezone="UTC" canOrder={hint === null} hint={hint} />, {
    [getProduct.path]: [answer],
    [addProductToCart.path]: [],
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

test('a press before the script came is answered: what is missing is marked and gets the focus', async () => {
  drawPage();
  sendEvent({ kind: 'add-own', href: '/norte/view/7' });
  start();
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Cart.options_missing);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Azul' })).toHaveFocus());
});

test('a product’s own page tells once that it was looked at, from what the document says (rule visit/events)', () => {
  drawPage();
  expect(renderVisit(<ViewedOwn />, {}).track).not.toHaveBeenCalled();
  document.body.insertAdjacentHTML('beforeend', '<meta property="product:price:amount" content="20000">');
  const own = document.getElementById('own-product');
  own?.setAttribute('data-product', '70');
  own?.insertAdjacentHTML('afterbegin', '<h1 data-own="name">Churrasco</h1>');
  expect(renderVisit(<ViewedOwn />, {}).track.mock.calls).toEqual([
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
  expect(await screen.findByText(es.Errors.product_unavailable)).toBeInTheDocument();
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
