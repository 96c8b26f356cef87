import fc from 'fast-check';
import type { Span } from '@/lib/domain/booking/booking-rules';
import {
  type BookingTable,
  chooseTables,
  mostSeated,
  overlaps,
  type TakenTable,
} from '@/lib/domain/booking/choose-tables';
import { HOUR_PLACES, placesAt } from '@/lib/domain/booking/hour-places';
import { chooseOffers } from '@/lib/domain/booking/waiting-list';
import { chooseCount } from '@/tests/support/faults/fault-counts';

const table = (id: number, seats: number, joinGroup: string | null = null): BookingTable => ({
  id,
  seats,
  joinGroup,
});
const NOON: Span = { from: 0, to: 90 };
const choose = (
  tables: readonly BookingTable[],
  people: number,
  { taken = [], oversize = null }: { taken?: TakenTable[]; oversize?: number | null } = {},
) => chooseTables({ tables, taken, span: NOON, people, oversize });
const ROOM = [table(1, 4), table(2, 2), table(3, 2, 'patio'), table(4, 4, 'patio'), table(5, 4, 'patio')];

test.each([
  { why: 'the smallest that fits', people: 2, ids: [2] },
  { why: 'the first of several as small', people: 3, ids: [1] },
  { why: 'a join where none alone fits', people: 5, ids: [3, 4] },
  { why: 'the smallest join', people: 8, ids: [4, 5] },
  { why: 'all of a group', people: 9, ids: [3, 4, 5] },
  { why: 'none where too few seats are', people: 11, ids: null },
])('$why (rule booking/tables)', ({ people, ids }) => {
  expect(choose(ROOM, people)).toEqual(ids);
});

test('tables of two groups are not joined, nor those of none (rule booking/tables)', () => {
  expect(choose([table(1, 4, 'a'), table(2, 4, 'b'), table(3, 4), table(4, 4)], 6)).toBeNull();
});

test('a table with more empty seats than the branch allows is kept free (rule booking/tables)', () => {
  expect(choose(ROOM, 1, { oversize: 0 })).toBeNull();
  expect(choose(ROOM, 1, { oversize: 1 })).toEqual([2]);
  expect(choose(ROOM, 7, { oversize: 0 })).toBeNull();
  expect(choose(ROOM, 7, { oversize: 1 })).toEqual([4, 5]);
});

test.each([
  { why: 'it is taken to its end', taken: { from: -60, to: 1 }, ids: [3] },
  { why: 'one that ends as it begins is free', taken: { from: -60, to: 0 }, ids: [2] },
  { why: 'one that begins as it ends too', taken: { from: 90, to: 180 }, ids: [2] },
  { why: 'one within it is not', taken: { from: 30, to: 40 }, ids: [3] },
])('of a table that is taken, $why (rule booking/tables)', ({ taken, ids }) => {
  expect(choose(ROOM, 2, { taken: [{ tableId: 2, ...taken }] })).toEqual(ids);
});

test('200 people at one table find none', () => {
  expect(choose([table(1, 4)], 200)).toBeNull();
});

const runs = { numRuns: chooseCount({ short: 300, full: 20_000 }) };
const anyTables = fc
  .array(fc.record({ seats: fc.integer({ min: 1, max: 8 }), joinGroup: fc.constantFrom(null, 'a', 'b') }), {
    maxLength: 7,
  })
  .map((rows) => rows.map((row, index) => ({ id: index + 1, ...row })));
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 5 }))
  .map(([from, length]) => ({ from, to: from + length }));
const anyTaken = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 7 }), anySpan).map(([tableId, span]) => ({ tableId, ...span })),
  { maxLength: 6 },
);
const anyPeople = fc.integer({ min: 1, max: 20 });
const anyOversize = fc.constantFrom(null, 0, 1, 3);

/** Every table, and every set of tables of one group. */
function allChoices(tables: readonly BookingTable[]): BookingTable[][] {
  const singles = tables.map((one) => [one]);
  const joins = ['a', 'b'].flatMap((name) => {
    const group = tables.filter(({ joinGroup }) => joinGroup === name);
    return Array.from({ length: 2 ** group.length }, (_, mask) =>
      group.filter((_one, bit) => mask & (1 << bit)),
    );
  });
  return [...singles, ...joins.filter(({ length }) => length > 1)];
}
const seatsOf = (tables: readonly BookingTable[]) => tables.reduce((sum, { seats }) => sum + seats, 0);

