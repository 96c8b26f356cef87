import { DishList } from '@/components/menu/dish-list';
import { listDishes } from '@/lib/browser/menu-markup/dishes';
import { clearPartFailed, partFailedMarks, showPartFailed } from '@/lib/browser/menu-markup/sections';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';

const [known] = getContractExample(getSupplierBySlug).menu.categories[0]?.products ?? [];
if (!known) throw new Error('The contract’s example has no product.');

const card = {
  supplierSlug: 'centro',
  currency: 'COP',
  timezone: 'America/Bogota',
  now: new Date('2026-11-17T23:30:00Z'),
} as const;
const dish = (changes: Partial<ProductCard>): ProductCard => ({
  ...known,
  name: 'Ajiaco',
  description: 'Con pollo',
  ...changes,
});
test('a list is plain when none of its products has a picture, also of those that come later', async () => {
  const image = { hash: 'a'.repeat(16), width: 640, height: 480, widths: [320, 640] };
  const products = [dish({ image: null }), dish({ id: 8, image })];
  const rest = { shown: 1, href: '/centro/menu-part/11', label: 'Fuertes' };
  const isPlain = () => document.querySelector('.dishes')?.classList.contains('dishes-plain');
  await drawPart(<DishList products={products} card={card} rest={rest} />);
  expect(listDishes(document)).toHaveLength(1);
  expect(isPlain()).toBe(false);
  await drawPart(<DishList products={products.slice(0, 1)} card={card} />);
  expect(isPlain()).toBe(true);
});

test('of a long menu a list below the first screen is as long as its cards will be, and drawn as one if it is short', async () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => dish({ id: index + 1 }));
  const lists: [isLong: boolean, firstScreen: number, count: number][] = [
    [true, 0, 16],
    [true, 0, 17],
    [true, 1, 16],
    [false, 0, 16],
  ];
  const drawn: string[] = [];
  for (const [isLong, firstScreen, count] of lists) {
    await drawPart(<DishList products={some(count)} card={card} firstScreen={firstScreen} isLong={isLong} />);
    const far = document.querySelector<HTMLElement>('.dishes-far');
    const isWhole = far?.classList.contains('dishes-whole') ?? false;
    drawn.push(`${far?.style.getPropertyValue('--count') ?? ''}${isWhole ? ' whole' : ''}`);
  }
  expect(drawn).toEqual(['16 whole', '17', '', '']);
});

test('of a long menu, words that are longer than two lines are marked to be cut, and no others', async () => {
  const short = { name: 'a'.repeat(36), description: 'b'.repeat(52) };
  const long = { name: 'a'.repeat(37), description: 'b'.repeat(53) };
  const cuts: number[] = [];
  const lists: [words: typeof short, isLong: boolean][] = [
    [short, true],
    [long, true],
    [long, false],
  ];
  for (const [words, isLong] of lists) {
    await drawPart(<DishList products={[dish(words)]} card={card} isLong={isLong} />);
    cuts.push(document.querySelectorAll('.cut').length);
  }
  expect(cuts).toEqual([0, 2, 0]);
});

test('what comes in a part is named until it comes, also after it failed (rule menu/long-menu)', async () => {
  const products = [dish({}), dish({ id: 8, name: 'Mute' }), dish({ id: 9, name: 'Cuchuco' })];
  const rest = { shown: 1, href: '/centro/menu-part/11', label: 'Fuertes' };
  await drawPart(
    <section>
      <DishList products={products} card={card} rest={rest} />
      <div {...partFailedMarks} hidden>
        <p>Falló</p>
        <button type="button">Otra vez</button>
      </div>
    </section>,
  );
  const section = document.querySelector('section') ?? document.body;
  const named = () => [...document.querySelectorAll('[data-rest] li')].map(({ textContent }) => textContent);
  expect(named()).toEqual(['Mute', 'Cuchuco']);
  showPartFailed({ section, onRetry: () => undefined });
  expect(document.querySelector('[data-rest] a')?.nextElementSibling?.textContent).toBe('Falló');
  clearPartFailed(section);
  expect(document.querySelectorAll('[data-rest] button')).toHaveLength(0);
  expect(named()).toEqual(['Mute', 'Cuchuco']);
});
