import { resolveOrderHint } from '@/lib/domain/branches/order-hint';
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
  ['a table with an open account', 'table', branchOf(['on_table'], 'checkout'), 'waiter'],
  ['a table in a food court', 'table', branchOf(['on_table'], 'checkout_plazoleta'), 'counter'],
  ['the home of a branch of tables alone', 'home', branchOf(['on_table']), 'waiter'],
  ['grab-and-go', 'grab_and_go', branchOf(['grab_and_go', 'take_away']), 'counter'],
  ['a branch that only serves rooms', 'home', branchOf(['room'], 'basic', '+52 998'), 'contact'],
  ['a branch that offers and answers nothing', 'home', branchOf([]), 'nowhere'],
] as const)(
  '%s sends its reader to the right person (rule table/classes)',
  (_menu, menuAddress, branch, expected) => {
    expect(resolveOrderHint({ menuAddress, branch })).toBe(expected);
  },
);
