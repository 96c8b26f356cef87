import { act, screen } from '@testing-library/react';
import { useQuoteOnMenu } from '@/components/branches/use-quote-on-menu';
import { quoteMarks } from '@/lib/browser/menu-markup/chosen-service';
import { chooseService } from '@/lib/stores/choose-service';
import { choosePoint, keepQuote } from '@/lib/stores/delivery/chosen-address';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

function Facts() {
  useQuoteOnMenu();
  return (
    <>
      <span {...quoteMarks('price')}>Envío desde $ 3.900</span>
      <span {...quoteMarks('minimum')}>Mínimo $ 10.000</span>
    </>
  );
}
const quote = { polygon_id: 4, delivery_price: 4_900, minimum: 20_000 };
const told = () =>
  screen
    .getAllByText(/./, { selector: '[data-quote]' })
    .map((one) => one.textContent?.replaceAll('\u00a0', ' '));
const LISTED = ['Envío desde $ 3.900', 'Mínimo $ 10.000'];

test('a menu names what its branch told of the diner’s place, until the place is another one (rule delivery/reach)', () => {
  const { stores } = renderApp(<Facts />, {});
  expect(told()).toEqual(LISTED);
  act(() => keepQuote({ stores, branch: { ...quote, supplier_id: BRANCH.id } }));
  expect(told()).toEqual(['Envío $ 4.900', 'Mínimo $ 20.000']);
  act(() => keepQuote({ stores, branch: { ...quote, supplier_id: BRANCH.id, delivery_price: 0 } }));
  expect(told()[0]).toBe('Envío gratis');
  act(() => choosePoint({ stores, point: { latitude: 4.65, longitude: -74.06 } }));
  expect(told()).toEqual(LISTED);
});

test('what another branch told, or nobody, changes nothing', () => {
  const { stores } = renderApp(<Facts />, {});
  act(() => keepQuote({ stores, branch: { ...quote, supplier_id: BRANCH.id + 1 } }));
  expect(told()).toEqual(LISTED);
  act(() => keepQuote({ stores, branch: { ...quote, supplier_id: BRANCH.id, delivery_price: null } }));
  expect(told()).toEqual(LISTED);
  act(() => keepQuote({ stores, branch: { ...quote, supplier_id: BRANCH.id } }));
  act(() => chooseService({ stores, choice: 'take_away' }));
  expect(told()).toEqual(LISTED);
});
