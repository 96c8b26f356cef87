import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LastOrderPart } from '@/app/[domain]/[locale]/_page/public/last-order-part';
import { goTo } from '@/lib/browser/go-to';
import type { Booking } from '@/lib/contract/booking/booking';
import { listBookings } from '@/lib/contract/booking/calls';
import { getCart } from '@/lib/contract/cart/calls';
import { getOrder, orderAgain } from '@/lib/contract/orders/calls';
import { listActualPurchases, listMyPurchases } from '@/lib/contract/orders/list-calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { bookingOf } from '@/tests/support/browser/bookings';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
const paid: Payment = { ...payment, online: true, status: 'success', retry_until: null };
const order: Order = {
  ...example,
  id: 7,
  number: 12,
  bck_purchase_id: null,
  role: 'owner',
  is_cart: false,
  is_expired: false,
  status: 'preparation',
  service: 'take_away',
  subservice: null,
  payment: paid,
  supplier: { ...example.supplier, id: BRANCH.id, slug: 'norte' },
};
const past: Order = { ...order, id: 6, status: 'finished' };

const LANDING = { supplier: null, view: 'Main' as const };

beforeEach(() => getQueryClient().clear());

async function show({
  actual,
  closed = [],
  landing = false,
  bookings = null,
}: {
  actual: Order[];
  closed?: Order[];
  landing?: boolean;
  /** Null: the tenant takes none. */
  bookings?: Booking[] | null;
}) {
  const cart = { ...getContractExample(getCart), service: 'take_away' as const };
  const answers = {
    [listActualPurchases.path]: [actual],
    [listMyPurchases.path]: [closed],
    [listBookings.path]: [bookings ?? []],
    [orderAgain.path]: [{ cart, missing: [], changed: [], repriced: [], unbundled: [], there: [] }],
  };
  const tenant: Partial<TenantFactsOfPage> = {
    suppliers: [{ id: BRANCH.id, slug: 'norte', services: ['take_away'] }],
    ...(bookings ? { services: ['take_away', 'book'] } : {}),
  };
  const bench = renderApp(<LastOrderPart />, answers, {}, tenant, landing ? LANDING : {});
  act(() => {
    const { profile, order: held } = bench.stores;
    if (landing) held.setState({ taPurchaseId: 8 });
    profile.setState({
      profile: { id: 5, token: 't', name: 'Ana', phone: '', phone_code: '', phone_code_iso2: '', email: '' },
    });
  });
  await waitFor(() => expect(bench.paths()).toContain(listActualPurchases.path));
  return bench;
}
const again = () => screen.queryByRole('button', { name: new RegExp(`^${es.Order.order_again}`) });

test('a running order leads to its page (rule orders/last-order)', async () => {
  await show({ actual: [order] });
  const line = await screen.findByRole('link', { name: /Pedido #12 · En preparación/ });
  expect(line).toHaveAttribute('href', '/norte/order/7');
});

test.each([
  ['that is to be paid', { status: 'declined', retry_until: '2099-01-01T00:00:00Z' }, 'wait_payment'],
  ['whose payment waits at a bank', { status: 'pending', retry_until: null }, 'in_process'],
] as [string, Partial<Payment>, 'wait_payment' | 'in_process'][])(
  'an order %s comes before newer ones, and leads to where it is paid (rule orders/last-order)',
  async (_what, changes, standing) => {
    const unpaid: Order = {
      ...order,
      id: 6,
      number: 11,
      status: 'in_progress',
      payment: { ...paid, ...changes },
    };
    await show({ actual: [order, unpaid] });
    const line = await screen.findByRole('link', { name: `Pedido #11 · ${es.Order[standing]}` });
    expect(line).toHaveAttribute('href', '/norte/checkout/6');
  },
);

test('what was ordered last leads to the form with the same products (rule orders/last-order)', async () => {
  await show({ actual: [], closed: [past] });
  await waitFor(() => expect(again()).toBeVisible());
  await userEvent.click(again() as HTMLElement);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/norte/precheckout'));
});

test.each([
  ['a cart', { ...order, is_cart: true, status: 'cart', payment: null }],
  ['an order of somebody else, who lets this diner pay it', { ...order, role: 'guest' }],
] as [string, Order][])('%s is no last order (rule orders/last-order)', async (_what, one) => {
  const { paths } = await show({ actual: [one] });
  await waitFor(() => expect(paths()).toContain(listMyPurchases.path));
  expect(again()).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('on a menu another branch’s is not offered again (rule orders/last-order)', async () => {
  await show({ actual: [{ ...order, supplier: { ...order.supplier, id: 99, slug: 'sur' } }] });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/sur/order/7');
  expect(again()).toBeNull();
});

test('the landing names the newest cart that was left, and leads to it; a menu does that itself (rule orders/last-order, rule cart/brought-along)', async () => {
  const cart: Order = { ...order, id: 8, is_cart: true, status: 'cart', payment: null };
  const bench = await show({ actual: [cart, { ...cart, id: 5 }, order], landing: true });
  const left = await screen.findByRole('link', { name: new RegExp(es.Cart.left) });
  expect(left).toHaveAttribute('href', '/norte?service=take_away');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(again()).toBeNull();
  act(() => bench.stores.order.setState({ service: null, taPurchaseId: null }));
  left.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(left);
  expect(bench.stores.order.getState()).toMatchObject({ service: 'take_away', taPurchaseId: 8 });
});

test('the landing names the nearest booking, and leads to it (rule orders/last-order)', async () => {
  const sooner = bookingOf({ id: 8, state: 'pending', starts_at: '2026-01-01T00:00:00Z' });
  await show({ actual: [order], landing: true, bookings: [bookingOf(), sooner] });
  const line = await screen.findByRole('link', { name: new RegExp(es.Panel.booking_pending) });
  expect(line).toHaveAttribute('href', '/book_info/8');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(again()).toBeNull();
});

test.each([
  ['a menu', { landing: false, bookings: [bookingOf()] }],
  ['a tenant that takes no bookings', { landing: true, bookings: null }],
])('the bookings are not asked for on %s (rule orders/last-order)', async (_what, where) => {
  const { paths } = await show({ actual: [order], ...where });
  await screen.findByRole('link', { name: /Pedido #12/ });
  expect(paths()).not.toContain(listBookings.path);
});
