import { judgeBudgets } from '@/scripts/bench/report/budgets';
import { toScrollRun } from '@/scripts/bench/report/report-scroll';
import type {
  Growth,
  Load,
  Neighbour,
  Pages,
  Results,
  Services,
  StreamsOn,
  Throughput,
} from '@/scripts/bench/report/results';
import { writeReport } from '@/scripts/bench/report/write-report';

const EMPTY: Results = {
  machine: { cores: 2, memoryGb: 24, node: '20.20.2', platform: 'linux', date: '2026-11-21' },
  missing: {},
};
const at = (...perSecond: number[]): Throughput => ({
  perSecond,
  p50Ms: 1,
  p99Ms: 2,
  bytes: 43_000,
});
const load = (perSecond: number, p99Ms = 10): Load => ({ perSecond, p50Ms: 5, p99Ms, failed: 0, count: 100 });
const services = (changes: Partial<Services> = {}): Services => ({
  kind: 'services',
  config: load(2_000),
  menu: load(500),
  cartAdd: load(600),
  placeOrder: load(300),
  paced: load(50, 40),
  eventMs: { median: 20, min: 10, max: 40, rounds: 10 },
  large: null,
  memoryMb: 200,
  ...changes,
});
const rawAt = (perSecond: number) => ({ raw: { driver: load(perSecond), pgbenchPerSecond: null } });
const RAW = rawAt(800);
const SLOW_RAW = rawAt(100);
const pages = (menu: number): Pages => ({
  kind: 'pages',
  bareLanding: at(100, 50),
  landing: at(90, 45),
  bareMenu: at(100, 50),
  menu: at(menu, menu / 2),
  menuPacked: at(40, 20),
  edge: null,
});
const verdictOf = (id: string, results: Partial<Results>) =>
  judgeBudgets({ ...EMPTY, ...results }).find((row) => row.id === id)?.verdict;

test('what was not measured is open, never met', () => {
  const rows = judgeBudgets(EMPTY);
  const budgets = Array.from({ length: 13 }, (_, index) => `B${index + 1}`);
  expect(rows.map(({ id }) => id)).toEqual([
    ...budgets,
    'neighbour',
    'B15',
    'B16',
    'B17',
    'B18',
    'B20',
    'B21',
    'flood',
    'bookings',
  ]);
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['open']));
});

test.each([
  [75, 'met'],
  [74, 'missed'],
])('a menu at %d of a hundred bare pages: the budget of pages is %s', (menu, verdict) => {
  expect(verdictOf('B1', { pages: pages(menu) })).toBe(verdict);
});

test('without nginx the edge stays open, and the report says so', () => {
  const results = { ...EMPTY, pages: pages(80) };
  expect(verdictOf('B2', results)).toBe('open');
  expect(writeReport(results)).toContain('There is no nginx on this machine');
});

test.each([
  ['both fast', {}, RAW, 'met'],
  ['PostgreSQL without raw transactions beside it', {}, {}, 'missed'],
  ['PostgreSQL at less than 0.7 of them', {}, { ...RAW, cartAdd: load(559) }, 'missed'],
  ['PostgreSQL slow', {}, { ...SLOW_RAW, cartAdd: load(499) }, 'missed'],
  ['PostgreSQL late', {}, { ...RAW, cartAdd: load(600, 51) }, 'missed'],
  ['PGlite slow', { cartAdd: load(149) }, RAW, 'missed'],
])('cart add, %s: its budget is %s', (_what, pglite, postgresql, verdict) => {
  expect(verdictOf('B7', { pglite: services(pglite), postgresql: services(postgresql) })).toBe(verdict);
});

test.each([
  [300, 'met'],
  [319, 'met'],
  [299, 'missed'],
])('%d orders a second beside 750 raw transactions: their budget is %s', (perSecond, verdict) => {
  const postgresql = services({ ...rawAt(750), placeOrder: load(perSecond) });
  expect(verdictOf('B8', { pglite: services(), postgresql })).toBe(verdict);
});

test('one database alone leaves a budget open unless it misses its own part', () => {
  expect(verdictOf('B7', { pglite: services() })).toBe('open');
  expect(verdictOf('B7', { pglite: services({ cartAdd: load(10) }) })).toBe('missed');
});

