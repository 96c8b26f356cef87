import { judgeBudgets } from './budgets';
import { writeUnknown } from './judge-unknown';
import { writeBoard } from './report-board';
import { writeBookings } from './report-bookings';
import { writeImports } from './report-imports';
import { writePast } from './report-past';
import { writeScroll } from './report-scroll';
import { writeShops } from './report-shops';
import { writeTables } from './report-tables';
import type { Lighthouse, Load, Results, Services, StreamsOn, Throughput, Weight } from './results';
import { median, ratioOf, toSpread } from './statistics';
import { printNumber, writeTable } from './write-table';

const bytes = (count: number) => `${printNumber(count / 1_000)} kB`;
const milliseconds = (value: number) => `${printNumber(value)} ms`;

function throughputRow({
  name,
  one,
  beside,
}: {
  name: string;
  one: Throughput;
  beside?: Throughput;
}): string[] {
  const { min, max } = toSpread(one.perSecond);
  const ratio = beside ? `${ratioOf({ of: one.perSecond, to: beside.perSecond }).median.toFixed(2)} ×` : '1';
  return [
    name,
    printNumber(median(one.perSecond)),
    `${printNumber(min)}–${printNumber(max)}`,
    ratio,
    milliseconds(one.p50Ms),
    milliseconds(one.p99Ms),
    bytes(one.bytes),
  ];
}

const THROUGHPUT = ['page', 'requests/s', 'rounds', 'ratio', 'p50', 'p99', 'body'];

function writePages({ pages }: Results): string[] {
  if (!pages) return [];
  const { edge } = pages;
  const direct = [
    throughputRow({ name: 'bare page, as long as the landing', one: pages.bareLanding }),
    throughputRow({ name: 'landing', one: pages.landing, beside: pages.bareLanding }),
    throughputRow({ name: 'bare page, as long as the menu', one: pages.bareMenu }),
    throughputRow({ name: 'menu, 60 products', one: pages.menu, beside: pages.bareMenu }),
    throughputRow({
      name: 'menu, packed by Next for each request',
      one: pages.menuPacked,
      beside: pages.bareMenu,
    }),
  ];
  const behind = edge
    ? [
        throughputRow({ name: 'the landing as a file of nginx', one: edge.fileLanding }),
        throughputRow({ name: 'landing behind the edge', one: edge.landing, beside: edge.fileLanding }),
        throughputRow({ name: 'the menu as a file of nginx', one: edge.fileMenu }),
        throughputRow({ name: 'menu behind the edge', one: edge.menu, beside: edge.fileMenu }),
        throughputRow({ name: 'menu behind the edge, packed', one: edge.menuPacked, beside: edge.fileMenu }),
      ]
    : [];
  return [
    '## Pages under load',
    'Sixteen connections, rounds of four seconds, each page in turn. The bare page is static, lists sixty products, has as many bytes, and one line of edge middleware that rewrites the host. The ratio is to the row above that stands for 1.',
    writeTable({ head: THROUGHPUT, rows: direct }),
    edge
      ? writeTable({ head: THROUGHPUT, rows: behind })
      : 'There is no nginx on this machine: the edge was not measured.',
  ];
}

function writeWeights({ weight }: Results): string[] {
  if (!weight) return [];
  const row = (name: string, one: Weight) => [
    name,
    bytes(one.htmlPlain),
    bytes(one.html),
    bytes(one.css),
    bytes(one.before),
    bytes(one.after),
    String(one.requests),
  ];
  return [
    '## A first visit in bytes',
    'gzip −6, on a phone. Scripts are counted by whether they are requested before the load event or after it, until the network has been silent for three seconds.',
    writeTable({
      head: ['page', 'HTML plain', 'HTML', 'CSS', 'scripts before load', 'scripts after it', 'requests'],
      rows: [
        row('landing', weight.landing),
        row('menu, 60 products', weight.menu),
        row('bare page', weight.bare),
      ],
    }),
    `The first document of a menu of 500 products: ${bytes(weight.longHtml)}.`,
  ];
}

