import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type ListedOffer,
  type ListedOption,
  listStaffOffers,
  listStaffOptions,
  setStaffOffer,
  setStaffOption,
} from '@/lib/contract/staff/offer-calls';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';
import { Refused } from './render-staff';

const { Staff, Errors } = es;
const OFFER: ListedOffer = {
  ...{ id: 1, sku: 'arepa', name: 'Arepa', category: 'Platos', available: true, stock: null, back_at: null },
  lacks_choices: false,
};
const OPTION: ListedOption = {
  ...{ id: 11, ids: [11, 12], name: 'Queso', available: true, on_menu: true, back_at: null },
  ...{ group: { key: 'extra', name: 'Extra' }, products: ['Arepa'], product_count: 2 },
};
/** The line holds the copy of the option that its dish has. */
const ORDER = orderOf({
  products: [{ ...LINE, options: [{ option_id: 12, name: 'Queso', count: 1 }] }],
});
const OUT = { available: false, back_at: '2026-12-01T05:00:00.000Z' };

/** Noon in Bogotá, on the day whose end is above. */
const NOW = new Date('2026-11-30T17:00:00Z');
beforeEach(() => void jest.useFakeTimers({ now: NOW, advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function open(...answered: Parameters<typeof renderBoard>[1] & object) {
  const bench = await renderBoard(
    [[ORDER]],
    [...answered, [listStaffOffers, [OFFER]], [listStaffOptions, [OPTION]]],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Algo se agotó: 12' }));
  return { ...bench, dialog: within(screen.getByRole('dialog')) };
}

test('a dish or an option of a card is sold out for the day by a second tap (rule menu/sold-out)', async () => {
  const { dialog, sent } = await open(
    [setStaffOption, { id: 12, ...OUT }],
    [setStaffOffer, { id: 1, stock: null, ...OUT }],
    [listStaffOptions, [OPTION], [{ ...OPTION, ...OUT }]],
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar agotado por hoy: Queso' }));
  expect(await dialog.findByText(Staff.out_day)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar agotado por hoy: Arepa' }));
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/tenants/norte/staff/options/12.json', { supplier_id: 2, available: false, until: 'today' }],
    ['/tenants/norte/staff/products/1.json', { available: false, until: 'today' }],
  ]);
});

test('what is sold out already says so and is sold again in the same place; what was refused says why', async () => {
  const { dialog, sent } = await open(
    [listStaffOptions, [{ ...OPTION, ...OUT }]],
    [setStaffOption, new Refused(404, 'not_found')],
  );
  await userEvent.click(await dialog.findByRole('button', { name: 'Volver a vender: Queso' }));
  expect(sent()).toMatchObject([{ body: { supplier_id: 2, available: true } }]);
  expect(await dialog.findByRole('alert')).toHaveTextContent(Errors.not_found);
  expect(dialog.getByRole('link', { name: Staff.sold_out_more })).toHaveAttribute('href', '/norte/sold-out');
});
