import { createTwoTenants } from '@/tests/support/backend/two-tenants';
import { MATRIX } from './matrix';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
const TRIES = 200;
/** How far the medians may lie apart (guarantee/guessing). */
const APART_MS = 5;
/** Other load of the machine shows in some rounds; a difference that the product makes shows in all of them. */
const ROUNDS = 5;
const WRONG = 'x'.repeat(43);
const NOBODY = 999_999_999;

let world: World;
beforeAll(async () => {
  world = await createTwoTenants();
});
afterAll(() => world.backend.close());

const rows = Object.entries(MATRIX)
  .filter(([, row]) => row.expect.wrong === 401)
  .map(([name, row]) => ({ name, row }));
const withIds = rows.filter(({ row }) => row.expect.D2 === 404);

/** A call as it is answered, without the mark that each answer has of its own. */
async function answer(ask: Parameters<World['backend']['ask']>[0]) {
  const { status, text } = await world.backend.ask({ host: world.a.host, ...ask });
  return { status, text: text.replace(/"id":"[\w-]+"/, '') };
}

const own = () => ({ facts: world.a.facts, profileId: world.a.diners[0]?.id ?? 0 });

describe('no route reveals whether a guessed id exists (guarantee/guessing)', () => {
  it('covers every route that takes a token', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(withIds.length).toBeGreaterThan(10);
  });

  it.each(rows)('$name: a wrong token of a profile that is, and of one that never was', async ({ row }) => {
    const ask = row.ask(own());
    const headersOf = (id: number) => ({
      ...ask.headers,
      profileid: String(id),
      token: WRONG,
      authorization: `Bearer ${WRONG}`,
    });
    const wrong = await answer({ ...ask, headers: headersOf(own().profileId) });
    expect(wrong.status).toBe(401);
    expect(await answer({ ...ask, headers: headersOf(NOBODY) })).toEqual(wrong);
  });

  it.each(withIds)("$name: what is another diner's, and what never was", async ({ row }) => {
    const { headers = {} } = world.a.diners[1] ?? {};
    const never = Object.fromEntries(
      Object.entries(world.a.facts).map(([key, value]) => [
        key,
        ['purchaseId', 'lineId', 'orderId'].includes(key) ? NOBODY : value,
      ]),
    ) as World['a']['facts'];
    const others = await answer({ ...row.ask(own()), headers });
    expect(others.status).toBe(404);
    expect(await answer({ ...row.ask({ facts: never, profileId: NOBODY }), headers })).toEqual(others);
  });

  it(`takes as long for the one as for the other, over ${TRIES} tries`, async () => {
    const time = async (id: number) => {
      const start = performance.now();
      await answer({ path: '/profiles/status.json', headers: { profileid: String(id), token: WRONG } });
      return performance.now() - start;
    };
    const median = (times: number[]) => times.sort((a, b) => a - b)[TRIES / 2] ?? 0;
    const measureApart = async () => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let index = 0; index < TRIES; index += 1) {
        times.known.push(await time(own().profileId));
        times.unknown.push(await time(NOBODY));
      }
      return Math.abs(median(times.known) - median(times.unknown));
    };
    let apart = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && apart >= APART_MS; round += 1)
      apart = Math.min(apart, await measureApart());
    expect(apart).toBeLessThan(APART_MS);
  });
});
