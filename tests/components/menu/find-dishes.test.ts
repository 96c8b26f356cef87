import { createFinder } from '@/components/menu/search/find-dishes';
import { dishMarks, priceMarks, productLink } from '@/lib/browser/menu-markup/dishes';
import { listMarks, sectionMarks } from '@/lib/browser/menu-markup/sections';
import { NO_FILTERS } from '@/lib/domain/menu/dish-filters';

const attributes = (marks: Record<string, unknown>) =>
  Object.entries(marks)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
const card = ([name, price]: readonly [string, number], index: number) =>
  `<li ${attributes(dishMarks('at_once'))}><a href="/centro/view/${index}" ${attributes(productLink)}>${name}</a>
    <span ${attributes(priceMarks(String(price)))}>a translated price of ${price % 7}</span></li>`;

test('what is found stays found in another order (rule menu/filters)', () => {
  const dishes = [
    ['Sopa de pollo', 30_000],
    ['Pollo asado', 10_000],
    ['Arroz', 20_000],
  ] as const;
  document.body.innerHTML = `<section ${attributes(sectionMarks('category'))}><ul ${attributes(listMarks(1))}>${dishes.map(card).join('')}</ul></section>`;
  const find = createFinder(document.body);
  const shown = () =>
    [...document.querySelectorAll('li')]
      .filter(({ hidden }) => !hidden)
      .map((one) => one.querySelector('a')?.textContent);
  find({ query: 'pollo', filters: NO_FILTERS, facts: null });
  expect(shown()).toEqual(['Sopa de pollo', 'Pollo asado']);
  find({ query: 'pollo', filters: { ...NO_FILTERS, sort: 'cheapest' }, facts: null });
  expect(shown()).toEqual(['Pollo asado', 'Sopa de pollo']);
  find({ query: 'arroz', filters: NO_FILTERS, facts: null });
  expect(shown()).toEqual(['Arroz']);
});
