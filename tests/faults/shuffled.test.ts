import { MATRIX } from '@/tests/backend/platform/isolation/matrix';
import type { Ask } from '@/tests/support/backend/backend';
import { createTwoTenants, type TestTenant } from '@/tests/support/backend/two-tenants';
import { chooseCount, FAULT_TIMEOUT_MS, faultSeed } from '@/tests/support/faults/fault-counts';

const COUNT = chooseCount({ short: 1_000, full: 10_000 });
const IN_FLIGHT = 32;
const SEED = faultSeed();
/** How much of an answer that differs is shown: its error, not a whole menu. */
const SHOWN_LETTERS = 300;

jest.setTimeout(FAULT_TIMEOUT_MS);

/** A small repeatable generator (mulberry32): numbers from 0 up to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PERSONAL = /^\/profiles\/|^\/api\/suppliers\/|^\/shopping_cart\//;

test(`${COUNT} shuffled requests over two tenants carry no foreign canary (seed ${SEED})`, async () => {
  const { backend, a, b } = await createTwoTenants();
  for (const { host, diners } of [a, b])
    for (const { headers } of diners)
      await backend.ask({
        method: 'POST',
        path: '/on_table/account/join.json',
        host,
        headers,
        body: { name: 'Ana' },
      });
  const random = createRandom(SEED);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const reads = Object.entries(MATRIX).filter(
    ([name]) => name.startsWith('GET ') && !name.includes('/staff/'),
  );
  const canaries = [a, b].flatMap((tenant) => [
    { owner: tenant.host, word: tenant.canary },
    ...tenant.diners.map((diner) => ({ owner: `${tenant.host} ${diner.id}`, word: diner.canary })),
  ]);
  const faults: string[] = [];
  let asked = 0;

  const one = async (tenant: TestTenant) => {
    const diner = pick(tenant.diners);
    const route = pick(reads);
    if (!diner || !route) throw new Error('there is nobody to ask, or nothing to ask for');
    const [operation, row] = route;
    const ask: Ask = row.ask({ facts: tenant.facts, profileId: tenant.diners[0]?.id ?? 0 });
    const answer = await backend.ask({
      ...ask,
      host: tenant.host,
      headers: { ...diner.headers, lang: random() < 0.5 ? 'es' : 'en' },
    });
    asked += 1;
    const expected = row.expect[diner === tenant.diners[0] ? 'D1' : 'D2'];
    if (answer.status !== expected) {
      const got = `${answer.status} ${answer.text.slice(0, SHOWN_LETTERS)}`;
      faults.push(`${operation} as ${diner.id} on ${tenant.host}: expected ${expected}, got ${got}`);
    }
    const mine = new Set([tenant.host, `${tenant.host} ${diner.id}`]);
    const foreign = canaries.filter(({ owner, word }) => !mine.has(owner) && answer.text.includes(word));
    if (foreign.length > 0) faults.push(`${ask.path} on ${tenant.host} shows ${foreign[0]?.word}`);
    const cache = answer.headers.get('cache-control');
    if (PERSONAL.test(ask.path) && cache !== 'private, no-store') faults.push(`${ask.path} says ${cache}`);
  };

  for (let done = 0; done < COUNT; done += IN_FLIGHT) {
    await Promise.all(
      Array.from({ length: Math.min(IN_FLIGHT, COUNT - done) }, () => one(random() < 0.5 ? a : b)),
    );
  }
  await backend.close();
  expect(faults).toEqual([]);
  expect(asked).toBe(COUNT);
});
