import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { showPart } from '../menu/show-menu';

const { StaffMenu, StaffOptions } = es;
const option = (key: string, name: string) => ({
  ...{ key, name: { es: name }, priceMinor: 0, max: 1, available: true, isDefault: false },
  ...{ textMax: null, groups: [] },
});

/** One group of which both products ask. */
function shop() {
  const answer = shopWith();
  return {
    ...answer,
    shop: {
      ...answer.shop,
      optionGroups: [
        {
          ...{ key: 'azucar', name: { es: 'Azúcar' }, min: 1, max: 1, free: 0, priceRule: 'sum' as const },
          options: [option('sin', 'Sin'), option('con', 'Con')],
        },
      ],
      products: (answer.shop.products ?? []).map((one) => ({ ...one, optionGroups: ['azucar'] })),
    },
  };
}
async function show() {
  const bench = await showPart(shop(), StaffMenu.part_options);
  await userEvent.click(screen.getByText('Azúcar', { selector: 'strong' }));
  return bench;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

beforeEach(() => localStorage.clear());

test('a group says its rule and who asks for it, and is edited once for all of them (rule tenant/option-groups)', async () => {
  const { save } = await show();
  expect(screen.getByText('en 2 productos')).toBeVisible();
  expect(screen.getByText(/obligatorio, de 1 a 1 · 2 opciones/)).toBeVisible();
  const price = screen.getAllByRole('textbox', { name: /^Precio/ })[1];
  if (!price) throw new Error('the second option has a price');
  await userEvent.clear(price);
  await userEvent.type(price, '500');
  await userEvent.clear(field(StaffOptions.max));
  await userEvent.type(field(StaffOptions.max), '2');
  expect(await save()).toEqual([
    { op: 'set', kind: 'group', key: 'azucar', field: ['options', 'con', 'priceMinor'], from: 0, to: 500 },
    { op: 'set', kind: 'group', key: 'azucar', field: ['max'], from: 1, to: 2 },
  ]);
});

test('options are put in order and added', async () => {
  const { save } = await show();
  screen.getByRole('button', { name: 'Mover Con' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.type(field(StaffOptions.new_option), 'Panela');
  await press(StaffOptions.add);
  const [step] = (await save()) as { field: string[]; to: { key: string }[] }[];
  expect(step?.field).toEqual(['options']);
  expect(step?.to.map(({ key }) => key)).toEqual(['con', 'sin', 'panela']);
});

test('one product gets a copy of its own, which the others do not ask for', async () => {
  const { save } = await show();
  await press('Hacer una copia propia para Agua');
  expect(await save()).toMatchObject([
    { op: 'add', kind: 'group', key: 'azucar-agua', after: 'azucar' },
    { op: 'set', kind: 'product', key: 'agua', field: ['optionGroups'], to: ['azucar-agua'] },
  ]);
});

test('a group is removed from all products after a question', async () => {
  const { save } = await show();
  await press(StaffOptions.remove);
  expect(screen.getByText('2 productos dejan de preguntarlo.')).toBeVisible();
  await press(StaffOptions.remove_go);
  expect(await save()).toMatchObject([
    { op: 'set', key: 'tinto', to: [] },
    { op: 'set', key: 'agua', to: [] },
    { op: 'remove', kind: 'group', key: 'azucar' },
  ]);
});

test('a new group has a first option and a product that asks for it', async () => {
  const { save } = await show();
  const heading = screen.getByRole('heading', { name: StaffOptions.new });
  const form = within(heading.closest('form') as HTMLElement);
  await userEvent.type(form.getByRole('textbox', { name: StaffOptions.name }), 'Leche');
  await userEvent.type(form.getByRole('textbox', { name: StaffOptions.first_option }), 'Entera');
  expect(form.getByRole('button', { name: StaffOptions.add_group })).toBeDisabled();
  await userEvent.type(form.getByRole('searchbox', { name: StaffOptions.for_product }), 'tin');
  await userEvent.click(await form.findByRole('button', { name: 'Tinto' }));
  await userEvent.click(form.getByRole('button', { name: StaffOptions.add_group }));
  expect(await save()).toMatchObject([
    { op: 'add', kind: 'group', key: 'leche', entity: { options: [{ key: 'entera' }] } },
    { op: 'set', kind: 'product', key: 'tinto', field: ['optionGroups'], to: ['azucar', 'leche'] },
  ]);
});
