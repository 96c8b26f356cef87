import { screen } from '@testing-library/react';
import { LineStepper } from '@/components/cart/lines/line-stepper';
import { getCart } from '@/lib/contract/cart/calls';
import type { CartLine } from '@/lib/contract/cart/cart';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderTexts } from '@/tests/support/browser/render-texts';

const [example] = getContractExample(getCart).products;
if (!example) throw new Error('the example of a cart holds nothing');
const lineOf = (id: number, part: Partial<CartLine> = {}): CartLine => ({
  ...example,
  id,
  count: 2,
  stock: null,
  max_per_order: 4,
  ...part,
});
const draw = (...lines: CartLine[]) =>
  renderTexts(
    <LineStepper line={lines[0] ?? example} lines={lines} onChange={() => undefined} busy={false} />,
  );
const more = () => screen.getByRole('button', { name: 'Una unidad más' });

test('a stepper stops at the maximum of an order, over all lines of the product, and says so (rule cart/product-max)', () => {
  const { unmount } = draw(lineOf(1), lineOf(2, { count: 1 }));
  expect(more()).toBeEnabled();
  expect(screen.queryByText(/por pedido/)).toBeNull();
  unmount();
  draw(lineOf(1), lineOf(2));
  expect(more()).toBeDisabled();
  expect(screen.getByText('Se pueden pedir hasta 4 por pedido.')).toBeVisible();
});

test('lines of another product do not count', () => {
  draw(lineOf(1), lineOf(2, { product_supplier_id: 99_999 }));
  expect(more()).toBeEnabled();
});
