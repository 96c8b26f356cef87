import type { BundleBranch, BundleTable } from '@/backend/stored/tenant-bundle';
import type { Booking, TableHold } from '@/lib/contract/booking/booking';
import type { Answer, TestBackend } from '@/tests/support/backend/backend';
import { BOOKING } from '@/tests/support/backend/bundle-parts';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { BUYER, type Diner, openShop, type Shop } from './shop';
import { staffOf } from './staff-of';

export { BUYER };

export const tableOf = (label: string, seats: number, joinGroup: string | null = null): BundleTable => ({
  branchSlug: 'centro',
  kind: 'table',
  label,
  seats,
  area: null,
  joinGroup,
  active: true,
  qrVersion: 1,
});

type Rules = NonNullable<BundleBranch['booking']>;
/** A Friday, two days after the tests' clock. */
export const FRIDAY = { date: '2026-11-20', day: 'fri' } as const;
type AheadWish = {
  sku?: string;
  price?: number;
  token?: string;
  count?: number;
  id?: number;
  comment?: string;
  options?: object[];
};
type Wish = { date?: string; hour?: string; people?: number; day?: string };

type Asked = { tables?: BundleTable[]; rules?: Partial<Rules>; branch?: Partial<BundleBranch> };

/** A branch Centro that takes bookings. */
export function bookingsOf({ tables = [tableOf('1', 2)], rules = {}, branch = {} }: Asked = {}) {
  const centro = createBranch({ slug: 'centro', booking: { ...BOOKING, ...rules } as Rules, ...branch });
  return {
    branches: [centro, createBranch({ slug: 'norte', services: ['delivery', 'take_away'] })],
    tables,
  };
}

/** Each diner's own: one person has few bookings at once (rule booking/at-once). */
const contactOf = ({ id }: Diner) => ({
  ...BUYER,
  phone: `3${String(100_000_000 + id).slice(-9)}`,
  email: `d${id}@example.com`,
});

/** A shop whose branch Centro takes bookings, and the calls about them. */
export const openBookingShop = async (backend: TestBackend, asked: Asked = {}) =>
  serveBookings(await openShop(backend, bookingsOf(asked)));

/** Adds the calls about bookings. */
export function serveBookings<S extends Omit<Shop, 'placeCart'>>(shop: S) {
  const branch_id = shop.branchId();
  const post = (who: Diner, path: string, body: object = {}, headers = {}): Promise<Answer> =>
    shop.ask({ method: 'POST', path, headers: { ...who.headers, ...headers }, body });
  const wishOf = ({ date = FRIDAY.date, hour = '20:00', people = 2 }: Wish) => ({
    branch_id,
    date,
    hour,
    people,
  });
  const of = (id: number, what: string) => `/book/bookings/${id}/${what}.json`;
  const book = (who: Diner, more: Wish & Record<string, unknown> = {}, headers = {}) => {
    const { date, hour, people, ...rest } = more;
    const wish = wishOf({
      ...(date ? { date } : {}),
      ...(hour ? { hour } : {}),
      ...(people ? { people } : {}),
    });
    return post(
      who,
      '/book/bookings.json',
      { ...wish, day: FRIDAY.day, contact: contactOf(who), terms: true, ...rest },
      headers,
    );
  };
  return {
    ...shop,
    asStaff: staffOf(shop),
    branch_id,
    hours: async (query: string = `date=${FRIDAY.date}&people=2`, who?: Diner) =>
      shop.ask({
        path: `/api/v4/schedules?branch_id=${branch_id}&${query}`,
        ...(who ? { headers: who.headers } : {}),
      }),
    hold: (who: Diner, wish: Wish = {}) => post(who, '/book/holds.json', wishOf(wish)),
    holdId: async (who: Diner, wish: Wish = {}) => {
      const { body } = await post(who, '/book/holds.json', wishOf(wish));
      return (body as TableHold).id;
    },
    giveUp: (who: Diner, id: number) =>
      shop.ask({ method: 'DELETE', path: `/book/holds/${id}.json`, headers: who.headers }),
    book,
    /** @throws where it is refused */
    booked: async (who: Diner, more: Wish & Record<string, unknown> = {}): Promise<Booking> => {
      const { status, text, body } = await book(who, more);
      if (status !== 201) throw new Error(text);
      return body as Booking;
    },
    list: (who: Diner) => shop.ask({ path: '/book/bookings.json', headers: who.headers }),
    open: (who: Diner, id: number, token?: string) => post(who, of(id, 'open'), token ? { token } : {}),
    edit: (who: Diner, id: number, change: Wish & { notes?: string; token?: string }) => {
      const { notes = '', token, ...wish } = change;
      const { branch_id: _branch, ...sent } = wishOf(wish);
      return shop.ask({
        method: 'PUT',
        path: `/book/bookings/${id}.json`,
        headers: who.headers,
        body: { ...sent, notes, ...(token ? { token } : {}) },
      });
    },
    cancel: (who: Diner, id: number, token?: string) => post(who, of(id, 'cancel'), token ? { token } : {}),
    accept: (who: Diner, id: number, token?: string) => post(who, of(id, 'accept'), token ? { token } : {}),
    addGuest: (who: Diner, id: number, name: string, more: object = {}) =>
      post(who, of(id, 'guests'), { name, ...more }),
    removeGuest: (who: Diner, id: number, guest: number, token?: string) =>
      post(who, of(id, 'remove_guest'), { guest, ...(token ? { token } : {}) }),
    leave: (who: Diner, id: number, token?: string) => post(who, of(id, 'leave'), token ? { token } : {}),
    link: async (who: Diner, id: number, guest?: number): Promise<string> => {
      const { body } = await post(who, of(id, 'links'), guest ? { guest } : {});
      return (body as { token: string }).token;
    },
    /** Orders ahead; `product` by its sku at the price of the tests' menu. */
    orderAhead: (
      who: Diner,
      id: number,
      { sku = 'limonada', price = 12_500, token, ...product }: AheadWish = {},
      headers = {},
    ) =>
      post(
        who,
        '/shopping_cart/add_product_to_book',
        {
          purchase_id: id,
          data_purchase: { unit_price: price, ...(token ? { token } : {}) },
          product: { id: shop.offerId(sku), count: 1, ...product },
        },
        headers,
      ),
    removeAhead: (who: Diner, id: number, lineId: number, token?: string) =>
      token
        ? post(who, of(id, 'remove_line'), { token, line_id: lineId })
        : shop.ask({
            method: 'DELETE',
            path: `/shopping_cart/add_product_to_book/${lineId}?purchase_id=${id}`,
            headers: who.headers,
          }),
    post,
    of,
  };
}
export type BookingShop = Awaited<ReturnType<typeof openBookingShop>>;
