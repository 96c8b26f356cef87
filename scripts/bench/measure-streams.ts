import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createHttpClient } from './load/http-client';
import { openStream } from './load/open-stream';
import { runLoad } from './load/run-load';
import { enterShop, own } from './load/shop';
import type { StreamFlood, StreamFlooded } from './load/stream-flood';
import { visit } from './measure-neighbour';
import type { Streams, StreamsOn } from './report/results';
import { percentile } from './report/statistics';
import { withDatabases } from './stage/own-database';
import {
  BACKEND_PORT,
  HOST,
  LARGE_HOST,
  LARGE_TENANT,
  memoryOf,
  type Place,
  PRODUCTS,
  type Program,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage/stage';

const FLOODERS = 8;
const ATTEMPTS = 4_000;
const ATTEMPTS_PER_SECOND = 200;
const PURCHASES = 500;
const STREAMS_EACH = 4;
const CLIENTS = 8;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const streamOf = ({ host, diner, id }: { host: string; diner: Parameters<typeof own>[0]; id: number }) => ({
  port: BACKEND_PORT,
  host,
  path: `/orders/${id}/events`,
  headers: own(diner),
});

async function floodStreams(backend: Program) {
  const shop = await enterShop({ host: LARGE_HOST, call: createHttpClient(BACKEND_PORT).call });
  const calls: StreamFlood['calls'] = [];
  for (const seed of range(FLOODERS)) {
    const diner = await shop.createDiner();
    const { purchase_id: id } = await shop.add({ diner, seed });
    calls.push(streamOf({ host: LARGE_HOST, diner, id }));
  }
  await visit();
  const quiet = await visit();
  const beforeMb = memoryOf(backend);
  const program = fork(new URL('./load/stream-flood.ts', import.meta.url));
  const ended = once(program, 'exit').then(() => Promise.reject(new Error('the flood ended without a word')));
  const told = Promise.race([once(program, 'message'), ended]) as Promise<[StreamFlooded]>;
  program.send({ calls, attempts: ATTEMPTS, perSecond: ATTEMPTS_PER_SECOND } satisfies StreamFlood);
  const [flooded, [{ open, refused, failed }]] = await Promise.all([visit(), told]);
  const memoryMb = memoryOf(backend) - beforeMb;
  ended.catch(() => undefined);
  program.send('enough');
  await once(program, 'exit');
  return {
    open,
    refused: refused + failed,
    memoryMb,
    quietP95Ms: percentile(quiet.times, 95),
    floodedP95Ms: percentile(flooded.times, 95),
    failed: quiet.failed + flooded.failed,
  };
}

function nextEvent(stream: IncomingMessage): Promise<number> {
  return new Promise((resolve) => {
    const read = (part: Buffer) => {
      if (!part.includes('data:')) return;
      stream.off('data', read);
      resolve(performance.now());
    };
    stream.on('data', read);
  });
}

async function changeAll(backend: Program) {
  const shop = await enterShop({ host: HOST, call: createHttpClient(BACKEND_PORT).call });
  const carts: Awaited<ReturnType<typeof shop.fillCart>>[] = [];
  await runLoad({
    items: range(PURCHASES),
    clients: CLIENTS,
    work: async (seed) => void carts.push(await shop.fillCart(seed)),
  });
  const beforeMb = memoryOf(backend);
  const watched = new Map<number, IncomingMessage[]>();
  await runLoad({
    items: carts.flatMap((cart) => range(STREAMS_EACH).map(() => cart)),
    clients: CLIENTS,
    work: async ({ diner, purchaseId: id }) => {
      const stream = await openStream(streamOf({ host: HOST, diner, id }));
      await nextEvent(stream);
      watched.set(id, [...(watched.get(id) ?? []), stream]);
    },
  });
  const streams = [...watched.values()].flat();
  const openMb = memoryOf(backend);
  const times: number[] = [];
  const { failed } = await runLoad({
    items: carts,
    clients: CLIENTS,
    work: async (cart) => {
      const heard = (watched.get(cart.purchaseId) ?? []).map(nextEvent);
      const start = performance.now();
      await shop.place(cart);
      for (const at of await Promise.all(heard)) times.push(at - start);
    },
  });
  const changedMb = memoryOf(backend);
  for (const stream of streams) stream.destroy();
  return {
    streams: streams.length,
    heard: times.length,
    failed,
    openMb: openMb - beforeMb,
    changedMb: changedMb - beforeMb,
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
  };
}

async function measureOn(place: Place): Promise<StreamsOn> {
  const backend = await startBackend({ place, sizes: { [TENANT]: PRODUCTS, [LARGE_TENANT]: PRODUCTS } });
  const flood = await floodStreams(backend);
  const change = await changeAll(backend);
  await stopProgram(backend);
  return { flood, change };
}

/** On each database: a flood by few diners, and a change to all of many. */
export async function measureStreams(): Promise<Streams> {
  const postgresql = await withDatabases(['streams'], ({ streams }) =>
    measureOn({ dataDir: `${WORK}/streams`, databaseUrl: streams }),
  );
  return { kind: 'streams', pglite: await measureOn({ dataDir: `${WORK}/streams-pglite` }), postgresql };
}