function writeLighthouse({ lighthouse }: Results): string[] {
  if (!lighthouse) return [];
  const row = (name: string, one: Lighthouse) => [
    name,
    [one.performance, one.accessibility, one.bestPractices, one.seo].join(' / '),
    milliseconds(one.fcpMs),
    milliseconds(one.lcpMs),
    milliseconds(one.tbtMs),
    one.cls.toFixed(3),
  ];
  return [
    '## Lighthouse',
    `Lighthouse 12 as a phone, simulated throttling, median of ${lighthouse.runs} runs in turn.`,
    writeTable({
      head: ['page', 'performance / accessibility / best practices / SEO', 'FCP', 'LCP', 'TBT', 'CLS'],
      rows: [
        row('bare page', lighthouse.bare),
        row('landing', lighthouse.landing),
        row('menu, 60 products', lighthouse.menu),
      ],
    }),
  ];
}

function writeServices({ pglite, postgresql }: Results): string[] {
  const known: [string, Services][] = [];
  if (pglite) known.push(['PGlite', pglite]);
  if (postgresql) known.push(['PostgreSQL', postgresql]);
  if (known.length === 0) return [];
  const cell = ({ perSecond, p50Ms, p99Ms, failed }: Load) =>
    `${printNumber(perSecond, 0)}/s, ${milliseconds(p50Ms)}, ${milliseconds(p99Ms)}${failed > 0 ? `, ${failed} failed` : ''}`;
  const row = (name: string, say: (services: Services) => string) => [
    name,
    ...known.map(([, one]) => say(one)),
  ];
  return [
    '## Calls of the services',
    'Over HTTP from one Node program on the same machine, eight clients, each starting when its last call has ended: calls a second, median, 99th percentile.',
    writeTable({
      head: ['call', ...known.map(([name]) => name)],
      rows: [
        row('domain config', ({ config }) => cell(config)),
        row('branch with its menu of 60', ({ menu }) => cell(menu)),
        row('cart add', ({ cartAdd }) => cell(cartAdd)),
        row('place order (delivery, coupon, three dishes, one counted)', ({ placeOrder }) =>
          cell(placeOrder),
        ),
        row('place order, fifty a second', ({ paced }) => cell(paced)),
        row('raw transaction of five statements, by the same driver', ({ raw }) =>
          raw ? cell(raw.driver) : '–',
        ),
        row('the same by pgbench', ({ raw }) =>
          raw?.pgbenchPerSecond ? `${printNumber(raw.pgbenchPerSecond, 0)}/s` : '–',
        ),
        row('config, 2,000 products', ({ large }) => (large ? cell(large.config) : '–')),
        row('cart add, 2,000 products', ({ large }) => (large ? cell(large.cartAdd) : '–')),
        row(
          "from the kitchen's word to the diner's page",
          ({ eventMs }) =>
            `${milliseconds(eventMs.median)} (${milliseconds(eventMs.min)}–${milliseconds(eventMs.max)})`,
        ),
        row('memory of the backend afterwards', ({ memoryMb }) => `${printNumber(memoryMb)} MB`),
      ],
    }),
  ];
}

function writeGrowth({ growth }: Results): string[] {
  if (!growth) return [];
  const ratio = (part: number, whole: number) => `${(part / whole).toFixed(2)} ×`;
  return [
    '## Growth',
    `Two databases of PostgreSQL, each with its backend, visited in turns, one call at a time: medians of ${growth.visits} visits. The grown one holds 10,000 tenants, 200,000 diners with 1,000,000 orders of two lines, half of them at its large tenant, which has 2,000 products and 10,000 zones. «Menu» and «coverage» list all there is, so at the large tenant they are as long as that. The plans of all ${growth.statements} statements of a visit, as called and as prepared, read ${growth.scanned.length === 0 ? 'no table' : growth.scanned.join(', ')} from end to end.`,
    writeTable({
      head: ['call', 'small', 'grown', '', 'large tenant', ''],
      rows: growth.steps.map(({ step, smallMs, grownMs, largeMs }) => [
        step,
        milliseconds(smallMs),
        milliseconds(grownMs),
        ratio(grownMs, smallMs),
        milliseconds(largeMs),
        ratio(largeMs, smallMs),
      ]),
    }),
  ];
}

