import type { Checkpoint } from '@/backend/platform/checkpoint';
import { chooseCount } from '@/tests/support/faults/fault-counts';
import { openRaces, outcomeOf, PLENTY, type Races } from '@/tests/support/faults/races';
import { bookingsOf, serveBookings, tableOf } from '@/tests/support/shops/booking-shop';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';

/** 20:00 of Bogotá on the day of the bookings. */
const EIGHT = new Date('2026-11-21T01:00:00Z');
/** Bookings end with their race, accounts are closed with it. */
const TABLES = chooseCount({ short: 15, full: 1_500 });
const NOON = new Date('2026-11-18T17:00:00Z');
const CHECKED: Checkpoint = 'ahead-checked';

let races: Races;
let shop: Awaited<ReturnType<typeof openShop>>;
let staff: Record<string, string>;
let meet: Races['meet'];
beforeAll(async () => {
  const tables = Array.from({ length: TABLES }, (_, index) => tableOf(String(index + 1), 2));
  races = await openRaces(bookingsOf({ tables }));
  shop = await openShop();
  staff = await shop.asStaff('bookings:write', 'tables:write');
  ({ meet } = races);
});
afterAll(() => races.close());

const openShop = async () => serveBookings(await serveAccounts(races.shop));

type Party = { ana: Diner; id: number; table: string };
/** A party that ordered ahead, at its hour, at a table that no race had before. */
const arriving = (race: (party: Party) => Promise<void>) =>
  races.raced(async ({ ana }) => {
    const { id } = await shop.booked(ana);
    await shop.orderAhead(ana, id, { count: 2 });
    const [row] = await races.shop.read<{ label: string }>(
      `select t.label from booking_tables c join tables t on t.id = c.table_id
       where c.instance_id = $1 and c.booking_id = ${id}`,
    );
    races.paying.backend.clock.now = EIGHT;
    await race({ ana, id, table: row?.label ?? '' });
  });

const arrive = (id: number, arrival: 'seated' | 'no_show') =>
  shop.ask({
    method: 'PUT',
    path: `/staff/bookings/${id}/arrival.json`,
    headers: staff,
    body: { arrival },
  });
const countSent = async (id: number): Promise<number> => {
  const [row] = await races.shop.read<{ sent: number }>(
    `select count(*)::int as sent from purchase_lines l join purchases c on c.id = l.purchase_id
     where l.instance_id = $1 and c.is_account and l.member_id = (select profile_id from bookings where id = ${id})`,
  );
  return row?.sent ?? 0;
};

describe('what was ordered ahead is sent once (guarantee/ordered-ahead-once)', () => {
  it('where staff seat the party while its organiser scans the code', () =>
    arriving(async ({ ana, id, table }) => {
      const { first, second, waited } = await meet(
        CHECKED,
        () => shop.scan(ana, table),
        () => arrive(id, 'seated'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(await countSent(id)).toBe(1);
    }));

  it('where the organiser scans while staff seat the party', () =>
    arriving(async ({ ana, id, table }) => {
      const { first, second, waited } = await meet(
        CHECKED,
        () => arrive(id, 'seated'),
        () => shop.scan(ana, table),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(await countSent(id)).toBe(1);
    }));

  it('where the organiser scans twice, at two tables', () =>
    arriving(async ({ ana, id, table }) => {
      const other = table === '1' ? '2' : '1';
      const { waited } = await meet(
        CHECKED,
        () => shop.scan(ana, table),
        () => shop.scan(ana, other),
      );
      expect(waited).toBe(true);
      expect(await countSent(id)).toBe(1);
    }));

  it('where staff seat the party twice', () =>
    arriving(async ({ id }) => {
      const { first, second } = await meet(
        CHECKED,
        () => arrive(id, 'seated'),
        () => arrive(id, 'seated'),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await countSent(id)).toBe(1);
    }));

  it('where staff seat it again, once the earlier party has gone, while the organiser scans', () =>
    arriving(async ({ ana, id, table }) => {
      const early = await races.shop.createDiner();
      races.paying.backend.clock.now = new Date(EIGHT.getTime() - 3_600_000);
      await shop.scan(early, table);
      await shop.join(early, 'Luis');
      const account = await shop.sent(early);
      races.paying.backend.clock.now = EIGHT;
      await arrive(id, 'seated');
      expect(await countSent(id)).toBe(0);
      await shop.ask({
        method: 'PUT',
        path: `/staff/accounts/${account.id}/status.json`,
        headers: staff,
        body: { status: 'closed_account', reason: 'x' },
      });
      const { first, second, waited } = await meet(
        CHECKED,
        () => shop.scan(ana, table),
        () => arrive(id, 'seated'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(await countSent(id)).toBe(1);
    }));

  it('with what is left, where a product sells out meanwhile', () =>
    arriving(async ({ ana, id, table }) => {
      await races.shop.setStock(2);
      const { first, second, waited } = await meet(
        CHECKED,
        () => shop.scan(ana, table),
        () => races.shop.setStock(1),
      );
      await races.shop.setStock(PLENTY);
      expect([outcomeOf(first), second, waited]).toEqual([200, undefined, true]);
      expect(await countSent(id)).toBe(1);
    }));

  it('as it was changed last, where a dish is added meanwhile', () =>
    arriving(async ({ ana, id, table }) => {
      races.paying.backend.clock.now = NOON;
      const { first, second, waited } = await meet(
        'ahead-added',
        () => shop.orderAhead(ana, id, { comment: 'una más' }),
        () => shop.orderAhead(ana, id, { comment: 'una más' }),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      races.paying.backend.clock.now = EIGHT;
      await shop.scan(ana, table);
      expect(await countSent(id)).toBe(2);
    }));

  it('or not at all, where its organiser scans while staff say that nobody came', () =>
    arriving(async ({ ana, id, table }) => {
      races.paying.backend.clock.now = new Date(EIGHT.getTime() + 60_000);
      const { first, second } = await meet(
        CHECKED,
        () => shop.scan(ana, table),
        () => arrive(id, 'no_show'),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'illegal_transition']);
      expect(await countSent(id)).toBe(1);
    }));
});
