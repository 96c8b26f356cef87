import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { findLockHolder } from '@/backend/platform/database/data-folder-lock';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ShopOutcome } from '@/lib/contract/staff/shop/told';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { say } from '../programs.mjs';
import { createHttpClient } from './load/http-client';
import { createNeighbour } from './load/neighbour';
import type { ShopRun, Shops } from './report/results';
import { median, percentile } from './report/statistics';
import { withDatabases } from './stage/own-database';
import { BACKEND_PORT, type Place, PRODUCTS, startBackend, stopProgram, TENANT, WORK } from './stage/stage';

const SIZES = [1_000, 10_000];
const QUIET_CALLS = 200;

/** The operator's calls, whose answers are read and not parsed: the neighbour's times are taken in this program. */
function openOperator({ dataDir }: Place) {
  const holder = findLockHolder(dataDir);
  const { send } = createHttpClient(BACKEND_PORT);
  return async function ask(method: string, path: string, body?: object): Promise<string> {
    const answer = await send({
      method,
      path: `/operator/${path}`,
      headers: { authorization: `Bearer ${holder?.key}`, 'idempotency-key': randomUUID() },
      ...(body ? { body } : {}),
    });
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const text = Buffer.concat(parts).toString('utf8');
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
    return text;
  };
}
type Ask = ReturnType<typeof openOperator>;

/** A step for the price of each product at each branch that sells it. */
const stepsOf = ({ shop }: ShopAnswer, by: number): ShopPatch[] =>
  (shop.products ?? []).flatMap(({ sku, offers }) =>
    Object.entries(offers).map(([branch, { priceMinor }]) => ({
      ...{ op: 'set' as const, kind: 'product' as const, key: sku, field: ['offers', branch, 'priceMinor'] },
      ...{ from: priceMinor, to: priceMinor + by },
    })),
  );

/** An owner's work on a restaurant, each as often as there are enough calls of a neighbour beside it. */
async function listWorks({ ask, slug }: { ask: Ask; slug: string }) {
  const at = `tenants/${slug}/staff/shop`;
  const steps = stepsOf(JSON.parse(await ask('GET', `${at}.json`)) as ShopAnswer, 100);
  const made: number[] = [];
  const change = async (patches: readonly ShopPatch[]) => {
    const outcome = JSON.parse(await ask('POST', `${at}/changes.json`, { patches })) as ShopOutcome;
    if (outcome.outcome !== 'done') throw new Error(`${slug}: ${JSON.stringify(outcome).slice(0, 300)}`);
    made.push(outcome.version);
  };
  const undo = () => ask('POST', `${at}/changes/${made.pop()}/undo.json`, {});
  return [
    { what: 'read', rounds: 10, work: () => ask('GET', `${at}.json`) },
    { what: 'one price', rounds: 4, work: (round: number) => change(steps.slice(round, round + 1)) },
    { what: 'undone', rounds: 4, work: undo },
    {
      what: 'all prices',
      rounds: 2,
      work: (round: number) => change(round === 0 ? steps : steps.map(raise)),
    },
    { what: 'all undone', rounds: 2, work: undo },
    {
      what: 'exported',
      rounds: 4,
      work: async () => ask('POST', 'exports', { slug, folder: await mkdtemp(join(WORK, `${slug}-`)) }),
    },
  ];
}
const raise = (step: ShopPatch): ShopPatch =>
  step.op === 'set' ? { ...step, from: step.to, to: Number(step.to) + 100 } : step;

async function measureOn(place: Place): Promise<ShopRun[]> {
  const slugs = SIZES.map((products) => ({ products, slug: `medida-tienda-${products}` }));
  const backend = await startBackend({
    place,
    sizes: { [TENANT]: PRODUCTS, ...Object.fromEntries(slugs.map(({ slug, products }) => [slug, products])) },
  });
  const ask = openOperator(place);
  const visitUntil = await createNeighbour();
  await visitUntil((calls) => calls >= QUIET_CALLS);
  const runs: ShopRun[] = [];
  for (const { slug, products } of slugs) {
    for (const { what, rounds, work } of await listWorks({ ask, slug })) {
      const quiet = await visitUntil((calls) => calls >= QUIET_CALLS);
      const times: number[] = [];
      let over = false;
      const working = (async () => {
        for (let round = 0; round < rounds; round += 1) {
          const start = performance.now();
          await work(round);
          times.push(performance.now() - start);
        }
      })().finally(() => {
        over = true;
      });
      const beside = await visitUntil(() => over);
      await working;
      const one: ShopRun = {
        ...{ what, products, ms: median(times) },
        quietP95Ms: percentile(quiet.times, 95),
        besideP95Ms: percentile(beside.times, 95),
        worstMs: Math.max(...beside.times),
        calls: beside.times.length,
        failed: quiet.failed + beside.failed,
      };
      runs.push(one);
      say(`  ${JSON.stringify(one)}`);
    }
  }
  await stopProgram(backend);
  return runs;
}

/** Measures two sizes on both databases, beside a neighbour (guarantee/large-shop). */
export async function measureShop(): Promise<Shops> {
  const pglite = await measureOn({ dataDir: `${WORK}/shop` });
  const postgresql = await withDatabases(['shops'], ({ shops }) =>
    measureOn({ dataDir: `${WORK}/shop-postgresql`, databaseUrl: shops }),
  );
  return { kind: 'shop', pglite, postgresql };
}
