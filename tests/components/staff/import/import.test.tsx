import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportScreen } from '@/components/staff/import/import-screen';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { getSignedIn } from '@/lib/contract/staff/person-calls';
import { getShop } from '@/lib/contract/staff/shop/calls';
import { changeShop } from '@/lib/contract/staff/shop/change-calls';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import es from '@/messages/es.json';
import { shopWith } from '../menu/menu-shop';
import { renderStaff, signedInAs } from '../render-staff';

/** No upload is answered here: the answers of the service are given in their order. */
const asked = jest.fn();
jest.mock('@/lib/queries/staff/shop/menu-file', () => ({ useMenuFile: () => asked }));

const { StaffImport: WORDS, StaffEditing } = es;
const INSTANCE = {
  ...{ id: 1, slug: 'norte', status: 'active', scopes: [], country: 'CO', currency: 'COP' },
  branches: [],
};
const CHANGE = {
  ...{ id: 7, at: '2026-12-01T05:00:00Z', by: { kind: 'person', id: 1, name: 'Ana' }, kind: 'edit' },
  ...{ undoes: null, undone_by: null, can_be_undone: true },
  counts: { steps: 1, things: {}, prices: 0, branches: [] },
};
const DONE = { outcome: 'done', change: CHANGE, version: 1, warnings: [] };

/** The menu of the shop as a file says it: water costs more, and there is juice. */
function readOf(changes: Partial<Extract<ReadMenu, { outcome: 'read' }>> = {}): ReadMenu {
  const { categories = [], products = [] } = shopWith({ agua: 3_300 }).shop;
  const [tinto, water] = products;
  if (!tinto || !water) throw new Error('the shop sells nothing');
  const juice = { ...water, sku: 'jugo', name: { es: 'Jugo' } };
  return {
    ...{ outcome: 'read', source: 'square', columns: [], matching: null, left: [], pictures: [] },
    menu: { categories, optionGroups: [], products: [water, juice] },
    ...changes,
  };
}

async function show(...answers: ReadMenu[]) {
  asked.mockReset();
  for (const answer of answers) asked.mockResolvedValueOnce(answer);
  const bench = renderStaff(<ImportScreen slug="norte" />, [
    [getSignedIn, signedInAs('owner')],
    [getStaffInstance, INSTANCE],
    [getShop, shopWith()],
    [changeShop, DONE],
  ]);
  const field = await screen.findByLabelText(WORDS.list, { exact: false });
  await userEvent.type(field, 'Jugo 6000');
  await userEvent.click(screen.getByRole('button', { name: WORDS.list_read }));
  return bench;
}
const region = (name: string) => screen.findByRole('region', { name });
const patchesOf = (body: unknown) => (body as { patches: { op: string; key: string }[] }).patches;
const savedBy = (bench: Awaited<ReturnType<typeof show>>) =>
  bench.sent().filter(({ path }) => path.endsWith('/changes.json'));

beforeEach(() => localStorage.clear());

test('what a file brings is shown, and saved beside what is there as one change that is taken back by a press (rule tenant/menu-file)', async () => {
  const left = [{ what: 'barcodes' as const, count: 3, names: ['Agua', 'Jugo'] }];
  const bench = await show(readOf({ left }));
  const preview = within(await region(WORDS.preview));
  expect(preview.getByText('1 nuevo · 1 cambia · ninguno se quita')).toBeVisible();
  expect(screen.getByText(WORDS.source_square)).toBeVisible();
  expect((await region(WORDS.left)).textContent).toContain('códigos de barras: Agua, Jugo y 1 más');
  await userEvent.click(preview.getByRole('button', { name: WORDS.save }));
  expect(await screen.findByText(StaffEditing.saved)).toBeVisible();
  expect(screen.getByRole('button', { name: StaffEditing.undo })).toBeVisible();
  const [sent] = savedBy(bench);
  expect(patchesOf(sent?.body).map(({ op, key }) => `${op} ${key}`)).toEqual(['add jugo', 'set agua']);
});

test('a menu that replaces another removes what the file does not have, which is said before', async () => {
  const bench = await show(readOf());
  const preview = within(await region(WORDS.preview));
  await userEvent.click(preview.getByRole('radio', { name: WORDS.mode_replace }));
  expect(preview.getByText('1 nuevo · 1 cambia · 1 se quita')).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: WORDS.save }));
  await waitFor(() => expect(savedBy(bench)).toHaveLength(1));
  expect(patchesOf(savedBy(bench)[0]?.body).map(({ op, key }) => `${op} ${key}`)).toContain('remove tinto');
});

test('the columns of an own table are matched with what they hold, and the file is read again', async () => {
  const columns = [
    { name: 'Plato', samples: ['Ajiaco', 'Sancocho'] },
    { name: 'Costo', samples: ['9000'] },
    { name: 'Lo que pagan', samples: ['21000'] },
  ];
  await show(
    readOf({ source: 'columns', columns, matching: { name: 'Plato', price: 'Costo' } }),
    readOf({ source: 'columns', columns, matching: { name: 'Plato', price: 'Lo que pagan' } }),
  );
  const match = within(await region(WORDS.match));
  expect(match.getByText('Ajiaco · Sancocho')).toBeVisible();
  await userEvent.selectOptions(match.getByRole('combobox', { name: 'Costo' }), WORDS.column_none);
  expect(match.getByText(WORDS.match_missing)).toBeVisible();
  await userEvent.selectOptions(match.getByRole('combobox', { name: 'Lo que pagan' }), WORDS.column_price);
  await userEvent.click(match.getByRole('button', { name: WORDS.match_go }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'list' }), {
      ...{ name: 'Plato', price: 'Lo que pagan' },
    }),
  );
});

test('a file that cannot be read says why, and rows that cannot are named', async () => {
  await show({ outcome: 'unreadable', fault: 'old_excel' });
  expect(await screen.findByText(WORDS.fault_old_excel)).toBeVisible();
});

describe('what is there is taken along', () => {
  const answers = (answer: Response) => {
    const call = (path: string) => ({ ...getShop, path });
    return [
      [getSignedIn, signedInAs('owner')],
      [getStaffInstance, INSTANCE],
      [getShop, shopWith()],
      [call('/staff/shop/folder.zip'), answer],
    ] as const;
  };
  const save = jest.fn();
  beforeAll(() => {
    URL.createObjectURL = save;
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  });
  afterAll(() => jest.restoreAllMocks());
  beforeEach(() => save.mockReset().mockReturnValue('blob:x'));

  test('all of a restaurant is a file that the browser saves (rule tenant/export)', async () => {
    renderStaff(<ImportScreen slug="norte" />, answers(new Response('PK')));
    const part = within(await region(WORDS.take));
    await userEvent.click(part.getByRole('button', { name: WORDS.take_all }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(part.queryByRole('alert')).toBeNull();
  });

  test('what no file can say is told, and nothing is saved', async () => {
    const refused = Response.json({ error: { key: 'shop_unsayable', message: 'x' } }, { status: 409 });
    renderStaff(<ImportScreen slug="norte" />, answers(refused));
    const part = within(await region(WORDS.take));
    await userEvent.click(part.getByRole('button', { name: WORDS.take_all }));
    expect(await part.findByRole('alert')).toHaveTextContent(es.Errors.shop_unsayable);
    expect(save).not.toHaveBeenCalled();
  });
});
