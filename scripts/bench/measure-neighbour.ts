import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Flood, Flooded } from './load/flood';
import { createHttpClient, visitor } from './load/http-client';
import { runPaced } from './load/run-load';
import type { Neighbour } from './report/results';
import { percentile } from './report/statistics';
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
} from './stage/stage';

/** Calls a minute; few, so that the flood leaves the machine to be measured. */
const QUOTA = 3_000;
const FLOOD_PER_SECOND = (10 * QUOTA) / 60;
const CALLS_PER_SECOND = 20;
const ROUNDS = 3;
const ROUND_SECONDS = 20;
const PATHS = ['/domain/config.json', '/domain/suppliers/centro.json'];

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

export async function visit(): Promise<{ times: number[]; failed: number }> {
  const { call } = createHttpClient(BACKEND_PORT);
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

/** Asks ten times the quota. @throws Error for another answer than 200 and 429 */
async function flood(): Promise<Flooded> {
  const program = fork(new URL('./load/flood.ts', import.meta.url));
  program.send({
    port: BACKEND_PORT,
    host: LARGE_HOST,
    path: PATHS[0] ?? '',
    perSecond: FLOOD_PER_SECOND,
    seconds: ROUND_SECONDS,
  } satisfies Flood);
  const ended = once(program, 'exit').then(() => Promise.reject(new Error('the flood ended without a word')));
  const [flooded] = (await Promise.race([once(program, 'message'), ended])) as [Flooded];
  if (flooded.others > 0)
    throw new Error(`${flooded.others} calls of the flood were neither answered nor refused`);
  return flooded;
}

/** Measures calls alone and beside a flood, by rounds (guarantee/noisy-neighbour). */
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
