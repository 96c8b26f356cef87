import { judgeGrowth } from './judge-growth';
import { judgeNeighbour } from './judge-neighbour';
import { judgeManyStreams, judgeStreamFlood } from './judge-streams';
import { judgeUnknown } from './judge-unknown';
import { judgeBoard } from './report-board';
import { judgeBookings } from './report-bookings';
import { judgeImports } from './report-imports';
import { judgePast } from './report-past';
import { judgeScroll } from './report-scroll';
import { judgeShops } from './report-shops';
import type { Load, Results, Services } from './results';
import { median, ratioOf } from './statistics';
import { NOTHING, ratioText, type Verdict } from './verdicts';
import { printNumber } from './write-table';

export type Judged = { id: string; what: string; limit: string; measured: string; verdict: Verdict };

const met = (isMet: boolean): Verdict => (isMet ? 'met' : 'missed');
const kB = (bytes: number) => `${printNumber(bytes / 1_000)} kB`;

function judgeDirect({ pages }: Results) {
  if (!pages) return NOTHING;
  const landing = ratioOf({ of: pages.landing.perSecond, to: pages.bareLanding.perSecond }).median;
  const menu = ratioOf({ of: pages.menu.perSecond, to: pages.bareMenu.perSecond }).median;
  return {
    measured: `landing ${ratioText(landing)}, menu ${ratioText(menu)}`,
    verdict: met(landing >= 0.75 && menu >= 0.75),
  };
}

function judgeEdge({ pages }: Results) {
  if (!pages?.edge) return NOTHING;
  const { edge } = pages;
  const landing = ratioOf({ of: edge.landing.perSecond, to: edge.fileLanding.perSecond }).median;
  const menu = ratioOf({ of: edge.menu.perSecond, to: edge.fileMenu.perSecond }).median;
  return {
    measured: `landing ${ratioText(landing)}, menu ${ratioText(menu)}`,
    verdict: met(landing >= 0.8 && menu >= 0.8),
  };
}

function judgeScripts({ weight }: Results) {
  if (!weight) return NOTHING;
  const { landing, menu } = weight;
  const isMet =
    landing.before <= 160_000 && menu.before <= 170_000 && landing.after <= 45_000 && menu.after <= 45_000;
  return {
    measured: `landing ${kB(landing.before)} + ${kB(landing.after)}, menu ${kB(menu.before)} + ${kB(menu.after)}`,
    verdict: met(isMet),
  };
}

function judgeDocuments({ weight }: Results) {
  if (!weight) return NOTHING;
  const { landing, menu, longHtml } = weight;
  const css = Math.max(landing.css, menu.css);
  const fonts = landing.fonts + menu.fonts;
  return {
    measured: `CSS ${kB(css)}, menu ${kB(menu.html)}, long menu ${kB(longHtml)}, ${fonts} fonts`,
    verdict: met(css <= 14_000 && menu.html <= 13_800 && longHtml <= 60_000 && fonts === 0),
  };
}

function judgeLighthouse({ lighthouse }: Results) {
  if (!lighthouse) return NOTHING;
  const { bare, landing, menu } = lighthouse;
  const isGood = (page: typeof bare) =>
    page.performance >= bare.performance - 3 &&
    page.accessibility === 100 &&
    page.bestPractices === 100 &&
    page.seo === 100 &&
    page.lcpMs <= 1.2 * bare.lcpMs &&
    page.tbtMs <= 1.25 * bare.tbtMs &&
    page.cls === 0;
  const say = (page: typeof bare) =>
    `${page.performance}/${page.accessibility}/${page.bestPractices}/${page.seo}, LCP ${ratioText(page.lcpMs / bare.lcpMs)}, TBT ${ratioText(page.tbtMs / bare.tbtMs)}, CLS ${page.cls.toFixed(2)}`;
  return {
    measured: `landing ${say(landing)}; menu ${say(menu)}; bare performance ${bare.performance}`,
    verdict: met(isGood(landing) && isGood(menu)),
  };
}

function judgeTaps({ interaction }: Results) {
  if (!interaction) return NOTHING;
  const { addMs, openProductMs, openCartMs } = interaction;
  const [add, product, cart] = [addMs, openProductMs, openCartMs].map(median);
  const isMet = [add, product, cart].every((middle) => (middle ?? Number.NaN) <= 100);
  const worst = Math.max(...addMs, ...openProductMs, ...openCartMs);
  return {
    measured: `add ${add} ms, product ${product} ms, cart ${cart} ms; slowest ${worst} ms`,
    verdict: met(isMet),
  };
}

