import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuScreen } from '@/components/staff/menu/menu-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop, undoShopChange } from '@/lib/contract/staff/shop/change-calls';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffProduct, StaffEditing, StaffPicture, StaffMenu } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const CHANGE = {
  ...{ id: 7, at: '2026-11-30T12:00:00.000Z', by: { kind: 'person', id: 3, name: 'Ana' }, kind: 'edit' },
  ...{ undoes: null, undone_by: null, can_be_undone: true },
  counts: { steps: 1, things: { product: 1 }, prices: 0, branches: [] },
};
const DONE = { outcome: 'done', change: CHANGE, version: 1, warnings: [] };

async function show(answers: unknown[] = [DONE], shop: ReturnType<typeof shopWith> = shopWith()) {
  const bench = renderStaff(<MenuScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, shop],
    [changeShop, ...answers],
    [undoShopChange, { ...DONE, change: null }],
  ]);
  await screen.findByRole('heading', { level: 1 });
  return bench;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const openTinto = async () => userEvent.click(await screen.findByRole('link', { name: 'Tinto' }));
const at = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => {
  localStorage.clear();
  at('/norte/menu');
});

test('a product is made of a name, a price and a category; its code is made of the name, and its sheet opens (rule tenant/product-sheet)', async () => {
  const { sent } = await show();
  await press(StaffMenu.new_product);
  await press(StaffProduct.go_on);
  expect(field(StaffProduct.name)).toHaveAccessibleDescription(StaffProduct.name_missing);
  await userEvent.type(field(StaffProduct.name), 'Tinto');
  await userEvent.type(field(/^Precio/), '5.500');
  await press(StaffProduct.go_on);
  expect(await screen.findByRole('heading', { level: 2, name: 'Tinto' })).toHaveFocus();
  expect(window.location.search).toBe('?product=tinto-2');
  expect(screen.getByText(StaffProduct.unsaved_new)).toBeVisible();
  await userEvent.type(field(StaffProduct.description), 'Del Huila');
  await press('Guardar lo que cambiaste');
  await screen.findByText(StaffEditing.saved);
  expect(sent()[0]?.body).toMatchObject({
    patches: [
      {
        ...{ op: 'add', kind: 'product', key: 'tinto-2', after: 'agua' },
        entity: {
          ...{ sku: 'tinto-2', categoryKey: 'bebidas', name: { es: 'Tinto' } },
          description: { es: 'Del Huila' },
          offers: {
            centro: { priceMinor: 5_500, stock: null, available: true },
            playa: { priceMinor: 5_500, stock: null, available: true },
          },
        },
      },
    ],
  });
});

test('the form of a new product stays as it was left', async () => {
  const { unmount } = await show();
  await press(StaffMenu.new_product);
  await userEvent.type(field(StaffProduct.name), 'Jugo');
  unmount();
  await show();
  expect(await screen.findByRole('textbox', { name: StaffProduct.name })).toHaveValue('Jugo');
});

test('what is edited on the sheet is kept over a reload, listed in words, and taken back once it is saved', async () => {
  const { unmount } = await show();
  await openTinto();
  await userEvent.clear(field(StaffProduct.name));
  await userEvent.type(field(StaffProduct.name), 'Café');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Se vende en Playa' }));
  unmount();
  const { sent } = await show();
  expect(await screen.findByRole('textbox', { name: StaffProduct.name })).toHaveValue('Café');
  await press(StaffEditing.show_unsaved);
  const list = within(screen.getByRole('dialog'));
  expect(list.getByText(/^Café: Nombre · español/)).toHaveTextContent('Tinto → Café');
  expect(list.getByText(/^Café: Venta · Playa/)).toHaveTextContent(/\$\s4\.500 → nada/);
  await userEvent.click(list.getByRole('button', { name: StaffEditing.close }));
  await press('Guardar 2 cambios');
  await press(StaffEditing.undo);
  expect(await screen.findByText(StaffEditing.undone)).toBeVisible();
  expect(sent().map(({ path }) => path)).toEqual([
    '/tenants/norte/staff/shop/changes.json',
    '/tenants/norte/staff/shop/changes/7/undo.json',
  ]);
});

test('one is duplicated beside it, and one is removed after a question', async () => {
  const { sent } = await show();
  await openTinto();
  await press(StaffProduct.clone);
  expect(await screen.findByRole('heading', { level: 2, name: 'Tinto (copia)' })).toBeVisible();
  await press(StaffProduct.remove);
  await press(StaffProduct.remove_go);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull());
  await openTinto();
  await press(StaffProduct.remove);
  await press(StaffProduct.remove_go);
  await press('Guardar lo que cambiaste');
  await screen.findByText(StaffEditing.saved);
  expect(sent()[0]?.body).toMatchObject({
    patches: [{ op: 'remove', kind: 'product', key: 'tinto', after: null }],
  });
});

test('a problem is said at its field, in the list, and in a language that is missing', async () => {
  const shop = shopWith();
  const { tenant } = shop.shop;
  if (tenant) tenant.langs = ['es', 'en'];
  const problem = {
    ...{ key: 'too_long', values: { length: 90, most: 60 }, file: 'menu.csv' },
    about: { kind: 'product', key: 'tinto', field: ['name', 'en'] },
  };
  await show([{ outcome: 'problems', problems: [problem], more: 0 }], shop);
  await openTinto();
  const english = field(`${StaffProduct.name} · ${StaffEditing.language_en}`);
  expect(english).toHaveAccessibleDescription(StaffEditing.untranslated);
  await userEvent.type(english, 'Coffee');
  await press('Guardar lo que cambiaste');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No se guardó nada.*Tinto: tiene 90/);
  expect(english).toHaveAccessibleDescription(/tiene 90 caracteres/);
  if (tenant) tenant.langs = ['es'];
});

test('a file that is no picture is refused in words', async () => {
  await show();
  await openTinto();
  const choose = screen.getByLabelText(`${StaffProduct.picture}: ${StaffPicture.choose}`);
  await userEvent.upload(choose, new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' }));
  expect(await screen.findByText(StaffPicture.heic)).toBeVisible();
  await userEvent.upload(choose, new File(['x'], 'foto.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(StaffPicture.unread)).toBeVisible();
});

test('the list comes back with the focus where it was', async () => {
  await show();
  await openTinto();
  await press(StaffProduct.back);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Tinto' })).toHaveFocus());
});

test('a product that is gone says so', async () => {
  at('/norte/menu?product=nada');
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: StaffProduct.gone })).toBeVisible();
});
