import { randomUUID } from 'node:crypto';
import type { Row } from '@/backend/platform/database/database';
import type { BundleTable } from '@/backend/stored/tenant-bundle';
import type { Booking } from '@/lib/contract/booking/booking';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { DepositRules } from '@/lib/domain/booking/deposit';
import { bookingsOf, FRIDAY, serveBookings, tableOf } from './booking-shop';
import { serveAccounts } from './dining-shop';
import { CARDS, type PayingBackend } from './gateway';
import { openPayingShop, type PayingShop } from './paying-shop';
import { BUYER, type Diner } from './shop';

/** 20:00 of Bogotá on the day of the bookings. */
export const EIGHT = new Date('2026-11-21T01:00:00Z');
const DEPOSIT: DepositRules = { perPersonMinor: 20_000, fromPeople: 1, refundHours: 24 };

type Asked = {
  deposit?: Partial<DepositRules>;
  rules?: Parameters<typeof bookingsOf>[0] extends infer A ? Extract<A, { rules?: unknown }>['rules'] : never;
  onTableClass?: 'basic' | 'checkout';
  tables?: BundleTable[];
};

/** Tables 1 for two and 2 for four unless said, whose bookings are paid ahead. */
export const depositsOf = ({
  deposit = {},
  rules = {},
  onTableClass = 'checkout',
  tables = [tableOf('1', 2), tableOf('2', 4)],
}: Asked = {}) =>
  bookingsOf({
    tables,
    rules: { ...rules, deposit: { ...DEPOSIT, ...deposit } },
    branch: {
      onTableClass,
      onlinePay: { delivery: true, take_away: true, on_table: true, book: true, room: false },
      paymentProvider: 'sandbox',
      paymentMethods: [
        { method: 'card', services: ['take_away', 'on_table', 'book'] },
        { method: 'cash', services: ['take_away', 'on_table', 'book'] },
      ],
    },
  });
export const openDepositShop = async (paying: PayingBackend, asked: Asked = {}) =>
  serveDeposits(await openPayingShop(paying, depositsOf(asked)), paying);

/** Adds the calls about bookings and their deposits. */
export async function serveDeposits<S extends Omit<PayingShop, 'placeCart' | 'place'>>(
  paid: S,
  paying: PayingBackend,
) {
  const shop = serveBookings(await serveAccounts(paid));
  const { backend, instanceId } = shop;
  const headers = await shop.asStaff('bookings:read', 'bookings:write', 'tables:write', 'orders:read');
  const staff = (method: string, path: string, body: object = {}) =>
    shop.ask({ method, path, headers: { ...headers, 'idempotency-key': randomUUID() }, body });
  const query = <T extends Row>(text: string, values: readonly unknown[] = []) =>
    backend.db.tenant(instanceId, (sql) => sql<T>(text, [instanceId, ...values]));
  const depositOf = (booking: Pick<Booking, 'deposit'>) => {
    if (!booking.deposit) throw new Error('no deposit is asked');
    return booking.deposit;
  };
  return {
    ...shop,
    staff,
    query,
    staffHeaders: headers,
    payDeposit: async (diner: Diner, booking: Pick<Booking, 'deposit'>, card: string = CARDS.approved) =>
      shop.ask({
        method: 'POST',
        path: '/payments.json',
        headers: diner.headers,
        body: {
          purchase_id: depositOf(booking).purchase_id,
          method: 'card',
          card: { token: await paying.tokenize(shop.slug, card), holder_dni_type: 'CC', holder_dni: '1' },
          acceptance: true,
          buyer: BUYER,
        },
      }),
    /** Booked, and the deposit paid. */
    async paid(diner: Diner, wish: Parameters<typeof shop.booked>[1] = {}): Promise<Booking> {
      const booking = await shop.booked(diner, wish);
      await this.payDeposit(diner, booking);
      paying.pass(3_000);
      await paying.runJobs();
      return this.now(diner, booking);
    },
    now: async (diner: Diner, { id }: Pick<Booking, 'id'>) => (await shop.open(diner, id)).body as Booking,
    seat: ({ id }: Pick<Booking, 'id'>) =>
      staff('PUT', `/staff/bookings/${id}/arrival.json`, { arrival: 'seated' }),
    miss: ({ id }: Pick<Booking, 'id'>) =>
      staff('PUT', `/staff/bookings/${id}/arrival.json`, { arrival: 'no_show' }),
    decide: ({ id }: Pick<Booking, 'id'>, decision: object) =>
      staff('PUT', `/staff/bookings/${id}/decision.json`, decision),
    closeAccount: (id: number) =>
      staff('PUT', `/staff/accounts/${id}/status.json`, { status: 'closed_account', reason: 'x' }),
    day: async () => {
      const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`;
      return ((await shop.ask({ path, headers })).body as { bookings: StaffBooking[] }).bookings;
    },
    /** The payments of its purchase, or of an account: amount, what goes back, what was given. */
    moneyOf: (purchaseId: number) =>
      query<{ status: string; amount_minor: number; refunds_minor: number; given_minor: number }>(
        `select status, amount_minor, refunds_minor, given_minor from payments
         where instance_id = $1 and purchase_id = $2 order by attempt`,
        [purchaseId],
      ),
  };
}
