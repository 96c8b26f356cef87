import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { History } from '@/lib/contract/staff/history-calls';
import type { OperatorTenant } from '@/lib/contract/staff/operators/operator-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { LOOK_MS } from '@/lib/domain/staff/operators/operators';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinOperators } from '@/tests/support/operator';
import { joinStaff } from '@/tests/support/shops/person';

const NOON = new Date('2026-11-18T17:00:00Z');
const STAFF_CALLS = ALL_CALLS.filter(({ auth }) => auth === 'staff');
let backend: TestBackend;
let slug: string;
let other: string;
type Operator = Awaited<ReturnType<typeof joinOperators>>;
let operator: Operator;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
  other = (await backend.importTenant(createBundle())).slug;
  operator = await joinOperators({ backend });
});
afterAll(() => backend.close());

const read = (path = '/staff/instance.json', tenant = slug) => operator.at({ tenant, path });
const me = async () => (await operator.me({ path: '/people/me.json' })).body as SignedIn;

test('a look opens the screens of one restaurant, in one browser, and says until when (rule staff/looks)', async () => {
  expect((await read()).status).toBe(404);
  const until = new Date(NOON.getTime() + LOOK_MS).toISOString();
  expect(await operator.look(slug)).toMatchObject({
    status: 201,
    body: { tenants: [{ slug, look: { until } }] },
  });
  expect((await me()).tenants).toEqual([expect.objectContaining({ slug, role: 'owner', look: { until } })]);
  expect((await read()).status).toBe(200);
  expect((await read('/staff/instance.json', other)).status).toBe(404);
  // Another browser of the same person looks at nothing.
  const elsewhere = await joinOperators({ backend });
  expect((await elsewhere.at({ tenant: slug, path: '/staff/instance.json' })).status).toBe(404);
});

test('a second look takes the place of the first; it ends by hand, and by itself', async () => {
  await operator.look(slug);
  await operator.look(other);
  expect([(await read()).status, (await read('/staff/instance.json', other)).status]).toEqual([404, 200]);
  await operator.me({ method: 'DELETE', path: '/installation/look.json' });
  expect((await read('/staff/instance.json', other)).status).toBe(404);
  await operator.look(slug);
  backend.clock.now = new Date(NOON.getTime() + LOOK_MS);
  expect((await read()).status).toBe(404);
  expect((await me()).tenants).toEqual([]);
});

test('it ends for who is no operator any more, or has no second factor', async () => {
  for (const gone of [
    'delete from staff_second_factors where person_id = $1',
    'delete from operators where person_id = $1',
  ]) {
    operator = await joinOperators({ backend });
    await operator.look(slug);
    expect((await read()).status).toBe(200);
    await backend.db.system((sql) => sql(gone, [operator.id]));
    expect((await read()).status).toBe(404);
  }
});

describe('every call of the contract', () => {
  const writes = STAFF_CALLS.filter(({ method }) => method !== 'GET');
  const reads = STAFF_CALLS.filter(({ method }) => method === 'GET');
  const toPath = (path: string) => path.replace(/\{\w+\}/g, '1');
  const written = async () =>
    (
      await backend.db.lookUp<{ action: string }>(
        `select a.action from staff_actions a join instances i on i.id = a.instance_id where i.slug = $1`,
        [slug],
      )
    ).map(({ action }) => action);

  test('that changes something is refused with a code of its own, whatever it is sent', async () => {
    expect(writes.length).toBeGreaterThan(50);
    await operator.look(slug);
    for (const { method, path } of writes)
      for (const body of [undefined, {}, { status: 'locked' }])
        expect({
          call: `${method} ${path}`,
          ...(await operator.at({ tenant: slug, method, path: toPath(path), body })),
        }).toMatchObject({
          call: `${method} ${path}`,
          status: 403,
          body: { error: { key: 'look_only' } },
        });
    expect(await written()).toEqual(['operator.looked']);
  });

  test('that reads is answered as its restaurant is, and writes nothing down', async () => {
    await operator.look(slug);
    for (const { path } of reads) {
      const { status } = await operator.at({ tenant: slug, path: toPath(path) });
      expect({ path, status: [200, 404, 422].includes(status) ? 'answered' : status }).toEqual({
        ...{ path, status: 'answered' },
      });
    }
    expect(await written()).toEqual(['operator.looked']);
    const boards = await backend.db.lookUp(
      'select 1 from board_visits v join instances i on i.id = v.instance_id where i.slug = $1',
      [slug],
    );
    expect(boards).toEqual([]);
  });
});

test('the restaurant sees in its history who looked and why, and the operators see it in theirs', async () => {
  await operator.look(slug, 'La caja no cuadra');
  const owner = await joinStaff({ backend, slug, role: 'owner' });
  const { actions } = (await owner.at({ path: '/staff/history.json' })).body as History;
  expect(actions).toEqual([
    expect.objectContaining({
      action: 'operator.looked',
      by: { kind: 'operator', id: null, name: 'Olga Soporte' },
      details: { reason: 'La caja no cuadra', until: new Date(NOON.getTime() + LOOK_MS).toISOString() },
    }),
  ]);
  const acts = await operator.me({ path: `/installation/history.json?slug=${slug}` });
  expect(acts.body).toMatchObject({
    acts: [{ by: 'Olga Soporte', slug, action: 'look.opened', details: { reason: 'La caja no cuadra' } }],
    before: null,
  });
});

test('a reason is asked for', async () => {
  expect(await operator.look(slug, '  ')).toMatchObject({ status: 422 });
  expect((await read()).status).toBe(404);
});

test('who works there opens the screens as themselves', async () => {
  await backend.db.system((sql) =>
    sql(
      `insert into staff_roles (instance_id, person_id, role, created_at)
       select id, $2, 'waiter', $3 from instances where slug = $1`,
      [slug, operator.id, NOON],
    ),
  );
  expect(await operator.look(slug)).toMatchObject({ status: 409 });
  const found = await operator.me({ path: `/installation/tenants/${slug}.json` });
  expect((found.body as OperatorTenant).is_own).toBe(true);
});
