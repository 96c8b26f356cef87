import { createApp } from '@/backend/app';
import { createPostgresEvents } from '@/backend/platform/events/postgres-events';
import type { Topic } from '@/backend/platform/events/topic-events';
import { createStaffKey, revokeStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchBranches } from '@/tests/support/backend/watch';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let centro: number;
let norte: number;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  [centro, norte] = [shop.branchId('centro'), shop.branchId('norte')];
});
afterAll(() => backend.close());

async function createKey(
  scopes: readonly StaffScope[] = ['orders:read', 'orders:write'],
  { slug }: Shop = shop,
) {
  const { id, key } = await createStaffKey({ db: backend.db, slug, label: 'x', scopes, now: new Date() });
  return { id, headers: { authorization: `Bearer ${key}` } };
}
type Key = Awaited<ReturnType<typeof createKey>>;
const watch = ({ headers }: Key, ids = [centro], { app } = backend) =>
  watchBranches({ app, host: shop.host, ids, headers });
async function place(settled: object = {}): Promise<Order> {
  const ana = await shop.createDiner();
  return (await shop.placeCart(ana, await shop.fillCart(ana, { ...settled }))).body as Order;
}
const accept = (id: number, { headers }: Key) =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body: { status: 'accepted' } });
const publish = (supplierId: number) =>
  backend.deps.events.publish({ instanceId: shop.instanceId, topic: `branch:${supplierId}` });
const versionOf = (event: string) =>
  /^event: orders\ndata: \{"supplier_id":\d+,"version":"(\w*)"\}\n\n$/.exec(event)?.[1];

