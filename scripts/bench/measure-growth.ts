import { mkdirSync } from 'node:fs';
import { Client } from 'pg';
import pino from 'pino';
import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { openDatabase } from '@/backend/platform/database/database';
import { createLocalEvents } from '@/backend/platform/events/topic-events';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import { createProviders } from '@/backend/providers/payments/providers';
import { say } from '../programs.mjs';
import { askApp } from './ask-app';
import { growDatabase, writePastOrders } from './grow-database';
import { createHttpClient } from './load/http-client';
import { type Diner, enterShop, type Shop } from './load/shop';
import { STEPS, type Step, walkVisit } from './load/walk';
import { type Plan, withPlans } from './read-plans';
import type { Growth } from './report/results';
import { median } from './report/statistics';
import { NO_POSTGRESQL, withDatabases } from './stage/own-database';
import {
  BACKEND_PORT,
  GROWN_PORT,
  HOST,
  LARGE_HOST,
  LARGE_TENANT,
  PRODUCTS,
  startBackend,
  stopProgram,
  TENANT,
  WORK,
} from './stage/stage';

const GROWTH = { tenants: 10_000, products: 5, diners: 200_000, ordersEach: 5, zones: 10_000 };
const LARGE_PRODUCTS = 2_000;
const PAST_ORDERS = 40;
const WARM_UP = 8;
const VISITS = 60;

type Side = { shop: Shop; regular: Diner; times: Map<Step, number[]> };

async function enter({ port, host, client }: { port: number; host: string; client: Client }): Promise<Side> {
  const shop = await enterShop({ host, call: createHttpClient(port).call });
  const regular = await shop.createDiner();
  await inOneTransaction(client, (query) =>
    writePastOrders({ query, profileId: regular.id, count: PAST_ORDERS }),
  );
  return { shop, regular, times: new Map() };
}

async function inOneTransaction(
  client: Client,
  work: (query: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  await client.query('begin');
  await work((text) => client.query(text));
  await client.query('commit');
}

/** Without checks of foreign keys, which are known to hold. */
async function grow(client: Client): Promise<void> {
  await inOneTransaction(client, async (query) => {
    await query('set local session_replication_role = replica');
    await query('set local synchronous_commit = off');
    await growDatabase({ query, model: HOST, large: LARGE_HOST, growth: GROWTH });
  });
}

/** Walks visit by visit, so that noise of the machine falls on all. */
async function walkInTurns(sides: readonly Side[]): Promise<void> {
  for (let visit = 0; visit < WARM_UP + VISITS; visit += 1) {
    for (const { shop, regular, times } of sides) {
      await walkVisit({
        shop,
        regular,
        seed: visit,
        run: async (step, work) => {
          const start = performance.now();
          const answer = await work();
          if (visit >= WARM_UP) times.set(step, [...(times.get(step) ?? []), performance.now() - start]);
          return answer;
        },
      });
    }
  }
}

async function readPlans({
  databaseUrl,
  host,
  regular,
}: {
  databaseUrl: string;
  host: string;
  regular: Diner;
}) {
  const plans: Plan[] = [];
  const real = openDatabase({ connectionString: databaseUrl, maxConnections: 2, statementTimeoutMs: 10_000 });
  const config = parseBackendConfig({ NODE_ENV: 'test' });
  const clock = () => new Date();
  const app = createApp({
    db: withPlans(real, (plan) => plans.push(plan)),
    config,
    log: pino({ level: 'silent' }),
    clock,
    limiter: createMemoryLimiter(clock),
    findProvider: createProviders({ config: config.payments, clock }),
    events: createLocalEvents(),
  });
  try {
    const shop = await enterShop({ host, call: askApp(app) });
    await walkVisit({ shop, regular, seed: 0, run: (_step, work) => work() });
  } finally {
    await real.close();
  }
  return plans;
}

const middles =
  ({ times }: Side) =>
  (step: Step) =>
    median(times.get(step) ?? []);

async function measureBetween(urls: { small: string; grown: string }): Promise<Growth> {
  const dirs = { small: `${WORK}/growth-small`, grown: `${WORK}/growth-grown` };
  for (const dir of Object.values(dirs)) mkdirSync(dir, { recursive: true });
  const programs = [
    await startBackend({
      place: { dataDir: dirs.small, databaseUrl: urls.small },
      sizes: { [TENANT]: PRODUCTS },
    }),
    await startBackend({
      place: { dataDir: dirs.grown, databaseUrl: urls.grown, port: GROWN_PORT },
      sizes: { [TENANT]: PRODUCTS, [LARGE_TENANT]: LARGE_PRODUCTS },
    }),
  ];
  const clients = [urls.small, urls.grown].map((connectionString) => new Client({ connectionString }));
  const [small, grown] = clients;
  if (!small || !grown) throw new Error('a database is missing');
  for (const client of clients) {
    // Lost with its database when something fails; that error counts.
    client.on('error', () => undefined);
    await client.connect();
  }
  say('  growing a database…');
  const began = performance.now();
  await grow(grown);
  const sides = {
    small: await enter({ port: BACKEND_PORT, host: HOST, client: small }),
    grown: await enter({ port: GROWN_PORT, host: HOST, client: grown }),
    large: await enter({ port: GROWN_PORT, host: LARGE_HOST, client: grown }),
  };
  for (const client of clients) await client.query('vacuum (analyze)');
  const grownMs = performance.now() - began;
  say('  visiting…');
  await walkInTurns(Object.values(sides));
  const plans = [
    ...(await readPlans({ databaseUrl: urls.grown, host: HOST, regular: sides.grown.regular })),
    ...(await readPlans({ databaseUrl: urls.grown, host: LARGE_HOST, regular: sides.large.regular })),
  ];
  for (const client of clients) await client.end();
  for (const program of programs) await stopProgram(program);
  const of = { small: middles(sides.small), grown: middles(sides.grown), large: middles(sides.large) };
  return {
    kind: 'growth',
    visits: VISITS,
    grownMs,
    steps: STEPS.map((step) => ({
      step,
      smallMs: of.small(step),
      grownMs: of.grown(step),
      largeMs: of.large(step),
    })),
    statements: new Set(plans.map(({ text }) => text)).size,
    scanned: [...new Set(plans.flatMap((plan) => plan.scanned))],
  };
}

async function isSuperuser(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
  await client.end();
  return rows[0]?.rolsuper === true;
}

/** (guarantee/growth) */
export async function measureGrowth(): Promise<Growth | string> {
  const measured = await withDatabases(['small', 'grown'], async (urls) =>
    (await isSuperuser(urls.small))
      ? measureBetween(urls)
      : 'a million orders are written without their checks, which takes a superuser of PostgreSQL',
  );
  return measured ?? NO_POSTGRESQL;
}
