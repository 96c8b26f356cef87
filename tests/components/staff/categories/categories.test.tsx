import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { showPart } from '../menu/show-menu';

const { StaffCategories, StaffMenu } = es;

/** Two categories more, one of which holds a product. */
function shop() {
  const answer = shopWith();
  const { categories = [], products = [] } = answer.shop;
  const [bebidas] = categories;
  if (!bebidas) throw new Error('the shop has a category');
  const of = (key: string, name: string) => ({ ...bebidas, key, name: { es: name } });
  return {
    ...answer,
    shop: {
      ...answer.shop,
      categories: [...categories, of('platos', 'Platos'), of('postres', 'Postres')],
      products: products.map((one) => (one.sku === 'agua' ? { ...one, categoryKey: 'platos' } : one)),
    },
  };
}
const show = () => showPart(shop(), StaffMenu.part_categories);
const rows = () =>
  within(screen.getByRole('region', { name: StaffCategories.title }))
    .getAllByRole('button', { name: /^Mover / })
    .map((one) => one.getAttribute('aria-label'));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function open(name: string) {
  const heading = screen.getByText(name, { selector: 'strong' });
  await userEvent.click(heading);
}

beforeEach(() => localStorage.clear());

test('a category is moved by the arrow keys, and put inside the one above (rule tenant/categories)', async () => {
  const { save } = await show();
  screen.getByRole('button', { name: 'Mover Postres' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(rows()).toEqual(['Mover Bebidas', 'Mover Postres', 'Mover Platos']);
  expect(screen.getByRole('button', { name: 'Mover Postres' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await save()).toEqual([
    { op: 'move', kind: 'category', key: 'postres', from: 'platos', to: 'bebidas' },
    { op: 'set', kind: 'category', key: 'postres', field: ['parentKey'], from: null, to: 'bebidas' },
  ]);
});

test('a category is dragged by its handle', async () => {
  const { save } = await show();
  for (const [index, row] of [...document.querySelectorAll<HTMLElement>('[data-row]')].entries())
    row.getBoundingClientRect = () => ({ top: 100 + index * 60, height: 60 }) as DOMRect;
  const handle = screen.getByRole('button', { name: 'Mover Postres' });
  fireEvent.pointerDown(handle, { button: 0, clientX: 10, clientY: 250 });
  fireEvent.pointerMove(handle, { clientX: 10, clientY: 105 });
  fireEvent.pointerUp(handle, { clientX: 10, clientY: 105 });
  fireEvent.click(handle, { clientX: 10, clientY: 105 });
  expect(screen.queryByRole('button', { name: 'Bajar Postres' })).toBeNull();
  expect(rows()).toEqual(['Mover Postres', 'Mover Bebidas', 'Mover Platos']);
  expect(await save()).toEqual([{ op: 'move', kind: 'category', key: 'postres', from: 'platos', to: null }]);
});

test('what becomes of its products is asked before a category is removed', async () => {
  const { save } = await show();
  await open('Platos');
  await press(StaffCategories.remove);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Qué pasa con su producto' }),
    'Pasan a «Bebidas»',
  );
  await press(StaffCategories.remove_go);
  expect(await save()).toMatchObject([
    { op: 'set', kind: 'product', key: 'agua', field: ['categoryKey'], from: 'platos', to: 'bebidas' },
    { op: 'remove', kind: 'category', key: 'platos' },
  ]);
});

test('a new category has a key of its own, and is renamed at once', async () => {
  const { save } = await show();
  const form = screen.getByRole('heading', { name: StaffCategories.new }).closest('form');
  await userEvent.type(
    within(form as HTMLElement).getByRole('textbox', { name: StaffCategories.name }),
    'Platos',
  );
  await press(StaffCategories.add);
  expect(await save()).toMatchObject([
    { op: 'add', kind: 'category', key: 'platos-2', after: 'postres', entity: { name: { es: 'Platos' } } },
  ]);
});

test('all that a category holds is sold out together', async () => {
  const { save } = await show();
  await open('Platos');
  await press(StaffCategories.sell_out);
  expect(await save()).toMatchObject([
    { op: 'set', key: 'agua', field: ['offers', 'centro', 'available'], to: false },
    { op: 'set', key: 'agua', field: ['offers', 'playa', 'available'], to: false },
  ]);
});
