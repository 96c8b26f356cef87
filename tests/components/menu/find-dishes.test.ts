import { createFinder } from '@/components/menu/search/find-dishes';
import { dishMarks, dishPart, priceMarks } from '@/lib/browser/menu-markup/dishes';
import { listMarks, sectionMarks } from '@/lib/browser/menu-markup/sections';
import { NO_FILTERS } from '@/lib/domain/menu/dish-filters';

const attributes = (marks: Record<string, unknown>) =>
  Object.entries(marks)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
const card = ([name, price]: readonly [string, number], index: number) =>
  `<li ${attributes(dishMarks('at_once'))}><div><a href="/centro/view/${index}">${name}</a></div>
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

test('a dish whose name is asked for stands before those that only speak of it, and each returns to its place (rule menu/search)', () => {
  const dish = (name: string, text: string, index: number) =>
    `<li ${attributes(dishMarks('at_once'))}><div><a href="/centro/view/${index}">${name}</a></div>
      <p ${attributes(dishPart('text'))}>${text}</p><span ${attributes(priceMarks(String(1_000 - index)))}></span></li>`;
  const section = (id: number, dishes: string) =>
    `<section ${attributes(sectionMarks('category'))}><ul ${attributes(listMarks(id))}>${dishes}</ul></section>`;
  document.body.innerHTML =
    section(1, dish('Bandeja', 'con arepa', 0)) +
    section(2, dish('Jugo', '', 1) + dish('Arepa rellena', '', 2));
  const before = document.body.innerHTML;
  const find = createFinder(document.body);
  const names = () =>
    [...document.querySelectorAll<HTMLElement>('li:not([hidden]) a')].map(({ textContent }) => textContent);
  find({ query: 'arepa', filters: NO_FILTERS, facts: null });
  expect(names()).toEqual(['Arepa rellena', 'Bandeja']);
  find({ query: '', filters: { ...NO_FILTERS, sort: 'cheapest' }, facts: null });
  expect(names()).toEqual(['Arepa rellena', 'Jugo', 'Bandeja']);
  find({ query: '', filters: NO_FILTERS, facts: null });
  expect(document.body.innerHTML).toBe(before);
});