describe('the events of a branch (rule staff/live)', () => {
  it('tell at once, of each new order and of each move, and what the kitchen may not see tells nothing', async () => {
    const key = await createKey();
    const program = await watch(key);
    expect(program.response.headers.get('content-type')).toContain('text/event-stream');
    expect(program.response.headers.get('cache-control')).toBe('private, no-store, no-transform');
    const told = [versionOf(await program.read())];
    await place({ payment_method: 'card' });
    const { id } = await place();
    told.push(versionOf(await program.read()));
    expect((await accept(id, key)).status).toBe(200);
    told.push(versionOf(await program.read()));
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(3);
    // Nothing else was told: the stream ends next.
    await revokeStaffKey({ db: backend.db, slug: shop.slug, id: String(key.id), now: new Date() });
    publish(centro);
    expect(await program.read()).toBe('');
  });

  it('tell what was sold out, and the same again tells nothing (rule menu/sold-out)', async () => {
    const key = await createKey(['orders:read', 'menu:write']);
    const program = await watch(key);
    await program.read();
    const put = (body: object) => {
      const path = `/staff/products/${shop.offerId('limonada')}.json`;
      return shop.ask({ method: 'PUT', path, headers: key.headers, body });
    };
    await put({ available: false, until: 'today' });
    const first = await program.read();
    expect(first).toMatch(
      new RegExp(`^event: sold_out\\ndata: \\{"supplier_id":${centro},"version":"\\w+"\\}\\n\\n$`),
    );
    await put({ available: false, until: 'today' });
    await put({ available: false });
    const second = await program.read();
    expect(second).toContain('event: sold_out');
    expect(second).not.toBe(first);
    await put({ available: true });
    await program.close();
  });

  it('end at the next change for a key that was revoked, untold (guarantee/live-rights)', async () => {
    const [revoked, other] = [await createKey(), await createKey()];
    const programs = [await watch(revoked), await watch(other)];
    for (const program of programs) await program.read();
    await revokeStaffKey({ db: backend.db, slug: shop.slug, id: String(revoked.id), now: new Date() });
    await place();
    expect(await programs[0]?.read()).toBe('');
    expect(versionOf((await programs[1]?.read()) ?? '')).toBeDefined();
    await programs[1]?.close();
    expect((await watch(revoked)).response.status).toBe(401);
  });

  it('carry several branches in one stream, each by its id', async () => {
    const program = await watch(await createKey(), [norte, centro, norte]);
    const first = (await program.read()) + (await program.read());
    for (const id of [centro, norte]) expect(first).toContain(`"supplier_id":${id},`);
    await place();
    expect(await program.read()).toContain(`"supplier_id":${centro},`);
    await program.close();
  });

  it('are for keys that read orders, of branches of their own tenant', async () => {
    const key = await createKey();
    const foreign = await openShop(backend);
    const answer = async (as: Key, ids: number[]) => {
      const { response, read } = await watch(as, ids);
      return [response.status, JSON.parse(await read()).error.key];
    };
    expect(await answer(await createKey(['menu:write']), [centro])).toEqual([403, 'forbidden']);
    expect(await answer(await createKey(['orders:read'], foreign), [centro])).toEqual([401, 'unauthorized']);
    expect(await answer(key, [centro, foreign.branchId()])).toEqual([404, 'not_found']);
    expect(await answer(key, [])).toEqual([422, 'invalid_input']);
    const many = Array.from({ length: 21 }, (_none, index) => index + 1);
    expect(await answer(key, many)).toEqual([422, 'invalid_input']);
    const ana = await shop.createDiner();
    expect(
      keyOf(await shop.ask({ path: `/staff/orders/events?supplier_id=${centro}`, headers: ana.headers })),
    ).toBe('unauthorized');
  });

  it('cost one read for each change, however many listen, and nothing is told twice', async () => {
    const programs = await Promise.all(Array.from({ length: 3 }, async () => watch(await createKey())));
    for (const program of programs) await program.read();
    const { id } = await place();
    for (const program of programs) await program.read();
    const statements = await backend.countStatements(async () => {
      publish(centro);
      // Its turn comes after the read that the message began.
      await backend.db.lookUp('select 1');
    });
    expect(statements).toBe(2);
    expect((await accept(id, await createKey())).status).toBe(200);
    const told = await Promise.all(programs.map((program) => program.read()));
    expect(new Set(told).size).toBe(1);
    for (const program of programs) await program.close();
  });

  it('open nothing for HEAD, which answers headers alone', async () => {
    const { headers } = await createKey();
    const listened = jest.spyOn(backend.deps.events, 'subscribe');
    const head = (id: number) =>
      backend.app.request(`http://${shop.host}/staff/orders/events?supplier_id=${id}`, {
        method: 'HEAD',
        headers: { host: shop.host, ...headers },
      });
    const { status, body } = await head(centro);
    expect([status, body, (await head(999_999_999)).status]).toEqual([200, null, 404]);
    expect(listened).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

/** The embedded database has one backend, which tells itself. */
const onPostgres = process.env.DATABASE_URL ? it : it.skip;

onPostgres('a change by one backend reaches a program at another one', async () => {
  const connectionString = process.env.TEST_DATABASE_URL ?? '';
  const onError = (error: Error) => {
    throw error;
  };
  const openBackend = () => {
    const events = createPostgresEvents({ connectionString, onError });
    return { events, app: createApp({ ...backend.deps, events }) };
  };
  const [teller, listener] = [openBackend(), openBackend()];
  const key = await createKey();
  const { id } = await place();
  // A listening connection takes a moment to be made: it is told until it hears.
  const any: Topic = { instanceId: shop.instanceId, topic: `branch:${norte}` };
  const heard = new Promise<void>((done) => listener.events.subscribe(any, done));
  const telling = setInterval(() => teller.events.publish(any), 20);
  await heard;
  clearInterval(telling);
  const program = await watchBranches({
    app: listener.app,
    host: shop.host,
    ids: [centro],
    headers: key.headers,
  });
  const first = versionOf(await program.read());
  await teller.app.request(
    `http://${shop.host}/staff/orders/${id}/status.json`,
    {
      method: 'PUT',
      headers: { host: shop.host, 'content-type': 'application/json', ...key.headers },
      body: JSON.stringify({ status: 'accepted' }),
    },
    { remoteAddress: '127.0.0.1' },
  );
  const second = versionOf(await program.read());
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
  await program.close();
  await teller.events.close();
  await listener.events.close();
});
