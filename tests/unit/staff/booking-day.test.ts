import fc from 'fast-check';
import {
  columnsOf,
  countsOf,
  type DayBooking,
  freeOf,
  type HostState,
  hostActions,
  hostStateOf,
  hoursOfDay,
  nightDateOf,
  rowsOfDay,
} from '@/lib/domain/staff/booking-day';

const NOW = new Date('2026-11-21T01:30:00Z');
const SPAN = { from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T07:00:00.000Z' };
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();

type Shown = DayBooking & { people: number | null; date: string; hour: string; day: string };
const bookingOf = (changes: Partial<Shown> = {}): Shown => ({
  id: 1,
  kind: 'booking',
  state: 'approved',
  starts_at: at(30),
  ends_at: at(120),
  seats_from: at(-600),
  seated_at: null,
  no_show_at: null,
  tables: [{ id: 1 }],
  deposit: null,
  order: null,
  people: 2,
  date: '2026-11-20',
  hour: '21:00',
  day: '2026-11-20',
  ...changes,
});

test.each<[HostState, Partial<Shown>]>([
  ['to_pay', { state: 'pending', deposit: { state: 'to_pay' } }],
  ['to_pay', { state: 'pending', deposit: { state: 'on_its_way' } }],
  ['to_decide', { state: 'pending', deposit: { state: 'paid' } }],
  ['to_decide', { state: 'pending' }],
  ['expected', {}],
  ['expected', { starts_at: at(-15) }],
  ['late', { starts_at: at(-16) }],
  ['seated', { seated_at: at(-5) }],
  ['overtime', { seated_at: at(-120), starts_at: at(-120), ends_at: at(-1) }],
  ['gone', { seated_at: at(-120), starts_at: at(-120), ends_at: at(-1), tables: [] }],
  ['seated', { kind: 'walk_in', seated_at: at(-5) }],
  ['no_show', { no_show_at: at(-1), tables: [] }],
  ['cancelled', { state: 'cancelled', tables: [] }],
  ['waiting', { state: 'waiting_list', tables: [] }],
  ['block', { kind: 'block', people: null }],
  ['gone', { kind: 'block', people: null, starts_at: at(-60), ends_at: at(-1) }],
])('a booking is %s', (state, changes) => {
  expect(hostStateOf(bookingOf(changes), NOW)).toBe(state);
});

test.each<[string, Partial<Shown>, string[]]>([
  ['waits for staff', { state: 'pending' }, ['approve', 'decline', 'move']],
  ['waits for its deposit', { state: 'pending', deposit: { state: 'to_pay' } }, ['decline', 'move']],
  ['waits for a place', { state: 'waiting_list', tables: [] }, ['approve', 'decline']],
  ['is expected', {}, ['decline', 'seat', 'move']],
  ['comes on another day', { seats_from: at(1) }, ['decline', 'move']],
  ['comes on the day that begins now', { seats_from: at(0) }, ['decline', 'seat', 'move']],
  ['is late', { starts_at: at(-30) }, ['decline', 'seat', 'noShow', 'move']],
  ['never came, and its time is over', { starts_at: at(-120), ends_at: at(-1) }, ['noShow']],
  ['sits', { seated_at: at(-5) }, ['move', 'takeBack', 'free']],
  [
    'sits, and its dishes are in the kitchen',
    { seated_at: at(-5), order: { sent_at: at(-5) } },
    ['move', 'free'],
  ],
  [
    'sits, and its deposit is on the bill',
    { seated_at: at(-5), deposit: { state: 'on_the_account' } },
    ['move', 'free'],
  ],
  ['came without a booking', { kind: 'walk_in', seated_at: at(-5) }, ['move', 'free']],
  ['did not come', { no_show_at: at(-15), tables: [] }, ['takeBack']],
  ['did not come a while ago', { no_show_at: at(-16), tables: [] }, []],
  [
    'did not come, and its deposit is kept',
    { no_show_at: at(-1), tables: [], deposit: { state: 'kept' } },
    [],
  ],
  ['is a block', { kind: 'block', people: null }, ['free']],
  ['is an undecided one of yesterday', { state: 'pending', starts_at: at(-900), ends_at: at(-800) }, []],
])('of one that %s', (_why, changes, actions) => {
  const may = Object.entries(hostActions(bookingOf(changes), NOW));
  expect(may.flatMap(([name, isOffered]) => (isOffered ? [name] : []))).toEqual(actions);
});

test('a party that sits beyond its time has its table until now, one that came early since it came', () => {
  const over = bookingOf({ id: 1, seated_at: at(-120), starts_at: at(-120), ends_at: at(-30) });
  const early = bookingOf({ id: 2, seated_at: at(-45), starts_at: at(30), tables: [{ id: 2 }] });
  const { rows } = rowsOfDay({
    ...{ bookings: [over, early], tables: [{ id: 1 }, { id: 2 }], span: SPAN, now: NOW },
  });
  const now = (NOW.getTime() - Date.parse(SPAN.from)) / 60_000;
  expect(rows.map(({ stays }) => stays.map(({ from, to }) => [from - now, to - now]))).toEqual([
    [[-120, 0]],
    [[-45, 120]],
  ]);
});

test('who waits, and who has no table, stand apart; what is over stands nowhere', () => {
  const bookings = [
    bookingOf({ id: 1, state: 'waiting_list', tables: [] }),
    bookingOf({ id: 2, tables: [{ id: 9 }] }),
    bookingOf({ id: 3, no_show_at: at(-1), tables: [] }),
  ];
  const { rows, waiting, unplaced } = rowsOfDay({ bookings, tables: [{ id: 1 }], span: SPAN, now: NOW });
  expect(rows.flatMap(({ stays }) => stays)).toEqual([]);
  expect([waiting, unplaced].map((some) => some.map(({ id }) => id))).toEqual([[1], [2]]);
});

test('each stay stands once in each of its rows, in the order of time, inside the day', () => {
  const minute = fc.integer({ min: 0, max: 14 * 60 });
  const some = fc.record({
    from: minute,
    minutes: fc.integer({ min: 1, max: 720 }),
    tables: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
    isSeated: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), (all) => {
      const begin = Date.parse(SPAN.from);
      const bookings = all.map(({ from, minutes, tables, isSeated }, index) =>
        bookingOf({
          id: index + 1,
          starts_at: new Date(begin + from * 60_000).toISOString(),
          ends_at: new Date(begin + (from + minutes) * 60_000).toISOString(),
          seated_at: isSeated ? at(0) : null,
          tables: tables.map((id) => ({ id })),
        }),
      );
      const tables = [1, 2, 3, 4, 5].map((id) => ({ id }));
      const { rows } = rowsOfDay({ bookings, tables, span: SPAN, now: NOW });
      for (const { table, stays } of rows) {
        const own = bookings.filter((one) => one.tables.some(({ id }) => id === table.id));
        expect(new Set(stays.map(({ booking }) => booking.id)).size).toBe(stays.length);
        expect(stays).toHaveLength(own.length);
        const times = stays.map(({ booking }) => Date.parse(booking.starts_at));
        expect(times).toEqual([...times].sort((one, other) => one - other));
        for (const { from, to } of stays) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
        }
      }
    }),
  );
});