const perSecond = ({ perSecond, p99Ms }: Load) =>
  `${printNumber(perSecond, 0)}/s, p99 ${printNumber(p99Ms)} ms`;

/** Open if one database was not measured, missed if one missed. */
function judgeServices({
  results,
  say,
  isMet,
}: {
  results: Results;
  say: (services: Services) => string;
  isMet: { pglite: (services: Services) => boolean; postgresql: (services: Services) => boolean };
}) {
  const { pglite, postgresql } = results;
  const measured = `PostgreSQL ${postgresql ? say(postgresql) : 'not measured'}; PGlite ${pglite ? say(pglite) : 'not measured'}`;
  const verdicts = [pglite && isMet.pglite(pglite), postgresql && isMet.postgresql(postgresql)];
  if (verdicts.includes(false)) return { measured, verdict: 'missed' as const };
  return { measured, verdict: verdicts.includes(undefined) ? ('open' as const) : ('met' as const) };
}

/** Null: not measured, or without the raw transactions beside it. */
const ratioToRaw = ({ raw }: Services, { perSecond }: Load) =>
  raw ? perSecond / raw.driver.perSecond : null;
const sayRatio = (ratio: number | null) => (ratio === null ? '' : `, ${ratioText(ratio)} raw`);

const judgeCart = (results: Results) =>
  judgeServices({
    results,
    say: (services) => perSecond(services.cartAdd) + sayRatio(ratioToRaw(services, services.cartAdd)),
    isMet: {
      pglite: ({ cartAdd }) => cartAdd.perSecond >= 150,
      postgresql: (services) =>
        services.cartAdd.perSecond >= 500 &&
        services.cartAdd.p99Ms <= 50 &&
        (ratioToRaw(services, services.cartAdd) ?? 0) >= 0.7,
    },
  });

const judgeOrders = (results: Results) =>
  judgeServices({
    results,
    say: (services) =>
      `${perSecond(services.placeOrder)}${sayRatio(ratioToRaw(services, services.placeOrder))}, at 50/s p99 ${printNumber(services.paced.p99Ms)} ms`,
    isMet: {
      pglite: ({ placeOrder }) => placeOrder.perSecond >= 120,
      postgresql: (services) =>
        services.placeOrder.perSecond >= 250 &&
        services.paced.p99Ms <= 150 &&
        (ratioToRaw(services, services.placeOrder) ?? 0) >= 0.4,
    },
  });

function judgeLookup({ lookup }: Results) {
  if (!lookup) return NOTHING;
  const measured = `${lookup.microseconds.toFixed(1)} µs of CPU, ${lookup.fetches} fetch in ${printNumber(lookup.calls)} look-ups`;
  return { measured, verdict: met(lookup.microseconds <= 200 && lookup.fetches <= 1) };
}

/** At most a tenth above the fifth minute. */
function isFlat(megabytes: readonly number[]): boolean {
  const fifth = megabytes[4] ?? Number.NaN;
  return megabytes.slice(5).every((value) => value <= fifth * 1.1);
}

function judgeMemory({ memory }: Results) {
  if (!memory) return NOTHING;
  const programs = [
    { name: 'web', megabytes: memory.webMb, most: 350 },
    { name: 'backend on PostgreSQL', megabytes: memory.postgresqlMb ?? [], most: 250 },
    { name: 'backend with PGlite', megabytes: memory.pgliteMb, most: 600 },
  ].filter(({ megabytes }) => megabytes.length > 0);
  const measured = programs
    .map(({ name, megabytes }) => {
      const [fifth, last] = [megabytes[4], megabytes.at(-1)].map((value) =>
        printNumber(value ?? Number.NaN, 0),
      );
      return `${name} ${last} MB (${fifth} MB after minute 5)`;
    })
    .join(', ');
  const isMet = programs.every(
    ({ megabytes, most }) => (megabytes.at(-1) ?? Number.NaN) <= most && isFlat(megabytes),
  );
  if (!isMet) return { measured, verdict: 'missed' as const };
  return { measured, verdict: memory.postgresqlMb ? ('met' as const) : ('open' as const) };
}

function judgeStart({ start }: Results) {
  if (!start) return NOTHING;
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const isMet = start.secondMs <= 8_000 && start.firstMs <= 240_000;
  const measured = `second start ${seconds(start.secondMs)}, first one ${seconds(start.firstMs)}`;
  return { measured, verdict: isMet ? ('met' as const) : ('missed' as const) };
}

type Judge = (results: Results) => Pick<Judged, 'measured' | 'verdict'>;