const growth = (changes: Partial<Growth['steps'][number]>, scanned: string[] = []): Growth => ({
  kind: 'growth',
  visits: 60,
  grownMs: 100_000,
  steps: [
    { step: 'config', smallMs: 1, grownMs: 1, largeMs: 1 },
    { step: 'product', smallMs: 2, grownMs: 2.2, largeMs: 2.6, ...changes },
  ],
  statements: 30,
  scanned,
});

test.each<[string, Growth, string]>([
  ['each call at 1.3 times', growth({}), 'met'],
  ['a call over it in the grown database', growth({ grownMs: 2.7 }), 'missed'],
  ['a call over it at the large tenant', growth({ largeMs: 2.7 }), 'missed'],
  ['a list that is as long as there is of it', growth({ step: 'menu', largeMs: 40 }), 'met'],
  ['a list that grows with what is not in it', growth({ step: 'menu', grownMs: 2.7 }), 'missed'],
  ['a table read from end to end', growth({}, ['zones']), 'missed'],
])('%s: growth is judged (guarantee/growth)', (_what, measured, verdict) => {
  expect(verdictOf('B9', { growth: measured })).toBe(verdict);
});

test('growth is told call by call', () => {
  const report = writeReport({ ...EMPTY, growth: growth({ largeMs: 2.7 }) });
  expect(report).toContain('slowest 1.35 × (product)');
  expect(report).toContain('| product | 2.0 ms | 2.2 ms | 1.10 × | 2.7 ms | 1.35 × |');
});

const neighbour = (changes: Partial<Neighbour> = {}): Neighbour => ({
  kind: 'neighbour',
  quota: 3_000,
  floodPerSecond: 500,
  quietP95Ms: [10, 10, 10],
  floodedP95Ms: [12, 20, 90],
  calls: 600,
  failed: 0,
  answered: 4_000,
  refused: 26_000,
  ...changes,
});

test.each<[string, Neighbour, string]>([
  ['twice as slow in the middle round', neighbour(), 'met'],
  ['slower than that', neighbour({ floodedP95Ms: [12, 21, 90] }), 'missed'],
  ['one call lost', neighbour({ failed: 1 }), 'missed'],
  ['no flood that anybody refused', neighbour({ refused: 0 }), 'missed'],
])('a tenant beside a flooded one, %s, is judged (guarantee/noisy-neighbour)', (_what, measured, verdict) => {
  expect(verdictOf('neighbour', { neighbour: measured })).toBe(verdict);
});

test('a flood is told round by round', () => {
  const report = writeReport({ ...EMPTY, neighbour: neighbour() });
  expect(report).toContain('| 2 | 10.0 ms | 20.0 ms | 2.00 × |');
});

test('a tap is judged by the middle of its times', () => {
  const fast = Array.from({ length: 10 }, () => 48);
  const taps = (openCartMs: number[]) => ({
    interaction: { kind: 'interaction' as const, addMs: fast, openProductMs: fast, openCartMs },
  });
  expect(verdictOf('B6', taps([...fast.slice(1), 400]))).toBe('met');
  expect(verdictOf('B6', taps(fast.map(() => 101)))).toBe('missed');
});

