import * as fc from 'fast-check';
import { errorSchema } from '@/lib/contract/errors';
import { MATRIX } from '@/tests/backend/platform/isolation/matrix';
import type { Answer, Ask } from '@/tests/support/backend/backend';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';
import { chooseCount, FAULT_TIMEOUT_MS, faultSeed } from '@/tests/support/faults/fault-counts';

jest.setTimeout(FAULT_TIMEOUT_MS);

type World = Awaited<ReturnType<typeof createTwoTenants>>;
let world: World;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

const INJECTIONS = [
  "es' OR 1=1--",
  'es";select pg_sleep(5)--',
  '1;drop table profiles',
  "x'); delete from sessions; --",
];
const rows = Object.entries(MATRIX);
const good = (ask: Ask): Ask => ({
  ...ask,
  host: world.a.host,
  headers: { ...(world.a.diners[0]?.headers ?? {}), ...ask.headers },
});
const makeAsk = (name: string): Ask => {
  const row = MATRIX[name];
  if (!row) throw new Error(`the matrix has no ${name}`);
  return good(row.ask({ facts: world.a.facts, profileId: world.a.diners[0]?.id ?? 0 }));
};

async function countRows(): Promise<unknown> {
  return world.backend.db.system((sql) =>
    sql(
      `select (select count(*) from instances) as instances, (select count(*) from profiles) as profiles,
         (select count(*) from sessions) as sessions, (select count(*) from suppliers) as suppliers,
         (select count(*) from products) as products`,
    ),
  );
}

test.each(INJECTIONS)(
  'SQL in a header or a query reaches no statement: %s (guarantee/sql-injection)',
  async (injection) => {
    const before = await countRows();
    const plain = await world.backend.ask(makeAsk('GET /domain/branches.json'));
    for (const header of ['lang', 'service', 'subservice']) {
      const ask = makeAsk('GET /domain/branches.json');
      const answer = await world.backend.ask({ ...ask, headers: { ...ask.headers, [header]: injection } });
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 200, text: plain.text });
    }
    const refusals: number[] = [];
    for (const header of ['customer_id', 'supplier_id', 'profileid', 'token']) {
      const ask = makeAsk('GET /profiles/status.json');
      refusals.push(
        (await world.backend.ask({ ...ask, headers: { ...ask.headers, [header]: injection } })).status,
      );
    }
    expect(refusals).toEqual([400, 404, 401, 401]);
    const encoded = encodeURIComponent(injection);
    const branch = world.a.facts.branchId;
    for (const path of [
      `/params/get_hours_schedule.json?supplier_id=${encoded}&date=2026-11-19`,
      `/params/get_hours_schedule.json?supplier_id=${branch}&date=${encoded}`,
      `/api/v4/payment_methods.json?supplier_id=${branch}&tipe=array&service=${encoded}`,
      `/api/v2/supplier_availability.json?service=delivery&lat=${encoded}&lon=1`,
      `/domain/suppliers/${encoded}.json`,
      `/api/products/${encoded}.json`,
    ]) {
      expect((await world.backend.ask(good({ path }))).status).toBe(422);
    }
    expect(await countRows()).toEqual(before);
  },
);

test('public answers hold no secret and no name of another diner', async () => {
  for (const [name] of rows.filter(([one]) => one.startsWith('GET /') && !one.includes('/staff/'))) {
    const { text } = await world.backend.ask({ ...makeAsk(name), headers: {} });
    expect(text).not.toMatch(/prv_|integrity|events_secret|password|token_hash|key_hash|paymentProvider/i);
    for (const diner of world.a.diners) expect(text).not.toContain(diner.canary);
  }
});

test.each(['%', '%E0%A4%A', '%00', '%2e%2e%2f', '%ff', 'a%2Fb', '%0d%0aX: y'])(
  'a broken path is refused: %s',
  async (part) => {
    for (const path of [
      `/domain/suppliers/${part}.json`,
      `/api/products/${part}.json`,
      `/pictures/${part}`,
    ]) {
      const answer = await world.backend.ask(good({ path }));
      expect([404, 422]).toContain(answer.status);
      expect(answer.headers.has('x')).toBe(false);
    }
  },
);

const RUNS = chooseCount({ short: 500, full: 20_000 });
const SEED = faultSeed();

/** Text that breaks things: controls, surrogates, huge numbers, other scripts, and plain noise. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...INJECTIONS,
    '\u0000',
    '\ud800',
    '-1',
    '1e309',
    'NaN',
    '9007199254740993',
    '99999999999999999999',
    '../..',
    '%00',
    '{"a":1}',
  ),
);
const value = fc.oneof(
  { depthSize: 'small' },
  nasty,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.integer(),
);

/** Puts a value at one place of a body, or in place of it. */
function mutate({ body, at, to }: { body: unknown; at: number; to: unknown }): unknown {
  if (typeof body !== 'object' || body === null) return to;
  const keys = Object.keys(body);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return to;
  const inner: unknown = Reflect.get(body, key);
  return { ...body, [key]: at % 3 === 0 ? mutate({ body: inner, at: at >> 2, to }) : to };
}

/** A text with lone surrogates replaced, as every URL is. */
const wellFormed = (text: string) => Buffer.from(text).toString('utf8');

/** A header value as HTTP can carry it. */
const toHeader = (text: string) => encodeURIComponent(wellFormed(text)).slice(0, 200);

/** HEAD, by which streams are asked, has no body. */
function assertSane({ method }: Ask, answer: Answer): void {
  if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`);
  if (answer.status >= 400 && method !== 'HEAD') errorSchema.parse(answer.body);
}

test(`no generated call makes a fault (seed ${SEED})`, async () => {
  const call = fc.record({
    route: fc.constantFrom(...rows.map(([name]) => name)),
    at: fc.nat(500),
    to: value,
    text: nasty,
    place: fc.constantFrom('body', 'query', 'path', 'header', 'none'),
    header: fc.constantFrom(
      'lang',
      'profileid',
      'token',
      'customer_id',
      'supplier_id',
      'origin',
      'authorization',
    ),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ route, at, to, text, place, header }) => {
      const ask = makeAsk(route);
      const noise = encodeURIComponent(wellFormed(text));
      const [path = '', query = ''] = ask.path.split('?');
      const pairs = query.split('&').filter(Boolean);
      const hit = at % (pairs.length + 1);
      const changed = pairs.map((pair, index) => (index === hit ? `${pair.split('=')[0]}=${noise}` : pair));
      const changes: Partial<Ask> = {
        body: ask.body === undefined ? {} : { body: mutate({ body: ask.body, at, to }) },
        query: { path: `${path}?${[...changed, `x=${noise}`].join('&')}` },
        path: { path: path.replace(/[^/]+(\.json)$/, `${noise}$1`) },
        header: { headers: { ...ask.headers, [header]: toHeader(text) } },
        none: {},
      }[place];
      assertSane(ask, await world.backend.ask({ ...ask, ...changes }));
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
