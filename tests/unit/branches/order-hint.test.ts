import { asksForSeat, mayOrder, ownMenuAddress, resolveOrderHints } from '@/lib/domain/branches/order-hint';
import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';

const branchOf = (
  services: ServiceChoice[],
  onTableClass: OnTableClass = 'basic',
  phone: string | null = null,
) => ({
  services,
  on_table_class: onTableClass,
  phone,
  whatsapp: null,
});

test.each([
  ['a home that takes orders', 'home', branchOf(['take_away', 'on_table']), null],
  ['the table of such a branch', 'table', branchOf(['take_away', 'on_table']), 'waiter'],
  ['a table with an account', 'table', branchOf(['on_table'], 'checkout'), 'scan_table'],
  ['a table paid round by round', 'table', branchOf(['on_table'], 'checkout_no_incremental'), 'scan_table'],
  ['a table in a food court', 'table', branchOf(['on_table'], 'checkout_plazoleta'), null],
  ['the menu of the rooms', 'room', branchOf(['room']), 'scan_room'],
  ['grab-and-go, whatever the class', 'grab_and_go', branchOf(['grab_and_go']), null],
  ['the table of a branch without tables', 'table', branchOf(['delivery'], 'basic', '+52 998'), 'contact'],
] as const)('%s says how to order (rule table/classes)', (_menu, menuAddress, branch, expected) => {
  expect(resolveOrderHints({ menuAddress, branch })).toEqual({ [menuAddress]: expected });
});

test.each([
  ['that delivers and serves tables', branchOf(['on_table', 'delivery'], 'checkout'), ['home', 'table']],
  ['of tables alone', branchOf(['on_table']), ['table']],
  ['of a counter and a table', branchOf(['grab_and_go', 'on_table']), ['table', 'grab_and_go']],
  ['that offers nothing', branchOf([]), ['home']],
] as const)('a page of a branch %s names its own address first', (_kind, branch, addresses) => {
  expect(Object.keys(resolveOrderHints({ menuAddress: null, branch }))).toEqual(addresses);
  expect(ownMenuAddress(branch.services)).toBe(addresses[0]);
});

test('a branch that offers nothing leads to its phone, else nowhere', () => {
  expect(resolveOrderHints({ menuAddress: null, branch: branchOf([], 'basic', '+52 998') }).home).toBe(
    'contact',
  );
  expect(resolveOrderHints({ menuAddress: null, branch: branchOf([]) }).home).toBe('nowhere');
});

test('a scanned code lifts what asks for one, and nothing else (rule table/ordering)', () => {
  expect(
    (['scan_table', 'scan_room', 'waiter', 'contact', 'nowhere', null] as const).filter(asksForSeat),
  ).toEqual(['scan_table', 'scan_room']);
  expect(mayOrder({ table: 'scan_table' })).toBe(true);
  expect(mayOrder({ table: 'waiter', grab_and_go: null })).toBe(true);
  expect(mayOrder({ table: 'waiter', home: 'contact' })).toBe(false);
});
