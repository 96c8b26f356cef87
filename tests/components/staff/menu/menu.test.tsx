import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuScreen } from '@/components/staff/menu/menu-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import es from '@/messages/es.json';
import { Refused, renderStaff, signedInAs } from '../render-staff';
import { shopWith } from './menu-shop';

const { StaffMenu, StaffEditing, Errors, Problems } = es;
const PROBLEM = {
  ...{ key: 'above_zero', values: {}, file: 'products.csv' },
  about: { kind: 'product', key: 'agua', field: ['price'] },
};
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const CHANGES = '/tenants/norte/staff/shop/changes.json';
const DONE = { outcome: 'done', change: null, version: 1, warnings: [] };
const setOf = (sku: string, branch: string, from: number, to: number) => ({
  ...{ op: 'set', kind: 'product', key: sku, from, to },
  field: ['offers', branch, 'priceMinor'],
});
const TINTO = 'Precio de Tinto ($)';
const AGUA = 'Agua en Centro ($)';

async function show(answers: unknown[] = [], shops: unknown[] = [shopWith()]) {
  const bench = renderStaff(<MenuScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, ...shops],
    [changeShop, ...answers],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Bebidas' });
  return bench;
}
const field = (name: string) => screen.getByRole('textbox', { name });
async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const save = (count: number) => (count === 1 ? 'Guardar lo que cambiaste' : `Guardar ${count} cambios`);

beforeEach(() => localStorage.clear());

test('a price of all branches is typed once, and one of its own at its branch; they are saved together (rule tenant/price-edits)', async () => {
  const { sent } = await show([DONE], [shopWith(), shopWith({ tinto: 4_900, agua: 3_200 })]);
  await type(TINTO, '4.900');
  await type(AGUA, '3200');
  await userEvent.tab();
  expect(screen.getByText('Antes $ 3.000', { exact: false })).toBeVisible();
  await press(save(3));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull());
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: CHANGES,
      body: {
        patches: [
          setOf('tinto', 'centro', 4_500, 4_900),
          setOf('tinto', 'playa', 4_500, 4_900),
          setOf('agua', 'centro', 3_000, 3_200),
        ],
        confirms: [],
      },
    },
  ]);
  expect(await screen.findByText(StaffEditing.saved)).toBeVisible();
  expect(localStorage.getItem('staff-shop-draft-norte')).toBeNull();
});

test('what is typed stays at its product through another order, a filter and a reload', async () => {
  const { unmount } = await show();
  await type(AGUA, '3.300');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffMenu.sort }), 'dear');
  expect(field(AGUA)).toHaveValue('3.300');
  await userEvent.type(screen.getByRole('searchbox', { name: StaffMenu.find }), 'tinto');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: AGUA })).toBeNull());
  expect(screen.getByRole('button', { name: save(1) })).toBeVisible();
  unmount();
  await show();
  expect(field(AGUA)).toHaveValue('3.300');
  expect(field(TINTO)).toHaveValue('4.500');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: StaffMenu.only }), 'edited');
  expect(screen.queryByRole('textbox', { name: TINTO })).toBeNull();
});

test('Enter leads to the next price, Tab does while prices are typed, and Escape throws one away', async () => {
  await show();
  await userEvent.click(field(TINTO));
  await userEvent.keyboard('{Enter}');
  expect(field(AGUA)).toHaveFocus();
  await userEvent.keyboard('5000{Tab}');
  expect(field('Agua en Playa ($)')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(field(AGUA)).toHaveFocus();
  expect(field(AGUA)).toHaveValue('5.000');
  await userEvent.keyboard('{Escape}');
  expect(field(AGUA)).toHaveValue('3.000');
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
});

test('a price that is none is said at its field, and nothing is sent', async () => {
  const { sent } = await show();
  await type(AGUA, '3,2x');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: save(1) })).toBeDisabled();
  expect(field(AGUA)).toHaveAccessibleDescription(/Escribe el valor en números/);
  expect(sent()).toEqual([]);
});

test('a change that did not arrive keeps all that was typed, and is sent again under its key', async () => {
  const { sent, keys } = await show([new Refused(503, 'unavailable'), DONE]);
  await type(AGUA, '3200');
  await press(save(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(StaffEditing.kept_here);
  expect(field(AGUA)).toHaveValue('3.200');
  await press(save(1));
  await screen.findByText(StaffEditing.saved);
  expect(sent()).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

const BY = {
  ...{ change: 7, at: new Date().toISOString() },
  doer: { kind: 'person', id: 3, name: 'Olga' },
};
const CONFLICT = {
  outcome: 'conflict',
  conflicts: [
    {
      ...{ why: 'changed', kind: 'product', key: 'agua', field: ['offers', 'centro', 'priceMinor'] },
      ...{ stands: 3_100, by: BY },
    },
  ],
};

test('of two prices the person chooses one, knowing who wrote the other', async () => {
  const { sent } = await show([CONFLICT, CONFLICT, DONE], [shopWith(), shopWith({ agua: 3_100 })]);
  await type(AGUA, '3200');
  await press(save(1));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent(
    /Agua · Precio · Centro: Olga puso «\$\s3\.100» .+ Tú escribiste «\$\s3\.200»\./,
  );
  await userEvent.click(within(note).getByRole('button', { name: /^Dejar/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await press(save(1));
  const saves = () => sent().filter(({ path }) => path === CHANGES);
  expect(saves()[1]).toMatchObject({ body: { patches: [setOf('agua', 'centro', 3_100, 3_200)] } });
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Usar/ }));
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull();
});

test('a question is asked in words, and its answer goes with the same change', async () => {
  const problem = { ...PROBLEM, id: 'above_zero-0123456789abcdef' };
  const { sent } = await show([{ outcome: 'questions', questions: [problem] }, DONE]);
  await type(AGUA, '32000');
  await press(save(1));
  expect(await screen.findByText(`Agua: ${Problems.above_zero}`)).toBeVisible();
  await press(StaffEditing.questions_yes);
  await screen.findByText(StaffEditing.saved);
  expect(sent().map(({ body }) => body)).toMatchObject([{ confirms: [] }, { confirms: [problem.id] }]);
});

test('a problem is said, and what was typed stays', async () => {
  await show([{ outcome: 'problems', problems: [PROBLEM], more: 0 }]);
  await type(AGUA, '3200');
  await press(save(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(Problems.above_zero);
  expect(field(AGUA)).toHaveValue('3.200');
  expect(field(AGUA)).toHaveAccessibleDescription(Problems.above_zero);
});

test('a call that fails otherwise is said in the words of all screens', async () => {
  await show([new Refused(500, 'internal')]);
  await type(AGUA, '3200');
  await press(save(1));
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.general);
});
