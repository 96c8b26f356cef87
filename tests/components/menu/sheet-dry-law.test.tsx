import { screen, within } from '@testing-library/react';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { dryLawMarks } from '@/lib/browser/menu-markup/dry-law';
import { getProduct } from '@/lib/contract/menu/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const SENTENCE = 'Ley seca: no se vende alcohol desde el domingo hasta el martes.';
const example = getContractExample(getProduct);
function openSheet({ isAlcoholic, sentence }: { isAlcoholic: boolean; sentence: string | null }) {
  if (sentence !== null) {
    const note = Object.assign(document.createElement('p'), dryLawMarks, { textContent: sentence });
    document.body.append(note);
  }
  renderApp(
    <ProductSheet
      productId={example.id}
      preview={{ name: 'Cerveza', description: '', price: '$ 9.000', was: null, picture: null }}
      timezone="UTC"
      canOrder
      hint={null}
      onClose={() => undefined}
    />,
    { [getProduct.path]: [{ ...example, name: 'Cerveza', is_alcoholic: isAlcoholic, available: true }] },
  );
}
afterEach(() => document.getElementById(dryLawMarks.id)?.remove());

test.each([
  ['says of alcohol what the menu says', { isAlcoholic: true, sentence: SENTENCE }, 1],
  ['says it of nothing else', { isAlcoholic: false, sentence: SENTENCE }, 0],
  ['says nothing where the menu does not', { isAlcoholic: true, sentence: null }, 0],
])('within a dry law the open product %s (rule menu/dry-law)', async (_what, law, times) => {
  openSheet(law);
  const sheet = screen.getByRole('dialog');
  expect(await within(sheet).findByRole('button', { name: /^Agregar/ })).toBeVisible();
  expect(within(sheet).queryAllByText(SENTENCE)).toHaveLength(times);
});
