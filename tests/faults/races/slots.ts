import type { Checkpoint } from '@/backend/platform/checkpoint';
import { type HoursSchedule, hoursScheduleSchema } from '@/lib/contract/branches/schedule';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import type { RaceShop } from '@/tests/support/faults/race-shop';
import { openRaces, outcomeOf, type Races } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

const DATE = '2026-11-18';
const HOUR = '14:00';

let races: Races;
let shop: RaceShop;
let raced: Races['raced'];
let meet: Races['meet'];
beforeAll(async () => {
  const branches = createBundle().branches.map((one) => ({ ...one, slotOrders: 1 }));
  races = await openRaces({ branches });
  ({ shop, raced, meet } = races);
});
afterAll(() => races.close());
const fillAt = (diner: Diner, hour: string, settled: object = {}): Promise<Cart> =>
  shop.fill(diner, { subservice: 'schedule', schedule_date: DATE, schedule_hour: hour, ...settled });
const slotAt = async (diner: Diner, hour: string): Promise<HoursSchedule['hours'][number] | undefined> => {
  const path = `/params/get_hours_schedule.json?supplier_id=${shop.branchId()}&date=${DATE}&service=take_away`;
  const { body } = await shop.ask({ method: 'GET', path, headers: diner.headers });
  return hoursScheduleSchema.parse(body).hours.find((one) => one.hour === hour);
};

describe('two diners want the last place of a slot', () => {
  it.each<Checkpoint>(['order-checked', 'order-before-commit'])(
    'held at %s: one has it, and it is there again when that one is cancelled (rule branches/slot-places, guarantee/slot-places)',
    (at) =>
      raced(async ({ ana, eva }) => {
        const [hers, his] = [await fillAt(ana, HOUR), await fillAt(eva, HOUR)];
        const { first, second } = await meet(
          at,
          () => shop.placeCart(ana, hers),
          () => shop.placeCart(eva, his),
        );
        expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([201, 'slot_full']);
        const isHers = first.status === 201;
        expect(await slotAt(ana, HOUR)).toMatchObject({ date: DATE, available: false, full: true });
        const { id } = (isHers ? first : second).body as Order;
        expect(outcomeOf(await shop.cancel(isHers ? ana : eva, id))).toBe(200);
        expect(await slotAt(ana, HOUR)).toMatchObject({ date: DATE, available: true, full: false });
        const late = isHers ? await shop.placeCart(eva, his) : await shop.placeCart(ana, hers);
        expect(outcomeOf(late)).toBe(201);
        expect(outcomeOf(await shop.cancel(isHers ? eva : ana, (late.body as Order).id))).toBe(200);
      }),
  );
});

test('the last place is held while an order is paid, and given back with its stock (rule orders/hold, rule branches/slot-places)', () =>
  raced(async ({ ana, eva }) => {
    const hers = await fillAt(ana, HOUR, { payment_method: 'card' });
    const order = (await shop.placeCart(ana, hers)).body as Order;
    const his = await fillAt(eva, HOUR);
    expect(his.issues.map(({ key }) => key)).toEqual(['slot_full']);
    expect(outcomeOf(await shop.placeCart(eva, his))).toBe('slot_full');
    races.paying.pass(14 * 60_000);
    expect(await shop.release(order)).toBe(false);
    races.paying.pass(2 * 60_000);
    expect(await shop.release(order)).toBe(true);
    const late = await shop.placeCart(eva, his);
    expect(outcomeOf(late)).toBe(201);
    expect(outcomeOf(await shop.cancel(eva, (late.body as Order).id))).toBe(200);
  }));

test('another slot takes none of its places', () =>
  raced(async ({ ana, eva }) => {
    const [one, other] = [await fillAt(ana, '20:00'), await fillAt(eva, '20:30')];
    const placed = [await shop.placeCart(ana, one), await shop.placeCart(eva, other)];
    expect(placed.map(outcomeOf)).toEqual([201, 201]);
    for (const [index, { body }] of placed.entries())
      expect(outcomeOf(await shop.cancel(index === 0 ? ana : eva, (body as Order).id))).toBe(200);
  }));

describe('two diners order for now, and the slot that both are promised has one place', () => {
  const comesBy = ({ arrival_minutes: arrival }: Cart): string => {
    if (!arrival) throw new Error('nothing was promised');
    return arrivalWindow({ arrival, start: races.paying.backend.clock.now }).to.toISOString();
  };
  const placeNow = (diner: Diner, cart: Cart) =>
    shop.placeCart(diner, cart, undefined, { comes_by: comesBy(cart) });
  const readCart = async (diner: Diner, { purchase_id: id }: Cart): Promise<Cart> =>
    (await shop.settle(diner, id, {})).body as Cart;

  it.each<Checkpoint>(['order-checked', 'order-before-commit'])(
    'held at %s: one has it, the other is promised a later one, and nobody else can want its hour (rule branches/slot-places, guarantee/slot-places)',
    (at) =>
      raced(async ({ ana, eva }) => {
        const [hers, his] = [await shop.fill(ana), await shop.fill(eva)];
        expect(his.arrival_minutes).toEqual(hers.arrival_minutes);
        const { first, second } = await meet(
          at,
          () => placeNow(ana, hers),
          () => placeNow(eva, his),
        );
        expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([201, 'promise_moved']);
        const isHers = first.status === 201;
        const [winner, loser, lost] = isHers ? [ana, eva, his] : [eva, ana, hers];
        expect(await slotAt(loser, '12:30')).toMatchObject({ date: DATE, available: false, full: true });
        const again = await readCart(loser, lost);
        expect(again.issues).toEqual([]);
        const before = lost.arrival_minutes?.least ?? 0;
        expect(again.arrival_minutes?.least).toBeGreaterThan(before);
        const late = await placeNow(loser, again);
        expect(outcomeOf(late)).toBe(201);
        const { id } = (isHers ? first : second).body as Order;
        expect(outcomeOf(await shop.cancel(winner, id))).toBe(200);
        expect((await shop.fill(winner)).arrival_minutes?.least).toBe(before);
        expect(outcomeOf(await shop.cancel(loser, (late.body as Order).id))).toBe(200);
      }),
  );
});

test('who does not say until when it comes is told the next slot, or refused in the race alone (rule orders/later)', () =>
  raced(async ({ ana, eva }) => {
    const [hers, his] = [await shop.fill(ana), await shop.fill(eva)];
    const first = (await shop.placeCart(ana, hers)).body as Order;
    const second = (await shop.placeCart(eva, his)).body as Order;
    const minutes = (order: Order) => new Date(order.arrival?.from ?? 0).getTime() / 60_000;
    expect(minutes(second) - minutes(first)).toBeGreaterThan(5);
    for (const [diner, { id }] of [[ana, first] as const, [eva, second] as const])
      expect(outcomeOf(await shop.cancel(diner, id))).toBe(200);
  }));
