import { screen } from '@testing-library/react';
import { BundleNote } from '@/components/menu/product/bundle-note';
import type { Product } from '@/lib/contract/menu/menu';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { renderTexts } from '@/tests/support/browser/render-texts';

const promo: Product['promo'] = {
  label: 'Trío',
  price: null,
  bundle: { take: 3, pay: 2 },
  window: null,
  services: ['take_away'],
};
const show = (count: number, service: ServiceChoice | null = 'take_away', lang: 'es' | 'en' | 'pt' = 'es') =>
  renderTexts(<BundleNote promo={promo} count={count} timezone="America/Bogota" service={service} />, {
    lang,
  });

test.each([
  ['es', 1, 'Agrega 2 más: llevas 3 y pagas 2'],
  ['es', 2, 'Agrega 1 más: llevas 3 y pagas 2'],
  ['es', 3, 'Lleva 3, paga 2'],
  ['es', 5, 'Agrega 1 más: llevas 3 y pagas 2'],
  ['en', 1, 'Add 2 more: get 3, pay for 2'],
  ['en', 6, 'Buy 3, pay for 2'],
  ['pt', 2, 'Adicione mais 1: leve 3 e pague 2'],
] as const)('in %s, of %s pieces (rule menu/bundles)', (lang, count, text) => {
  show(count, 'take_away', lang);
  expect(screen.getByText(text)).not.toHaveClass('invisible');
});

test.each(['delivery', null] as const)('keeps its place while it does not hold: %s', (service) => {
  show(1, service);
  expect(screen.getByText(/Agrega 2 más/)).toHaveClass('invisible');
});

test('is nothing where nothing is bundled', () => {
  const { container } = renderTexts(
    <BundleNote promo={{ ...promo, bundle: null }} count={1} timezone="America/Bogota" service="take_away" />,
  );
  expect(container).toBeEmptyDOMElement();
});
