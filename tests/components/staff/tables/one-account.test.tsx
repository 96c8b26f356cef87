import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addAccountLine,
  closeStaffAccount,
  moveAccount,
  setSentLine,
} from '@/lib/contract/staff/account-calls';
import { getStaffProduct, listStaffOffers } from '@/lib/contract/staff/offer-calls';
import { openStaffAccount, takeShare } from '@/lib/contract/staff/table-calls';
import { type Answered, Refused } from '../render-staff';
import { accountOf, roomOf, showTables, WORDS } from './render-tables';

const PATH = '/tenants/norte/staff/accounts/70';
beforeEach(() => window.history.replaceState(null, '', '/norte/tables?table=4'));

async function showOne(answered: readonly Answered[] = []) {
  const bench = await showTables([roomOf()], answered);
  const one = await screen.findByRole('region', { name: 'Mesa 4' });
  await within(one).findByText('2 × Limonada');
  return { ...bench, one };
}
const tap = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));

test('a line is taken off for a reason alone, which is sent once (rule staff/void)', async () => {
  const { one, sent } = await showOne([[setSentLine, accountOf()]]);
  await tap(`${WORDS.void}: 2 × Limonada`, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.void_go, dialog);
  expect(sent()).toEqual([]);
  expect(within(dialog).getByText(WORDS.reason_missing)).toBeVisible();
  await tap(WORDS.void_bad, dialog);
  await tap(WORDS.void_go, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { method: 'PUT', path: `${PATH}/lines/31.json`, body: { void_reason: WORDS.void_bad } },
  ]);
});

test('cash is taken with its change, once for two taps', async () => {
  const { one, sent, keys } = await showOne([[takeShare, accountOf({ paid: 48_000, left: 0 })]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  await tap(/50\.000/, dialog);
  expect(within(dialog).getByText(/Devuelve \$\s?2\.000/)).toBeVisible();
  await userEvent.dblClick(within(dialog).getByRole('button', { name: /^Recibí/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: `${PATH}/payments.json`,
      body: { method: 'cash', part: { kind: 'all' }, cash_amount: 50_000 },
    },
  ]);
  expect(keys).toEqual([expect.any(String)]);
});

test('an answer that was lost is asked for under the same key, and another part under another', async () => {
  const { one, keys } = await showOne([[takeShare, new Refused(503, 'internal')]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const taken = () => within(dialog).getByRole('button', { name: /^Recibí/ });
  await userEvent.click(taken());
  await within(dialog).findByRole('alert');
  await userEvent.click(taken());
  await waitFor(() => expect(keys).toHaveLength(2));
  await tap(WORDS.part_equal, dialog);
  await userEvent.click(taken());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('less than the bill is no cash, and an amount beyond what is left is not taken', async () => {
  const { one } = await showOne();
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const taken = () => within(dialog).getByRole('button', { name: /^Recibí/ });
  await userEvent.type(within(dialog).getByLabelText(/Otro monto/), '100');
  expect(taken()).toBeDisabled();
  await tap(WORDS.exact, dialog);
  expect(taken()).toBeEnabled();
  await tap(WORDS.part_amount, dialog);
  expect(taken()).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/^Monto \(/), '48001');
  expect(taken()).toBeDisabled();
});

test('one that is left to pay is closed for a reason', async () => {
  const { one, sent } = await showOne([[closeStaffAccount, accountOf({ state: 'closed' })]]);
  await tap(WORDS.close, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.close_gone, dialog);
  await tap(WORDS.close, dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ status: 'closed_account', reason: WORDS.close_gone });
});

test('an account moves to a free table, which opens', async () => {
  const { one, sent } = await showOne([[moveAccount, accountOf({ table: { id: 5, label: '5' } })]]);
  await tap(WORDS.move, one);
  await tap(/5/, screen.getByRole('dialog'));
  expect(await screen.findByRole('region', { name: 'Mesa 5' })).toBeVisible();
  expect(sent()).toEqual([{ method: 'PUT', path: `${PATH}/table.json`, body: { table_id: 5 } }]);
});

test('a free table opens an account, with a name or without', async () => {
  window.history.replaceState(null, '', '/norte/tables?table=5');
  const { sent } = await showTables([roomOf()], [[openStaffAccount, accountOf()]]);
  const one = await screen.findByRole('region', { name: 'Mesa 5' });
  await userEvent.type(within(one).getByLabelText(WORDS.open_name), 'Rosa{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    method: 'POST',
    path: '/tenants/norte/staff/tables/5/account.json',
    body: { name: 'Rosa' },
  });
});

test('a dish is found, chosen and sent with its options', async () => {
  const offer = {
    ...{ id: 12, name: 'Café', category: 'Bebidas', available: true, stock: null, back_at: null },
    lacks_choices: false,
  };
  const option = (id: number, name: string) => ({
    ...{ id, name, price: 1_000, max: 1, available: true, is_default: false, text_max: null },
  });
  const product = {
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
    ],
  };
  const { one, sent } = await showOne([
    [listStaffOffers, [offer, { ...offer, id: 13, name: 'Té' }]],
    [getStaffProduct, product],
    [addAccountLine, accountOf()],
  ]);
  await tap(WORDS.add, one);
  const dialog = screen.getByRole('dialog');
  await userEvent.type(await within(dialog).findByLabelText(WORDS.find_dish), 'cafe');
  await userEvent.click(await within(dialog).findByRole('button', { name: /Café/ }));
  const send = await within(dialog).findByRole('button', { name: /^Enviar/ });
  expect(send).toBeDisabled();
  await tap(/De almendra/, dialog);
  expect(send).toHaveTextContent(/6\.000/);
  await userEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: `${PATH}/lines.json`,
      body: {
        product: { id: 12, count: 1, options: [{ option_id: 42, count: 1 }], comment: '' },
        later: false,
      },
    },
  ]);
});

test('the bill is printed with what is on it, and says that it is no invoice (rule staff/bill-paper)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { one } = await showOne();
  await tap(WORDS.print, one);
  expect(print).toHaveBeenCalledTimes(1);
  const paper = screen.getByText(WORDS.no_invoice).parentElement ?? document.body;
  expect(paper).toHaveTextContent(/Mesa 4.*2 × Limonada.*48\.000/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(screen.queryByText(WORDS.no_invoice)).toBeNull());
});
