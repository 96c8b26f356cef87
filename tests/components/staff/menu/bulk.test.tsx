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

const { StaffBulk, StaffMenu, StaffEditing } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const CHANGE = { outcome: 'done', change: null, version: 1, warnings: [] };

async function show(answers: unknown[] = [CHANGE], shop = shopWith()) {
  const bench = renderStaff(<MenuScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, shop],
    [changeShop, ...answers],
  ]);
  await screen.findByRole('heading', { level: 2, name: 'Bebidas' });
  return bench;
}
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string, value: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), value);
const setOf = (sku: string, branch: string, from: number, to: number) => ({
  ...{ op: 'set', kind: 'product', key: sku, from, to },
  field: ['offers', branch, 'priceMinor'],
});

beforeEach(() => localStorage.clear());

test('all that is listed goes up by a percentage: it is shown before, and is one change (rule tenant/bulk-edits)', async () => {
  const { sent } = await show();
  await userEvent.click(box('Elegir los 2'));
  await press('Cambiar 2');
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Nada que guardar' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: StaffBulk.percent }), '10');
  await pick(StaffBulk.rounding, '1');
  const preview = await within(dialog).findByRole('region', { name: StaffBulk.preview });
  expect(preview).toHaveTextContent(/Agua.*Centro.*\$\s3\.000 → \$\s3\.300/);
  expect(sent()).toEqual([]);
  await press('Guardar 4 cambios');
  await screen.findByText(StaffEditing.saved);
  expect(sent().map(({ body }) => body)).toEqual([
    {
      patches: [
        setOf('tinto', 'centro', 4_500, 4_950),
        setOf('tinto', 'playa', 4_500, 4_950),
        setOf('agua', 'centro', 3_000, 3_300),
        setOf('agua', 'playa', 3_500, 3_850),
      ],
      confirms: [],
    },
  ]);
  expect(localStorage.getItem('staff-shop-draft-norte')).toBeNull();
  expect(box(/Elegir Tinto/)).not.toBeChecked();
});

test('rows are chosen from one to another with Shift, and stay chosen behind a filter', async () => {
  await show();
  const person = userEvent.setup();
  await person.click(box('Elegir Tinto'));
  await person.keyboard('{Shift>}');
  await person.click(box('Elegir Agua'));
  await person.keyboard('{/Shift}');
  expect(box('Elegir los 2')).toBeChecked();
  await person.type(screen.getByRole('searchbox', { name: StaffMenu.find }), 'tinto');
  expect(await screen.findByText(/2 elegidos \(1 no se ve con este filtro\)/)).toBeVisible();
});

test('what was typed before is not lost: it is raised from there, and is saved with the rest', async () => {
  const { sent } = await show();
  const field = screen.getByRole('textbox', { name: 'Agua en Centro ($)' });
  await userEvent.clear(field);
  await userEvent.type(field, '4000');
  await userEvent.click(box('Elegir Agua'));
  await press('Cambiar 1');
  await pick(StaffBulk.way, 'raise_amount');
  await userEvent.type(screen.getByRole('textbox', { name: /^Valor/ }), '500');
  await pick(StaffBulk.where, 'centro');
  await press('Agregar lo que cambiaste');
  expect(screen.getByRole('textbox', { name: 'Agua en Centro ($)' })).toHaveValue('4.500');
  expect(sent()).toEqual([]);
  await press('Guardar lo que cambiaste');
  await screen.findByText(StaffEditing.saved);
  expect(sent().map(({ body }) => body)).toMatchObject([
    { patches: [setOf('agua', 'centro', 3_000, 4_500)] },
  ]);
});

test('a change that did not arrive waits on the device', async () => {
  await show([new Refused(503, 'unavailable')]);
  await userEvent.click(box('Elegir Agua'));
  await press('Cambiar 1');
  await pick(StaffBulk.what, 'sell_out');
  await press('Guardar 2 cambios');
  expect(await screen.findByRole('alert')).toHaveTextContent(StaffEditing.kept_here);
  expect(localStorage.getItem('staff-shop-draft-norte')).toContain('available');
});

test('products are taken off the menu together', async () => {
  const { sent } = await show();
  await userEvent.click(box('Elegir los 2'));
  await press('Cambiar 2');
  await pick(StaffBulk.what, 'remove');
  await press('Guardar 2 cambios');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    body: {
      patches: [
        { op: 'remove', key: 'tinto' },
        { op: 'remove', key: 'agua' },
      ],
    },
  });
});

test('who has one branch alone changes its prices, and no more', async () => {
  const { sent } = await show([CHANGE], { ...shopWith(), own_branches: ['playa'] });
  await userEvent.click(box('Elegir Tinto'));
  await press('Cambiar 1');
  expect(screen.queryByRole('option', { name: StaffBulk.what_remove })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: StaffBulk.percent }), '10');
  await press('Guardar lo que cambiaste');
  await screen.findByText(StaffEditing.saved);
  expect(sent()[0]).toMatchObject({ body: { patches: [setOf('tinto', 'playa', 4_500, 5_000)] } });
});
