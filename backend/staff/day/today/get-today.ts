import { getKnownSupplierRow, localizer, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { orderServiceOf } from '@/backend/purchases';
import type { DayNumbers, Today } from '@/lib/contract/staff/day/today-calls';
import { businessDayOf, businessDaySpan, DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import {
  type CancelledRow,
  type DishRow,
  type HourRow,
  type MoneyRow,
  readCancelled,
  readDishes,
  readHours,
  readMoney,
  readTimed,
  type TimedRow,
  type TwoDays,
} from './read-day';

const WEEK = 7;
const MOST_DISHES = 20;

type Clock = { timezone: string; dayBegins: string };
type Rows = { hours: HourRow[]; dishes: DishRow[]; money: MoneyRow[]; timed: TimedRow[] };
type Major = (amountMinor: number) => number;

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((all, one) => all + of(one), 0);

/** The day that is shown and the one a week before; a day that is not over counts to this minute, on both. */
function spansOf({ date, now, clock }: { date: string; now: Date; clock: Clock }) {
  const against = addDays(date, -WEEK);
  const [day, before] = [businessDaySpan({ date, ...clock }), businessDaySpan({ date: against, ...clock })];
  if (now < day.from || now >= day.to) return { against, until: null, now: day, before };
  const { date: today, minute } = localMoment({ at: now, timezone: clock.timezone });
  const same = toInstant({ date: addDays(today, -WEEK), minute, timezone: clock.timezone }).at;
  return {
    ...{ against, until: toClockTime(minute) },
    now: { from: day.from, to: now },
    before: { from: before.from, to: new Date(Math.min(same.getTime(), before.to.getTime())) },
  };
}

function numbersOf({ rows, isBefore, major }: { rows: Rows; isBefore: boolean; major: Major }): DayNumbers {
  const own = <T extends { is_before: boolean }>(list: readonly T[]) =>
    list.filter(({ is_before: before }) => before === isBefore);
  const [hours, money] = [own(rows.hours), own(rows.money)];
  const [timed] = own(rows.timed);
  return {
    orders: sum(hours, ({ orders }) => orders),
    sales: major(sum(hours, (row) => row.sales_minor)),
    cancelled: sum(hours, ({ cancelled }) => cancelled),
    discounts: major(sum(hours, (row) => row.coupons_minor) + sum(own(rows.dishes), (row) => row.off_minor)),
    taken: major(sum(money, (row) => row.taken_minor)),
    tips: major(sum(money, (row) => row.tips_minor)),
    given_back: major(sum(money, (row) => row.given_back_minor)),
    timed: {
      ...{ orders: timed?.orders ?? 0, late: timed?.late ?? 0 },
      ...{ promised: Math.round(timed?.promised ?? 0), took: Math.round(timed?.took ?? 0) },
    },
  };
}

/** Adds the rows of both days up for each of their keys. */
function byKey<T extends { is_before: boolean; orders: number; sales_minor: number }, Key>(
  rows: readonly T[],
  keyOf: (row: T) => Key,
) {
  const keys = [...new Set(rows.map(keyOf))];
  return keys.map((key) => {
    const own = rows.filter((row) => keyOf(row) === key);
    const [now, before] = [own.filter((row) => !row.is_before), own.filter((row) => row.is_before)];
    return {
      key,
      ...{ orders: sum(now, ({ orders }) => orders), salesMinor: sum(now, (row) => row.sales_minor) },
      ...{
        ordersBefore: sum(before, ({ orders }) => orders),
        beforeMinor: sum(before, (row) => row.sales_minor),
      },
    };
  });
}

/** Hours in the order of the business day: one that begins at four ends with three. */
const hoursOf = ({
  rows,
  begins,
  major,
}: {
  rows: HourRow[];
  begins: number;
  major: Major;
}): Today['hours'] =>
  byKey(rows, ({ hour }) => hour)
    .filter(({ orders, ordersBefore }) => orders + ordersBefore > 0)
    .sort((one, other) => ((one.key + 24 - begins) % 24) - ((other.key + 24 - begins) % 24))
    .map(({ key, orders, salesMinor, ordersBefore, beforeMinor }) => ({
      ...{ hour: key, orders, sales: major(salesMinor) },
      ...{ orders_before: ordersBefore, sales_before: major(beforeMinor) },
    }));

const servicesOf = ({ rows, major }: { rows: HourRow[]; major: Major }): Today['services'] =>
  byKey(rows, orderServiceOf)
    .sort((one, other) => other.salesMinor - one.salesMinor)
    .map(({ key, orders, salesMinor, beforeMinor }) => ({
      ...{ service: key, orders, sales: major(salesMinor), sales_before: major(beforeMinor) },
    }));

const methodsOf = ({ rows, major }: { rows: MoneyRow[]; major: Major }): Today['methods'] =>
  rows
    .filter((row) => !row.is_before)
    .sort((one, other) => other.taken_minor - one.taken_minor)
    .map(({ method, taken_minor: taken, tips_minor: tips, given_back_minor: back }) => ({
      ...{ method, taken: major(taken), tips: major(tips), given_back: major(back) },
    }));

/**
 * `GET /staff/day/today.json`, in six statements whatever was sold (rule staff/today). @throws not_found for a branch that is none
 */
export function getToday({
  ctx,
  input: { supplierId, date: asked },
}: {
  ctx: Context;
  input: { supplierId: string; date: string | undefined };
}): Promise<Today> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id, settings } = await getKnownSupplierRow(sql, ctx.instance.id, supplierId);
    const clock = { timezone: settings.timezone, dayBegins: settings.dayBegins ?? DAY_BEGINS };
    const date = asked ?? businessDayOf({ at: ctx.now, ...clock });
    const { against, until, now, before } = spansOf({ date, now: ctx.now, clock });
    const days: TwoDays = { supplierId: id, timezone: clock.timezone, now, before };
    const of = { sql, ctx, days };
    const rows: Rows = {
      ...{ hours: await readHours(of), dishes: await readDishes(of) },
      ...{ money: await readMoney(of), timed: await readTimed(of) },
    };
    const cancellations: CancelledRow[] = await readCancelled(of);
    const [major, localize] = [majorOf(ctx.instance.currency), localizer(ctx)];
    return {
      ...{ date, against, until, cancellations },
      now: numbersOf({ rows, isBefore: false, major }),
      before: numbersOf({ rows, isBefore: true, major }),
      hours: hoursOf({ rows: rows.hours, begins: Math.floor(toMinutes(clock.dayBegins) / 60), major }),
      services: servicesOf({ rows: rows.hours, major }),
      methods: methodsOf({ rows: rows.money, major }),
      dishes: rows.dishes
        .filter((row) => !row.is_before)
        .sort((one, other) => other.sales_minor - one.sales_minor || one.product_id - other.product_id)
        .slice(0, MOST_DISHES)
        .map(({ product_id: productId, name, pieces, sales_minor: sales }) => ({
          ...{ product_id: productId, name: localize(name), count: pieces, sales: major(sales) },
        })),
    };
  });
}
