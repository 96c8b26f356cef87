import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookInfo } from '@/components/booking/info/book-info';
import { ApiError } from '@/lib/clients/api-error';
import type { Booking, OrderAhead } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import * as ahead from '@/lib/contract/booking/order-ahead-calls';
import * as menu from '@/lib/contract/menu/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import examples from '@/tests/support/backend/contract-examples.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const { BookInfo: words } = es;
const TOKEN = 'x'.repeat(43);
const supplier = menu.getSupplierBySlug.response.parse(examples['GET /domain/suppliers/{slug}.json']);
const products = supplier.menu.categories.flatMap((one) => [
  ...one.products,
  ...one.subcategories.flatMap((sub) => sub.products),
]);
const plain = products.find((one) => one.available && one.stock !== 0 && !one.has_required_options);
const withOptions = menu.getProduct.response.parse(examples['GET /api/products/{id}.json']);
const EMPTY: OrderAhead = { lines: [], total: 0, sent_at: null };
const line = (part: Partial<OrderAhead['lines'][number]> = {}): OrderAhead['lines'][number] => ({
  id: 31,
  product_supplier_id: plain?.id ?? 0,
  product_id: 1,
  name: 'Limonada',
  image: null,
  count: 2,
  unit_price: 12_500,
  subtotal: 25_000,
  promo: null,
  options: [],
  comment: 'Sin hielo',
  stall: null,
  stock: null,
  max_per_order: null,
  is_alcoholic: false,
  kept_until: null,
  is_gone: false,
  ...part,
});
const open = (booking: Booking, answers: Parameters<typeof renderApp>[1] = {}) => {
  window.linkToken = TOKEN;
  return renderApp(<BookInfo id={7} />, {
    [calls.getBooking.path]: [booking],
    [menu.getSupplierBySlug.path]: [supplier],
    ...answers,
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => errorStore.setState({ notice: null }));

test.each([
  ['was sent', '2026-01-02T01:00:00Z', 1],
  ['was never sent', null, 0],
])('of a visit that is over an order that %s is shown, or not', async (_case, sent_at, times) => {
  const past = { starts_at: '2026-01-02T01:00:00Z', ends_at: '2026-01-02T02:30:00Z', can_change: false };
  open(bookingOf({ ...past, order: { lines: [line()], total: 25_000, sent_at } }));
  expect(await screen.findByRole('heading', { level: 1, name: words.past_title })).toBeVisible();
  expect(screen.queryAllByText(/Limonada/)).toHaveLength(times);
});

test('a plain dish is ordered ahead by one tap, at the price that was seen (rule booking/ordering-ahead)', async () => {
  const ordered = bookingOf({ order: { ...EMPTY, lines: [line()], total: 25_000 } });
  const { calls: made } = open(bookingOf({ order: EMPTY }), { [ahead.addProductToBook.path]: [ordered] });
  await press(words.ahead_add);
  await press(words.ahead_quick.replace('{name}', plain?.name ?? ''));
  expect(await screen.findByText('2 en tu pedido')).toBeVisible();
  expect(made.at(-1)?.body).toEqual({
    purchase_id: 7,
    data_purchase: { token: TOKEN, unit_price: plain?.price },
    product: { id: plain?.id, count: 1 },
  });
  await press(words.ahead_done);
  expect(screen.getByText(/«Sin hielo»/)).toBeVisible();
});

test('a dish with options is opened first, and the price that is refused is said', async () => {
  const error = new ApiError({ kind: 'http', status: 409, key: 'price_changed', values: { price: 99 } });
  open(bookingOf({ order: EMPTY }), {
    [menu.getProduct.path]: [withOptions],
    [ahead.addProductToBook.path]: [error],
  });
  await press(words.ahead_add);
  await press(words.ahead_open.replace('{name}', withOptions.name));
  const sheet = await screen.findByRole('dialog', { name: withOptions.name });
  await userEvent.click(await within(sheet).findByRole('button', { name: new RegExp(es.Cart.add) }));
  expect(within(sheet).getByText(es.Cart.options_missing)).toBeVisible();
  await userEvent.click(within(sheet).getByRole('checkbox'));
  await userEvent.click(within(sheet).getByRole('button', { name: new RegExp(`^${es.Cart.add}`) }));
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('price_changed'));
});

test('a line is taken off, and what is gone is named', async () => {
  const order = { ...EMPTY, lines: [line(), line({ id: 32, name: 'Ajiaco', is_gone: true })], total: 25_000 };
  const { calls: made } = open(bookingOf({ order }), {
    [ahead.removeLineAhead.path]: [bookingOf({ order: EMPTY })],
  });
  expect(await screen.findByText(words.ahead_gone)).toBeVisible();
  await press(words.ahead_remove.replace('{name}', 'Limonada'));
  expect(await screen.findByText(words.ahead_text)).toBeVisible();
  expect(made.at(-1)?.body).toEqual({ token: TOKEN, line_id: 31 });
});

test('what was sent is on the bill of the table, and is changed no more', async () => {
  const order = {
    lines: [line(), line({ id: 32, is_gone: true })],
    total: 25_000,
    sent_at: '2026-11-21T01:00:00Z',
  };
  open(bookingOf({ can_change: false, order }));
  expect(await screen.findByText(words.ahead_sent)).toBeVisible();
  expect(screen.getByText(words.ahead_was_gone)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.ahead_more })).toBeNull();
});

test.each([
  ['whose branch takes no orders ahead', { order: null }],
  ['that waits for a table', { state: 'waiting_list', order: EMPTY }],
  ['that is too near, with nothing ordered', { can_change: false, order: EMPTY }],
] as const)('a booking %s offers none', async (_what, part) => {
  open(bookingOf(part));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: words.ahead })).toBeNull();
});

test('a guest reads what is ordered, and changes nothing of it (rule booking/guests)', async () => {
  const guests = [{ number: 1, name: 'Luis', email: null, is_out: false }];
  open(bookingOf({ me: 1, guests, order: { ...EMPTY, lines: [line()], total: 25_000 } }));
  expect(await screen.findByText('2 × Limonada')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.ahead_more })).toBeNull();
});
