import { readFileSync } from 'node:fs';
import { get } from './load/http-get';
import { runLoad } from './load/run-load';
import type { Unknown } from './report/results';
import {
  HOST,
  memoryOf,
  PRODUCTS,
  type Program,
  startBackend,
  startWeb,
  stopProgram,
  TENANT,
  WEB_PORT,
  WORK,
} from './stage/stage';

const ROUNDS = 5;
const REQUESTS = 1_000;
const CLIENTS = 8;
/** On every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const KINDS: Record<keyof Unknown['cpuMs'], (index: number) => { host: string; path: string }> = {
  kept: () => ({ host: HOST, path: '/centro' }),
  product: (index) => ({ host: HOST, path: `/centro/view/${900_000_000 + index}` }),
  file: (index) => ({ host: HOST, path: `/_next/static/chunks/unknown-${index}.js` }),
  host: (index) => ({ host: `unknown-${index}.example`, path: '/centro' }),
};

function cpuOf({ pid }: Program): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}

/** CPU for each request of a kept page and of unknown addresses, in turn. */
export async function measureUnknown(): Promise<Unknown | string> {
  if (process.platform !== 'linux') return 'CPU of a program is read from /proc';
  const backend = await startBackend({
    place: { dataDir: `${WORK}/unknown` },
    sizes: { [TENANT]: PRODUCTS },
  });
  const web = await startWeb();
  const cpuMs: Unknown['cpuMs'] = { kept: [], product: [], file: [], host: [] };
  let sent = 0;
  const ask = async ({ kind, requests }: { kind: keyof typeof KINDS; requests: number }) => {
    const before = cpuOf(web);
    const items = Array.from({ length: requests }, () => KINDS[kind](sent++));
    await runLoad({
      items,
      clients: CLIENTS,
      work: async (one) => void (await get({ port: WEB_PORT, ...one })),
    });
    return (cpuOf(web) - before) / requests;
  };
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  for (const kind of kinds) await ask({ kind, requests: REQUESTS });
  const beforeMb = memoryOf(web);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of kinds) cpuMs[kind].push(await ask({ kind, requests: REQUESTS }));
  const grownMb = memoryOf(web) - beforeMb;
  await stopProgram(web);
  await stopProgram(backend);
  return { kind: 'unknown', cpuMs, requests: ROUNDS * REQUESTS, grownMb };
}