const BUDGETS: readonly [id: string, what: string, limit: string, judge: Judge][] = [
  [
    'B1',
    'landing and 60-product menu, the web program alone',
    '≥ 0.75 × a bare page of the same size',
    judgeDirect,
  ],
  ['B2', 'the same behind `deploy/nginx.conf`', '≥ 0.8 × the same bytes as a file', judgeEdge],
  [
    'B3',
    'scripts before the load event + after it, gzip',
    'landing ≤ 160 kB, menu ≤ 170 kB; + ≤ 45 kB',
    judgeScripts,
  ],
  [
    'B4',
    'CSS; HTML of 60 and of 500 products; web fonts, gzip',
    '≤ 14 kB; ≤ 13.8 kB, ≤ 60 kB; none',
    judgeDocuments,
  ],
  [
    'B5',
    'Lighthouse on a phone: performance/accessibility/best practices/SEO',
    '≥ bare − 3/100/100/100, LCP ≤ 1.2 × bare, TBT ≤ 1.25 × bare, CLS 0',
    judgeLighthouse,
  ],
  ['B6', 'tap to next paint, 4 × slower CPU, slow network', '≤ 100 ms, median of 10', judgeTaps],
  ['B7', 'cart add', 'PostgreSQL ≥ 500/s, p99 ≤ 50 ms, ≥ 0.7 × raw transactions; PGlite ≥ 150/s', judgeCart],
  [
    'B8',
    'place order (stock, coupon, coverage, totals, payment attempt)',
    'PostgreSQL ≥ 250/s, p99 ≤ 150 ms at 50/s, ≥ 0.4 × raw transactions; PGlite ≥ 120/s',
    judgeOrders,
  ],
  [
    'B9',
    'growth to 10,000 tenants, 1,000,000 orders, 10,000 zones, 2,000 products',
    '≤ 1.3 × (lists aside), no table scanned',
    judgeGrowth,
  ],
  ['B10', 'tenant look-up and decision, warm', '≤ 0.2 ms of CPU, one fetch a host in 30 s', judgeLookup],
  ['B11', 'memory', 'web ≤ 350 MB, backend ≤ 250 MB (PGlite ≤ 600 MB) after 10 minutes', judgeMemory],
  ['B12', 'start', 'second ≤ 8 s, first ≤ 4 min', judgeStart],
  [
    'B13',
    'an address that nobody has: product, build file, host',
    '≤ 1.5 × the CPU of a kept page',
    judgeUnknown,
  ],
  [
    'neighbour',
    'a tenant beside one that is flooded with 10 × its quota',
    'p95 ≤ 2 × its quiet one, none fails',
    judgeNeighbour,
  ],
  [
    'B15',
    '2,000 live streams of one backend, each order changed',
    '≤ 250 MB more than without, p99 ≤ 1 s, all told',
    judgeManyStreams,
  ],
  [
    'B16',
    'staff board of 200 cards, 4 × slower CPU: event and tap to paint, 10,000 events, scripts gzip',
    '≤ 300 ms, ≤ 100 ms, median of 20; memory ≤ 1.1 ×; ≤ 300 kB',
    judgeBoard,
  ],
  [
    'B17',
    'an import of 10,000 products',
    '≤ 30 s, ≤ 1.2 × linear from 1,000, a neighbour’s p95 ≤ 2 ×, none fails',
    (results) => (results.import ? judgeImports(results.import) : NOTHING),
  ],
  [
    'B18',
    'a restaurant of 10,000 products read, changed, undone and exported',
    '≤ 10 s each, ≤ 1.2 × linear from 1,000, a neighbour’s p95 ≤ 2 ×, none fails',
    (results) => (results.shop ? judgeShops(results.shop) : NOTHING),
  ],
  [
    'B20',
    'menu of 500 products scrolled, 4 × slower CPU',
    '60 frames a second (one in twenty late at most), no task over 50 ms',
    judgeScroll,
  ],
  ['B21', 'what staff ask about 100,000 past orders of a tenant', '≤ 100 ms, each median', judgePast],
  [
    'flood',
    '4,000 streams tried by 8 diners of one tenant',
    '≤ 4 open each, a neighbour’s p95 ≤ 2 × its quiet one, none fails',
    judgeStreamFlood,
  ],
  [
    'bookings',
    'the hours of a day of 50 tables and 300 bookings',
    '≤ 20 ms, median, also where tables are joined',
    judgeBookings,
  ],
];

export const judgeBudgets = (results: Results): Judged[] =>
  BUDGETS.map(([id, what, limit, judge]) => ({ id, what, limit, ...judge(results) }));