function writeNeighbour({ neighbour }: Results): string[] {
  if (!neighbour) return [];
  const { quota, floodPerSecond, quietP95Ms, floodedP95Ms } = neighbour;
  return [
    '## A flooded neighbour',
    `Two tenants of one backend on PGlite, each with a quota of ${printNumber(quota, 0)} calls a minute. Twenty calls a second at one, menus and config in turn, first alone, then while the other is asked ${floodPerSecond} times a second: 95th percentile by round.`,
    writeTable({
      head: ['round', 'alone', 'beside the flood', ''],
      rows: quietP95Ms.map((quietMs, round) => [
        String(round + 1),
        milliseconds(quietMs),
        milliseconds(floodedP95Ms[round] ?? Number.NaN),
        `${((floodedP95Ms[round] ?? Number.NaN) / quietMs).toFixed(2)} ×`,
      ]),
    }),
  ];
}

function writeStreams({ streams }: Results): string[] {
  if (!streams) return [];
  const known: [string, StreamsOn][] = [['PGlite', streams.pglite]];
  if (streams.postgresql) known.push(['PostgreSQL', streams.postgresql]);
  const row = (name: string, say: (one: StreamsOn) => string) => [name, ...known.map(([, one]) => say(one))];
  const megabytes = (value: number) => `${printNumber(value, 0)} MB`;
  return [
    '## Live streams',
    'First eight diners of one tenant try to open 4,000 streams, 200 a second, while another tenant is visited twenty times a second. Then 500 diners hold four streams each of their own order, and every order is placed, eight at once: from the call to each stream’s event. Memory is what the backend holds more than just before.',
    writeTable({
      head: ['', ...known.map(([name]) => name)],
      rows: [
        row('open after 4,000 attempts', ({ flood }) => String(flood.open)),
        row('memory of these', ({ flood }) => megabytes(flood.memoryMb)),
        row('the other tenant alone, p95', ({ flood }) => milliseconds(flood.quietP95Ms)),
        row('beside the attempts, p95', ({ flood }) => milliseconds(flood.floodedP95Ms)),
        row('streams open', ({ change }) => printNumber(change.streams, 0)),
        row('memory of these', ({ change }) => megabytes(change.openMb)),
        row('memory after all were told', ({ change }) => megabytes(change.changedMb)),
        row('told', ({ change }) => printNumber(change.heard, 0)),
        row(
          'from the change to the stream, median and p99',
          ({ change }) => `${milliseconds(change.p50Ms)}, ${milliseconds(change.p99Ms)}`,
        ),
      ],
    }),
  ];
}

function writeTaps({ interaction }: Results): string[] {
  if (!interaction) return [];
  const row = (name: string, times: number[]) => [name, String(median(times)), times.join(', ')];
  return [
    '## Taps',
    'Event Timing on a phone-sized page with a CPU slowed four times, every service call held up for 0.8 s. Sixteen is the least that the browser tells.',
    writeTable({
      head: ['tap', 'median, ms', 'each, ms'],
      rows: [
        row('add a dish', interaction.addMs),
        row('open a product', interaction.openProductMs),
        row('open the cart', interaction.openCartMs),
      ],
    }),
  ];
}

const VERDICTS = { met: 'met', missed: '**missed**', open: 'open' } as const;

export function writeReport(results: Results): string {
  const { machine, missing } = results;
  const budgets = judgeBudgets(results).map(({ id, what, limit, measured, verdict }) => [
    id,
    what,
    limit,
    measured,
    VERDICTS[verdict],
  ]);
  const absent = Object.entries(missing).map(([name, why]) => `- ${name}: ${why}.`);
  return `${[
    '# Performance',
    `Written by \`npm run bench\` on ${machine.date}: ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, ${machine.platform}; whoever asks runs on the same machine. Absolute figures move with the machine and the hour, ratios of one run hold. Do not edit: run it again (\`npm run bench -- pages\` measures one part and keeps the others; PostgreSQL is measured where \`DATABASE_URL\` names a server).`,
    '## Budgets',
    writeTable({ head: ['', 'what', 'limit', 'measured', ''], rows: budgets }),
    '«Open» is what these runs measure in part or not at all.',
    ...(absent.length > 0 ? ['Not measured:', absent.join('\n')] : []),
    ...writePages(results),
    ...writeWeights(results),
    ...writeLighthouse(results),
    ...writeTaps(results),
    ...writeScroll(results),
    ...writeBoard(results),
    ...writeServices(results),
    ...writeGrowth(results),
    ...writeNeighbour(results),
    ...writeImports(results),
    ...writeShops(results),
    ...writeStreams(results),
    ...writeTables(results),
    ...writeBookings(results),
    ...writePast(results),
    ...writeUnknown(results),
  ].join('\n\n')}\n`;
}