test('the report names the reasons of what is missing, and no path of the machine', () => {
  const report = writeReport({ ...EMPTY, missing: { pages: 'wrk is not on this machine' } });
  expect(report).toContain('- pages: wrk is not on this machine.');
  expect(report).not.toMatch(/\/(home|root|tmp|work|Users)\//);
});

const minutes = (first: number, then: number) => [...Array(5).fill(first), ...Array(5).fill(then)];
test.each([
  ['below their limits and flat', minutes(200, 210), 'met'],
  ['still growing', minutes(200, 230), 'missed'],
  ['above their limits', minutes(251, 251), 'missed'],
])('programs that are %s after ten minutes', (_what, postgresqlMb, verdict) => {
  const memory = {
    kind: 'memory' as const,
    webMb: minutes(160, 160),
    pgliteMb: minutes(500, 510),
    postgresqlMb,
  };
  expect(verdictOf('B11', { memory })).toBe(verdict);
});

test('without PostgreSQL the backend on it stays open', () => {
  const memory = {
    kind: 'memory' as const,
    webMb: minutes(160, 160),
    pgliteMb: minutes(500, 500),
    postgresqlMb: null,
  };
  expect(verdictOf('B11', { memory })).toBe('open');
});

test.each([
  [100_000, 3_000, 'met'],
  [250_000, 3_000, 'missed'],
  [100_000, 9_000, 'missed'],
])('a first start of %d ms and a second of %d: the budget of starts is %s', (firstMs, secondMs, verdict) => {
  expect(verdictOf('B12', { start: { kind: 'start', firstMs, secondMs } })).toBe(verdict);
});

const streamsOn = (changes: Partial<StreamsOn['change']> = {}): StreamsOn => ({
  flood: { open: 32, refused: 0, memoryMb: 5, quietP95Ms: 10, floodedP95Ms: 20, failed: 0 },
  change: {
    streams: 2_000,
    heard: 2_000,
    failed: 0,
    openMb: 50,
    changedMb: 250,
    p50Ms: 20,
    p99Ms: 1_000,
    ...changes,
  },
});

test.each([
  ['met', 'as much as it may', {}],
  ['missed', 'too much memory', { changedMb: 251 }],
  ['missed', 'too slow', { p99Ms: 1_001 }],
  ['missed', 'one not told', { heard: 1_999 }],
] as const)('live streams: their budget is %s with %s', (verdict, _what, changes) => {
  const streams = { kind: 'streams', pglite: streamsOn(), postgresql: streamsOn(changes) } as const;
  expect(verdictOf('B15', { streams })).toBe(verdict);
  expect(verdictOf('flood', { streams })).toBe('met');
  expect(writeReport({ ...EMPTY, streams })).toContain('## Live streams');
});

test.each([
  [1.5, 'met'],
  [1.6, 'missed'],
])('an unknown product at %d times the CPU of a kept page: %s', (product, verdict) => {
  const cpuMs = { kept: [1, 2], product: [product, 2 * product], file: [0.1, 0.1], host: [1, 1] };
  const unknown: Results['unknown'] = { kind: 'unknown', cpuMs, requests: 2, grownMb: 3 };
  expect(verdictOf('B13', { unknown })).toBe(verdict);
  expect(writeReport({ ...EMPTY, unknown })).toContain('a product that is not there');
});

const bookingsOn = (hoursMs: number, largeMs = hoursMs) => ({
  tables: 50,
  bookings: 300,
  hours: 41,
  hoursMs: [hoursMs, hoursMs],
  largeMs: [largeMs, largeMs],
  configMs: [4, 4],
});

test.each([
  ['both fast', bookingsOn(20), bookingsOn(12), 'met'],
  ['without PostgreSQL', bookingsOn(20), null, 'met'],
  ['PostgreSQL slow', bookingsOn(10), bookingsOn(21), 'missed'],
  ['joined tables slow', bookingsOn(10, 21), null, 'missed'],
])('the hours of a full day, %s: their budget', (_what, pglite, postgresql, verdict) => {
  const results = { bookings: { kind: 'bookings' as const, pglite, postgresql } };
  expect(verdictOf('bookings', results)).toBe(verdict);
  expect(writeReport({ ...EMPTY, ...results })).toContain('| the same, to a config call |');
});

const FRAMES = Array.from({ length: 121 }, (_, index) => index * (1_000 / 60));

test.each([
  ['sixty a second, no long task', FRAMES, [], 'met'],
  ['one long task', FRAMES, [51.4], 'missed'],
  ['every tenth frame late', FRAMES.filter((_, index) => index % 10 !== 5), [], 'missed'],
])('a long menu scrolled, %s: its budget is %s', (_what, frames, tasks, verdict) => {
  const smooth = toScrollRun({ frames: FRAMES, tasks: [] });
  const run = toScrollRun({ frames, tasks });
  const results = { ...EMPTY, scroll: { kind: 'scroll' as const, products: 500, down: run, up: smooth } };
  expect(verdictOf('B20', results)).toBe(verdict);
  expect(writeReport(results)).toContain('| up | 60.0 | 0 of 120 | 0 |');
});
