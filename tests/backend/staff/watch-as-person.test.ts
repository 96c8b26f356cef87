import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffSession } from '@/lib/contract/staff/person-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { joinStaff, STAFF_HOST } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('the stream of somebody whose session or role ends is told nothing more, and closes', async () => {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const role = 'kitchen';
  const [cook, other] = [
    await joinStaff({ backend, slug: shop.slug, role, mail: `a@${shop.slug}.example` }),
    await joinStaff({ backend, slug: shop.slug, role, mail: `b@${shop.slug}.example` }),
  ];
  const watch = async ({ headers }: { headers: Record<string, string> }) => {
    const path = `/tenants/${shop.slug}/staff/orders/events?supplier_id=${shop.branchId()}`;
    const host = STAFF_HOST;
    const response = await backend.app.request(
      `http://${host}${path}`,
      { headers: { host, ...headers } },
      { remoteAddress: '127.0.0.1' },
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream');
    return { status: response.status, read: () => reader.read(), end: () => reader.cancel() };
  };
  const [ended, kept] = [await watch(cook), await watch(other)];
  expect([ended.status, (await ended.read()).value]).toEqual([200, expect.stringContaining('event: orders')]);
  expect((await kept.read()).value).toContain('event: orders');
  const [session] = (await cook.me({ path: '/people/sessions.json' })).body as StaffSession[];
  await cook.me({ method: 'DELETE', path: `/people/sessions/${session?.id}.json` });
  await shop.placeCart(ana, await shop.fillCart(ana));
  expect((await kept.read()).value).toContain('event: orders');
  expect(await ended.read()).toEqual({ done: true, value: undefined });
  await kept.end();
});

test('an order that one of the people rejects is no news for them, whatever news it had (rule staff/news)', async () => {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const cook = await joinStaff({ backend, slug: shop.slug, role: 'kitchen' });
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  backend.clock.now = new Date(backend.clock.now.getTime() + 6 * 60_000);
  await runDueJobs(backend.deps);
  const list = async () => (await cook.at({ path: '/staff/orders.json' })).body as StaffOrder[];
  expect((await list()).map(({ news }) => news.map(({ kind }) => kind))).toEqual([['unaccepted']]);
  const body = { status: 'cancelled', reason: 'Se acabó el gas' };
  expect((await cook.at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body })).status).toBe(200);
  expect(await list()).toEqual([]);
});