test('as trying every choice says: one table before several, then fewest seats, then fewest tables (rule booking/tables)', () => {
  fc.assert(
    fc.property(
      anyTables,
      anyTaken,
      anySpan,
      anyPeople,
      anyOversize,
      (tables, taken, span, people, oversize) => {
        const chosen = chooseTables({ tables, taken, span, people, oversize });
        const free = tables.filter(
          ({ id }) => !taken.some((one) => one.tableId === id && overlaps(one, span)),
        );
        const fitting = allChoices(free).filter((choice) => {
          const spare = seatsOf(choice) - people;
          return spare >= 0 && (oversize === null || spare <= oversize);
        });
        const rank = (choice: BookingTable[]) => [choice.length > 1 ? 1 : 0, seatsOf(choice), choice.length];
        const compare = (one: BookingTable[], other: BookingTable[]) =>
          rank(one)
            .map((value, index) => value - (rank(other)[index] ?? 0))
            .find((difference) => difference !== 0) ?? 0;
        const [best] = fitting.sort(compare);
        if (chosen === null) return best === undefined;
        const own = free.filter(({ id }) => chosen.includes(id));
        return best !== undefined && own.length === chosen.length && compare(own, best) === 0;
      },
    ),
    runs,
  );
});

test('the same question has the same answer, whatever the order of what is taken (rule booking/tables)', () => {
  fc.assert(
    fc.property(anyTables, anyTaken, anySpan, anyPeople, (tables, taken, span, people) => {
      const asked = { tables, span, people, oversize: null };
      const again = chooseTables({ ...asked, taken: [...taken].reverse() });
      expect(again).toEqual(chooseTables({ ...asked, taken }));
    }),
    runs,
  );
});

test('however many book one after another, no table has two at a time (rule booking/tables)', () => {
  const parties = fc.array(fc.tuple(anySpan, anyPeople), { maxLength: 25 });
  fc.assert(
    fc.property(anyTables, parties, (tables, wishes) => {
      const taken: TakenTable[] = [];
      for (const [span, people] of wishes) {
        const ids = chooseTables({ tables, taken, span, people, oversize: null }) ?? [];
        for (const tableId of ids) taken.push({ tableId, ...span });
      }
      return taken.every((one, index) =>
        taken.slice(index + 1).every((other) => one.tableId !== other.tableId || !overlaps(one, other)),
      );
    }),
    runs,
  );
});

const rules = { stays: [{ people: 8, minutes: 90 }], oversize: null };
const places = (people: number, taken: TakenTable[] = []) =>
  placesAt({ at: new Date(0), people, tables: ROOM, taken, rules });

test('an hour is nearly full when one more party of that size fills it (rule booking/nearly-full)', () => {
  const day = { from: 0, to: 86_400_000 };
  expect(HOUR_PLACES).toContain(places(2));
  expect(places(2)).toBe('free');
  expect(places(8)).toBe('last');
  expect(places(8, [{ tableId: 5, ...day }])).toBe('full');
  expect(
    places(
      4,
      [1, 4].map((tableId) => ({ tableId, ...day })),
    ),
  ).toBe('last');
});

const party = (id: number, people: number, from = 0) => ({ id, people, span: { from, to: from + 90 } });

test.each([
  { why: 'the first that it fits', waiting: [party(1, 4), party(2, 2), party(3, 2)], offered: [2] },
  { why: 'two who come at other times both', waiting: [party(2, 2), party(3, 2, 90)], offered: [2, 3] },
  { why: 'nobody where none fits', waiting: [party(1, 4)], offered: [] },
])('a free place is offered to $why (rule booking/waiting-list)', ({ waiting, offered }) => {
  const offers = chooseOffers({ waiting, tables: [table(9, 2)], taken: [], oversize: null });
  expect(offers).toEqual(offered.map((waitingId) => ({ waitingId, tableIds: [9] })));
});

test('the largest party sits at one table, or at all of one group (rule booking/tables)', () => {
  expect(mostSeated([table(1, 4), table(2, 3, 'a'), table(3, 3, 'a'), table(4, 2, 'b')])).toBe(6);
  expect(mostSeated([table(1, 8), table(2, 3, 'a'), table(3, 3, 'a')])).toBe(8);
  expect(mostSeated([])).toBe(0);
});
