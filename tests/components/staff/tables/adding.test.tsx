import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addAccountLines } from '@/lib/contract/staff/account-calls';
import { getStaffProduct, listStaffOffers } from '@/lib/contract/staff/offer-calls';
import { Refused } from '../render-staff';
import { accountOf, roomOf, showTables, WORDS } from './render-tables';

const PATH = '/tenants/norte/staff/accounts/70/lines.json';
beforeEach(() => window.history.replaceState(null, '', '/norte/tables?table=4'));

const OFFER = {
  ...{ id: 12, sku: 'cafe', name: 'Café', category: 'Bebidas', available: true, stock: null, back_at: null },
  lacks_choices: false,
};
const option = (id: number, name: string) => ({
  ...{ id, name, price: 1_000, max: 1, available: true, is_default: false, text_max: null },
});
const PRODUCT = {
  ...{
    id: 12,
    product_id: 1,
    name: 'Café',
    description: '',
    label: null,
    category: 1,
    price: 5_000,
    promo: null,
  },
  ...{ image: null, is_alcoholic: false, is_new: false, important: false, is_promo: false },
  ...{ available: true, stock: null, tags: [], allergens: [], seals: [] },
  ...{ has_required_options: true, options_least: 0, options_vary: false },
  ...{ supplier_id: 2, max_per_order: null, related: [] },
  option_groups: [
    {
      ...{ id: 1, name: 'Leche', min: 1, max: 1, free: 0, price_rule: 'sum' },
      options: [option(41, 'Entera'), option(42, 'De almendra')],
    },
    {
      ...{ id: 2, name: 'Extras', min: 0, max: 3, free: 0, price_rule: 'sum' },
      options: [option(51, 'Canela'), option(52, 'Crema')],
    },
  ],
};

async function showAdding(...answers: unknown[]) {
  const bench = await showTables(
    [roomOf()],
    [
      [listStaffOffers, [OFFER, { ...OFFER, id: 13, sku: 'te', name: 'Té' }]],
      [getStaffProduct, PRODUCT],
      [addAccountLines, ...answers],
    ],
  );
  const one = await screen.findByRole('region', { name: 'Mesa 4' });
  await within(one).findByText('2 × Limonada');
  await tap(/^Agregar/, one);
  return { ...bench, one };
}
const tap = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const pick = async () => {
  await userEvent.click(await within(dialog()).findByRole('button', { name: /^Café/ }));
  await within(dialog()).findByRole('button', { name: /^Enviar/ });
};
const coffee = (milk: number) => ({
  product: { id: 12, count: 1, options: [{ option_id: milk, count: 1 }], comment: '' },
  later: false,
});

test('the rule of a choice and what is still to choose are said in words', async () => {
  await showAdding(accountOf());
  await pick();
  expect(within(dialog()).getByRole('group', { name: /^Leche\s*Elige 1$/ })).toBeVisible();
  const extras = within(dialog()).getByRole('group', {
    name: /^Extras\s*Elige hasta 3 · opcional · llevas 0$/,
  });
  await tap(/^Canela/, extras);
  expect(extras).toHaveTextContent('llevas 1');
  expect(within(dialog()).getByText('Falta elegir: Leche')).toBeVisible();
  expect(within(dialog()).getByRole('button', { name: /^Enviar/ })).toBeDisabled();
  await tap(/^Entera/, dialog());
  expect(within(dialog()).queryByText(/^Falta elegir/)).toBeNull();
});

test('the list stands under the categories of the menu, and every group that is still to choose is named', async () => {
  const second = PRODUCT.option_groups[1];
  const groups = [PRODUCT.option_groups[0], { ...second, name: 'Azúcar', min: 1 }];
  const bench = await showTables(
    [roomOf()],
    [
      [listStaffOffers, [OFFER, { ...OFFER, id: 14, name: 'Flan', category: 'Postres' }]],
      [getStaffProduct, { ...PRODUCT, option_groups: groups }],
    ],
  );
  await tap(/^Agregar/, await screen.findByRole('region', { name: 'Mesa 4' }));
  const sweets = await within(dialog()).findByRole('region', { name: 'Postres' });
  expect(within(sweets).getAllByRole('button')).toHaveLength(1);
  await pick();
  expect(within(dialog()).getByText('Falta elegir: Leche y Azúcar')).toBeVisible();
  expect(bench.times(PATH)).toBe(0);
});

test('several dishes, each for whom it is, are sent as one round under one key', async () => {
  const { one, sent, keys } = await showAdding(new Refused(503, 'internal'), accountOf());
  await pick();
  await tap(/^Entera/, dialog());
  await tap('Luis', dialog());
  await tap(WORDS.note_go, dialog());
  expect(within(dialog()).getByRole('region', { name: WORDS.noted })).toHaveTextContent(
    /1 × Café.*Luis · Entera/,
  );
  await pick();
  await tap(/^De almendra/, dialog());
  await tap(WORDS.for_table, dialog());
  const send = within(dialog()).getByRole('button', { name: /^Enviar los 2 · \$\s?12\.000/ });
  await userEvent.click(send);
  await within(dialog()).findByRole('alert');
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const lines = [
    { ...coffee(41), member: 2 },
    { ...coffee(42), member: null },
  ];
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    [PATH, { lines }],
    [PATH, { lines }],
  ]);
  expect(keys[1]).toBe(keys[0]);
  expect(within(one).getByRole('button', { name: 'Agregar' })).toBeVisible();
});

test('what is noted stays while other tables are looked at, and is named before the table is closed', async () => {
  await showAdding();
  await pick();
  await tap(/^Entera/, dialog());
  await tap(WORDS.note_go, dialog());
  await tap(WORDS.dismiss, dialog());
  await userEvent.click(screen.getByRole('button', { name: WORDS.back_to_room }));
  await userEvent.click(
    within(screen.getByRole('region', { name: WORDS.room })).getByRole('button', { name: /Mesa\s*4/ }),
  );
  const again = await screen.findByRole('region', { name: 'Mesa 4' });
  expect(await within(again).findByRole('button', { name: 'Agregar · 1 sin enviar' })).toBeVisible();
  await tap(WORDS.close, again);
  expect(within(dialog()).getByText('1 × Café')).toBeVisible();
  await tap(WORDS.understood, dialog());
  await tap(/^Agregar/, again);
  await tap(`${WORDS.note_drop}: 1 × Café`, dialog());
  expect(within(dialog()).queryByRole('region', { name: WORDS.noted })).toBeNull();
});

test('a dish that is sold out meanwhile is named, and the others stay noted', async () => {
  await showAdding(new Refused(409, 'product_unavailable', { product: 'Café' }));
  await pick();
  await tap(/^Entera/, dialog());
  await tap(WORDS.note_go, dialog());
  await tap(/^Enviar/, dialog());
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent(/^Café se acaba de agotar/);
  expect(within(dialog()).getByText('1 × Café')).toBeVisible();
});
