import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse, requireNode, say } from '../programs.mjs';
import { measureBoard } from './measure-board';
import { measureBookings } from './measure-bookings';
import { measureGrowth } from './measure-growth';
import { measureImport } from './measure-import';
import { measureInteraction } from './measure-interaction';
import { measureLighthouse } from './measure-lighthouse';
import { measureLookup } from './measure-lookup';
import { measureMemory } from './measure-memory';
import { measureNeighbour } from './measure-neighbour';
import { measurePages } from './measure-pages';
import { measurePast } from './measure-past';
import { measureScroll } from './measure-scroll';
import { measurePglite, measurePostgresql } from './measure-services';
import { measureShop } from './measure-shop';
import { measureStart } from './measure-start';
import { measureStreams } from './measure-streams';
import { measureTables } from './measure-tables';
import { measureUnknown } from './measure-unknown';
import { measureWeight } from './measure-weight';
import type { Results } from './report/results';
import { writeReport } from './report/write-report';
import { buildBarePage } from './stage/bare-page';
import { describeMachine } from './stage/machine';
import { hasCommand } from './stage/stage';

/** In the repository: one section measured elsewhere keeps the others' figures. */
const KEPT = 'docs/performance.json';
const REPORT = 'docs/performance.md';

const SECTIONS = {
  weight: { needs: [], measure: measureWeight },
  pages: { needs: ['wrk'], measure: measurePages },
  lighthouse: { needs: [], measure: measureLighthouse },
  interaction: { needs: [], measure: measureInteraction },
  scroll: { needs: [], measure: measureScroll },
  board: { needs: [], measure: measureBoard },
  pglite: { needs: [], measure: measurePglite },
  postgresql: { needs: [], measure: measurePostgresql },
  growth: { needs: [], measure: measureGrowth },
  import: { needs: [], measure: measureImport },
  shop: { needs: [], measure: measureShop },
  neighbour: { needs: [], measure: measureNeighbour },
  streams: { needs: [], measure: measureStreams },
  tables: { needs: [], measure: measureTables },
  bookings: { needs: [], measure: measureBookings },
  past: { needs: [], measure: measurePast },
  lookup: { needs: [], measure: measureLookup },
  unknown: { needs: [], measure: measureUnknown },
  start: { needs: ['git'], measure: measureStart },
  memory: { needs: [], measure: measureMemory },
} satisfies Record<string, { needs: string[]; measure: () => Promise<object | string> }>;

/** `npm run bench`, or only the named sections. */
async function run(asked: string[]): Promise<void> {
  requireNode();
  const unknown = asked.filter((name) => !(name in SECTIONS));
  if (unknown.length > 0) refuse(`There is no ${unknown.join(', ')}: ${Object.keys(SECTIONS).join(' | ')}.`);
  say('Building what changed, and the bare page…');
  const { buildAll } = await import('../build.mjs');
  await buildAll();
  buildBarePage();
  const kept: Partial<Results> =
    asked.length > 0 && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  const results: Results = { missing: {}, ...kept, machine: describeMachine(new Date()) };
  for (const [name, { needs, measure }] of Object.entries(SECTIONS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const absent = needs.filter((command) => !hasCommand(command));
    say(`\n${name}…`);
    const measured = absent.length > 0 ? `${absent.join(' and ')} is not on this machine` : await measure();
    if (typeof measured === 'string') {
      say(`  not measured: ${measured}`);
      results.missing[name] = measured;
    } else {
      delete results.missing[name];
      Object.assign(results, { [name]: measured });
    }
    writeFileSync(KEPT, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(REPORT, writeReport(results));
  }
  say(`\n${REPORT} is written.`);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: Error) => refuse(error.stack ?? error.message),
);
