import { createLine } from './line';
import type { Neighbour } from './results';
import { runPaced } from './run-load';
import {
  BACKEND_PORT,
  HOST,
  LARGE_HOST,
  LARGE_TENANT,
  PRODUCTS,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage';
import { percentile } from './statistics';

/** Calls a minute that a tenant may have here: few, so that what floods it leaves the machine to be measured. */
const QUOTA = 3_000;
const FLOOD_PER_SECOND = (10 * QUOTA) / 60;
const CALLS_PER_SECOND = 20;
const ROUNDS = 3;
const ROUND_SECONDS = 20;
const PATHS = ['/domain/config.json', '/domain/suppliers/centro.json'];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Many addresses, as a flood that no address's own limit stops. */
const visitor = (index: number) => ({ 'x-forwarded-for': `198.51.${index % 200}.${index % 250}` });

/** So many seconds of calls at the tenant that nobody floods: how long they took. */
async function visit(): Promise<{ times: number[]; failed: number }> {
  const { call } = createLine(BACKEND_PORT);
  const times: number[] = [];
  const { failed } = await runPaced({
    items: range(CALLS_PER_SECOND * ROUND_SECONDS),
    perSecond: CALLS_PER_SECOND,
    work: async (index) => {
      const start = performance.now();
      await call({ host: HOST, path: PATHS[index % PATHS.length] ?? '', headers: visitor(index) });
      times.push(performance.now() - start);
    },
  });
  return { times, failed };
}

/** As many seconds of ten times the other's quota. @throws Error when it is answered anything but 200 and 429 */
async function flood(): Promise<{ answered: number; refused: number }> {
  const { send } = createLine(BACKEND_PORT);
  const counts = new Map<number, number>();
  const { failed } = await runPaced({
    items: range(FLOOD_PER_SECOND * ROUND_SECONDS),
    perSecond: FLOOD_PER_SECOND,
    work: async (index) => {
      const answer = await send({ host: LARGE_HOST, path: PATHS[0] ?? '', headers: visitor(index) });
      answer.resume();
      const status = answer.statusCode ?? 0;
      counts.set(status, (counts.get(status) ?? 0) + 1);
    },
  });
  const { 200: answered = 0, 429: refused = 0, ...others } = Object.fromEntries(counts);
  if (failed > 0 || Object.keys(others).length > 0)
    throw new Error(`the flood was answered ${JSON.stringify(others)}, ${failed} failed`);
  return { answered, refused };
}

/** One tenant alone and beside another that is flooded, round by round (quality T12). */
export async function measureNeighbour(): Promise<Neighbour> {
  const place = { dataDir: `${WORK}/neighbour`, env: { LIMIT_TENANT_PER_MINUTE: String(QUOTA) } };
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS, [LARGE_TENANT]: PRODUCTS } });
  await visit();
  const measured: Neighbour = {
    kind: 'neighbour',
    quota: QUOTA,
    floodPerSecond: FLOOD_PER_SECOND,
    quietP95Ms: [],
    floodedP95Ms: [],
    calls: 0,
    failed: 0,
    answered: 0,
    refused: 0,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await visit();
    const [flooded, other] = await Promise.all([visit(), flood()]);
    measured.quietP95Ms.push(percentile(quiet.times, 95));
    measured.floodedP95Ms.push(percentile(flooded.times, 95));
    measured.calls += 2 * CALLS_PER_SECOND * ROUND_SECONDS;
    measured.failed += quiet.failed + flooded.failed;
    measured.answered += other.answered;
    measured.refused += other.refused;
  }
  await stopProgram(backend);
  return measured;
}
