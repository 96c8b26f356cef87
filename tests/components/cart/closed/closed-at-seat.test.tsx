import { act, screen } from '@testing-library/react';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { ContinueLink } from '@/components/cart/cart-contents';
import { CartDock } from '@/components/cart/cart-dock';
import { ClosedNotice } from '@/components/cart/closed/closed-notice';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import type { OnTableClass } from '@/lib/domain/branches/services';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import { issue, METHODS, NORTE, WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const CLOSED = issue('closed', { day: 'wed', time: '18:00', inDays: 1 });
const AT_TABLE = 'La cocina está cerrada. Tu mesero te dice qué hay.';
const IN_ROOM = 'La cocina está cerrada. En recepción te dicen qué hay.';
const TOMORROW = /[Aa]bre|guardado/;

const seated = (kind: 'table' | 'room', subservice: Cart['subservice'] = null): Cart => ({
  ...WHOLE_CART,
  ...{ service: 'on_table', subservice, seat: { id: 3, kind, label: '5' }, place: null, polygon: null },
  issues: [CLOSED],
});
const supplierOf = (onTableClass: OnTableClass) => ({
  ...BRANCH,
  on_table_class: onTableClass,
  hours: { ...BRANCH.hours, weekly: [] },
});

test.each<[string, OnTableClass, Cart, string]>([
  ['a table that pays first', 'checkout_no_incremental', seated('table'), AT_TABLE],
  ['a table with an account', 'checkout', seated('table'), AT_TABLE],
  ['a room', 'basic', seated('room', 'room'), IN_ROOM],
])(
  'at %s nobody waits for tomorrow: who is there is named (rule table/ordering)',
  (_where, own, cart, said) => {
    const supplier = supplierOf(own);
    renderApp(<ClosedNotice cart={cart} />, { [getCart.path]: [cart] }, {}, {}, { supplier });
    expect(screen.getByRole('region')).toHaveTextContent(said);
    expect(screen.queryByText(TOMORROW)).toBeNull();
  },
);

test.each<[OnTableClass, Cart]>([
  ['checkout_no_incremental', seated('table')],
  ['basic', seated('room', 'room')],
])('the button of the class %s is stopped by the kitchen, and promises no hour', (own, cart) => {
  const supplier = supplierOf(own);
  renderApp(<ContinueLink cart={cart} />, { [getCart.path]: [cart] }, {}, {}, { supplier });
  expect(screen.getByRole('button', { name: 'La cocina está cerrada' })).toBeDisabled();
});

test('the form says the same, in its notice and its button', async () => {
  const cart = seated('table');
  const onTableClass = 'checkout_no_incremental';
  const branch = {
    ...({ ...BRANCH, address: '', city: 'Bogotá', location: NORTE, onTableClass } as const),
    ...{ scheduleDays: 14, offersTakeAway: true },
  };
  const answers = {
    [getCart.path]: [cart],
    [getPaymentMethods.path]: [METHODS],
    [listActualPurchases.path]: [[]],
    [getCoverage.path]: [{ polygons: [] }],
  };
  const supplier = supplierOf(onTableClass);
  const bench = renderApp(<PrecheckoutScreen branch={branch} />, answers, {}, {}, { supplier });
  act(() => bench.stores.order.setState({ service: 'on_table', otPurchaseId: cart.purchase_id }));
  expect(await screen.findByRole('button', { name: 'La cocina está cerrada' })).toBeDisabled();
  expect(screen.getByText(AT_TABLE)).toBeVisible();
  expect(screen.queryByText(TOMORROW)).toBeNull();
});

test('a menu says so before a first dish', async () => {
  const supplier = supplierOf('checkout');
  const bench = renderApp(<CartDock pending={new Map()} />, {}, {}, {}, { supplier });
  act(() => bench.stores.order.setState({ service: 'on_table' }));
  expect(await screen.findByText(AT_TABLE)).toBeVisible();
  expect(screen.queryByText(TOMORROW)).toBeNull();
});

test('at a table of a branch that stays closed for days nobody is there to ask', () => {
  const { timezone: timeZone } = BRANCH.hours;
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000);
  const short = inThreeDays.toLocaleDateString('en-US', { weekday: 'short', timeZone }).toLowerCase();
  const days = WEEKDAYS.filter((day) => day === short);
  const weekly = [{ days, open: '18:00', close: '20:00', services: null }];
  const supplier = { ...supplierOf('checkout'), hours: { ...BRANCH.hours, weekly } };
  renderApp(<ClosedNotice cart={seated('table')} />, {}, {}, {}, { supplier });
  expect(screen.getByRole('region')).toHaveTextContent(/cerrado ahora.*abre el/i);
});

test('a counter, where nobody waits on tables, says when it opens', () => {
  const cart: Cart = { ...seated('table', 'grab_and_go'), seat: null };
  const supplier = supplierOf('checkout');
  renderApp(<ClosedNotice cart={cart} />, { [getCart.path]: [cart] }, {}, {}, { supplier });
  expect(screen.getByRole('region')).toHaveTextContent(/cerrado ahora/);
});