test('a night has as many columns as hours', () => {
  expect(columnsOf(SPAN)).toHaveLength(14);
  expect(columnsOf({ from: SPAN.from, to: SPAN.from })).toHaveLength(1);
});

test('what begins at one time stands under one heading, and the night is marked (rule branches/night)', () => {
  const night = { date: '2026-11-21', hour: '00:30', starts_at: '2026-11-21T05:30:00.000Z' };
  const bookings = [
    bookingOf({ id: 1, ...night }),
    bookingOf({ id: 2 }),
    bookingOf({ id: 3, kind: 'walk_in' }),
  ];
  expect(
    hoursOfDay(bookings).map(({ hour, isNight, bookings: own }) => [hour, isNight, own.map(({ id }) => id)]),
  ).toEqual([
    ['21:00', false, [2, 3]],
    ['00:30', true, [1]],
  ]);
});

test('the day counts parties and people that come, and what waits for a decision', () => {
  const bookings = [
    bookingOf({ people: 4 }),
    bookingOf({ state: 'pending', people: 3 }),
    bookingOf({ kind: 'walk_in', seated_at: at(-5), people: 2 }),
    bookingOf({ kind: 'block', people: null }),
    bookingOf({ state: 'cancelled', tables: [] }),
    bookingOf({ no_show_at: at(-1), tables: [] }),
    bookingOf({ state: 'waiting_list', tables: [] }),
  ];
  expect(countsOf(bookings, NOW)).toEqual({ parties: 3, people: 9, toDecide: 1 });
});

test.each([
  ['nobody has it', [], { isFree: true, by: null, next: null }],
  ['somebody comes later', [{ starts_at: at(60), ends_at: at(120) }], { isFree: true, by: null, next: 1 }],
  [
    'somebody comes within the time',
    [{ starts_at: at(20), ends_at: at(120) }],
    { isFree: false, by: 1, next: 1 },
  ],
  [
    'somebody has gone',
    [{ seated_at: at(-60), starts_at: at(-60), tables: [] }],
    { isFree: true, by: null, next: null },
  ],
  [
    'somebody sits beyond their time',
    [{ seated_at: at(-120), starts_at: at(-120), ends_at: at(-10) }],
    { isFree: false, by: 1, next: null },
  ],
] satisfies [string, Partial<Shown>[], object][])('a table is free or not: %s', (_why, changes, free) => {
  const bookings = changes.map((one, index) => bookingOf({ id: index + 1, ...one }));
  const asked = { bookings, tableId: 1, span: { from: at(0), to: at(30) }, now: NOW };
  const told = ({ isFree, by, next }: ReturnType<typeof freeOf<Shown>>) => ({
    ...{ isFree, by: by?.id ?? null, next: next?.id ?? null },
  });
  expect(told(freeOf({ ...asked, exceptId: null }))).toEqual(free);
  expect(told(freeOf({ ...asked, exceptId: 1 }))).toEqual({ isFree: true, by: null, next: null });
});

test.each([
  ['20:30', '2026-11-20'],
  ['00:30', '2026-11-21'],
  ['12:00', '2026-11-20'],
  // Before it opens, and not in its night.
  ['09:00', '2026-11-20'],
])('%s of a Friday that ends on Saturday at two is of the date %s (rule branches/night)', (hour, date) => {
  expect(nightDateOf({ day: { date: '2026-11-20', timezone: 'America/Bogota', span: SPAN }, hour })).toBe(
    date,
  );
});
