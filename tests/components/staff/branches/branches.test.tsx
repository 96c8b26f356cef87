import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BranchesScreen } from '@/components/staff/branches/branches-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop, type ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

const { StaffBranches: WORDS } = es;
const DONE = { outcome: 'done', change: null, version: 1, warnings: [] };
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const MONDAY = [{ days: ['mon' as const], open: '08:00', close: '22:00', services: null }];

/** @param changes of the first branch */
function answerWith(changes: Partial<NonNullable<ShopAnswer['shop']['branches']>[number]>): ShopAnswer {
  const answer = shopWith();
  const [first, ...others] = answer.shop.branches ?? [];
  if (!first) throw new Error('the shop has no branch');
  const branches = [{ ...first, ...changes }, ...others];
  return { ...answer, shop: { ...answer.shop, branches, zones: [], tables: [] } };
}

async function show(section: string, changes: Parameters<typeof answerWith>[0] = {}) {
  window.history.replaceState(null, '', `/norte/branches?section=${section}`);
  const bench = renderStaff(<BranchesScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, answerWith(changes)],
    [changeShop, DONE],
  ]);
  await screen.findByRole('region', { name: WORDS[`section_${section}` as 'section_hours'] });
  return bench;
}
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const saved = async (bench: Awaited<ReturnType<typeof show>>) => {
  await press(/^Guardar (lo que|\d)/);
  await waitFor(() => expect(bench.sent()).toHaveLength(1));
  const [{ body } = { body: null }] = bench.sent();
  return (body as { patches: Record<string, unknown>[] }).patches;
};

beforeEach(() => localStorage.clear());

test('a day is copied to all others and is saved as one step of the week (rule tenant/branches)', async () => {
  const bench = await show('hours', { weekly: MONDAY });
  await press('lunes: copiar a todos los días');
  expect(await saved(bench)).toEqual([
    {
      ...{ op: 'set', kind: 'branch', key: 'centro', field: ['weekly'], from: MONDAY },
      to: [{ days: [...WEEKDAYS], open: '08:00', close: '22:00', services: null }],
    },
  ]);
});

test('a time counts once its field is left, and a shift past midnight says so', async () => {
  await show('hours', {
    weekly: [...MONDAY, { days: ['mon'], open: '23:00', close: '23:30', services: null }],
  });
  const closes = screen.getByLabelText('lunes: cierra a las 23:30');
  await userEvent.clear(closes);
  await userEvent.type(closes, '02:00');
  expect(screen.queryByText(WORDS.next_day)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(WORDS.next_day)).toBeVisible();
  expect(screen.getByLabelText('lunes: abre a las 08:00')).toHaveValue('08:00');
});

test('a holiday of the country is closed by one press, and is proposed no more', async () => {
  const bench = await show('hours');
  const list = within(screen.getByRole('region', { name: WORDS.special }));
  await userEvent.click(screen.getByText(/festivos con horario normal$/));
  await press('Cerrar el día de Navidad');
  expect(list.queryByRole('button', { name: 'Cerrar el día de Navidad' })).toBeNull();
  const [step] = await saved(bench);
  expect(step?.to).toEqual([
    { from: expect.stringMatching(/-12-25$/), to: null, name: 'Navidad', shifts: [] },
  ]);
});

test('a way to pay is taken for the services that are chosen', async () => {
  const bench = await show('payments', { services: ['delivery', 'on_table'] });
  const cash = within(screen.getByRole('group', { name: es.Methods.cash }));
  await userEvent.click(cash.getByRole('checkbox', { name: es.Services.on_table }));
  expect((await saved(bench))[0]?.to).toEqual([{ method: 'cash', services: ['on_table'] }]);
});

test('a zone is a circle around the branch, and a point says what it would cost', async () => {
  const bench = await show('zones');
  await press(WORDS.zone_add);
  const price = screen.getAllByRole('textbox', { name: new RegExp(`^${WORDS.zone_price}`) })[0];
  if (!price) throw new Error('the zone has no price');
  await userEvent.clear(price);
  await userEvent.type(price, '5.000');
  await userEvent.type(screen.getByRole('textbox', { name: WORDS.try }), '4.61, -74.01');
  expect(screen.getByText(/^Sí llega: zona sin nombre, \$\s?5\.000/)).toBeVisible();
  const [step] = await saved(bench);
  expect(step).toMatchObject({ op: 'add', kind: 'zone', key: 'centro-1' });
  expect(step?.entity).toMatchObject({ branchSlug: 'centro', deliveryMinor: 5_000, name: null });
});

test('a range of labels adds so many tables', async () => {
  const bench = await show('tables');
  await userEvent.type(screen.getByRole('textbox', { name: WORDS.labels }), '1-3');
  await userEvent.type(screen.getByRole('textbox', { name: WORDS.seats }), '4');
  await press('Agregar 3');
  expect((await saved(bench)).map(({ key }) => key)).toEqual(
    [1, 2, 3].map((label) => `centro/table/${label}`),
  );
});

test('two numbers from a map are the place of a branch', async () => {
  const bench = await show('facts');
  const point = screen.getByRole('textbox', { name: WORDS.point });
  await userEvent.clear(point);
  await userEvent.type(point, '4.7001');
  expect(screen.getByText(WORDS.point_wrong)).toBeVisible();
  await userEvent.type(point, ', -74.0512');
  expect(await saved(bench)).toEqual([
    expect.objectContaining({ field: ['latitude'], to: 4.7001 }),
    expect.objectContaining({ field: ['longitude'], to: -74.0512 }),
  ]);
});

test('a branch is made as a copy, with its prices, in one change (rule tenant/new-branch)', async () => {
  const bench = await show('hours');
  await press(WORDS.new_open);
  const card = within(screen.getByRole('region', { name: WORDS.new_open }));
  await userEvent.type(card.getByLabelText(WORDS.name), 'Zona T');
  await press(WORDS.new_make);
  expect(card.getAllByText(WORDS.new_missing)).toHaveLength(2);
  await userEvent.type(card.getByLabelText(WORDS.address), 'Calle 83 # 12-20');
  await userEvent.type(card.getByLabelText(WORDS.city), 'Bogotá');
  await userEvent.type(card.getByLabelText(WORDS.point), '4.6671, -74.0531');
  await press(WORDS.new_make);
  await waitFor(() => expect(bench.sent()).toHaveLength(1));
  expect(bench.sent()[0]?.body).toMatchObject({
    patches: [
      { op: 'add', key: 'zona-t', after: 'playa', entity: { name: 'Zona T', latitude: 4.6671 } },
      { op: 'set', key: 'tinto', field: ['offers', 'zona-t'], to: { priceMinor: 4_500 } },
      { op: 'set', key: 'agua', field: ['offers', 'zona-t'], to: { priceMinor: 3_000 } },
    ],
  });
});
