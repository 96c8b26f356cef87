import { makeContext } from '@/backend/make-context';
import type { BundleTable } from '@/backend/stored/tenant-bundle';
import { listCodes, renewCodes } from '@/backend/table';
import { findInstanceBySlug } from '@/backend/tenant';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const seat = (kind: BundleTable['kind'], label: string): BundleTable => ({
  branchSlug: 'centro',
  kind,
  label,
  seats: null,
  active: true,
  area: null,
  joinGroup: null,
  qrVersion: 1,
});
const hotel = (services: ('room' | 'on_table')[] = ['room', 'on_table']) => {
  const bundle = createBundle({ tables: [seat('table', '101'), seat('room', '101')] });
  return { ...bundle, branches: bundle.branches.map((one) => ({ ...one, services })) };
};
async function contextOf({ slug }: Pick<Shop, 'slug'>) {
  const instance = await findInstanceBySlug({ db: backend.db, slug });
  if (!instance) throw new Error('the shop is gone');
  return makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
}
async function codesOf(shop: Pick<Shop, 'slug'>) {
  const { codes } = await listCodes({ ctx: await contextOf(shop), input: { branch: 'centro' } });
  const codeOf = (kind: BundleTable['kind']) =>
    new URL(codes.find((one) => one.kind === kind)?.url ?? '').searchParams.get('table') ?? '';
  return { codes, table: codeOf('table'), room: codeOf('room') };
}
const openAs = (shop: Pick<Shop, 'ask'>, headers: Record<string, string>, token: string) =>
  shop.ask({ method: 'POST', path: '/on_table/open.json', headers, body: { token } });

describe('the code of a room (rule table/room-code)', () => {
  it('opens its room, whose menu calls no waiter', async () => {
    const shop = await openShop(backend, hotel());
    const { headers } = await shop.createDiner();
    const { room } = await codesOf(shop);
    const opened = await openAs(shop, headers, room);
    expect([opened.status, opened.body]).toEqual([
      200,
      expect.objectContaining({
        table: { id: expect.any(Number), kind: 'room', label: '101' },
        supplier: { id: shop.branchId(), slug: 'centro' },
        can_call_waiter: false,
      }),
    ]);
    const called = await shop.ask({
      method: 'POST',
      path: '/on_table/call_waiter.json',
      headers,
      body: { reason: 'waiter' },
    });
    expect(keyOf(called)).toBe('on_table_unavailable');
  });

  it('replaces a table, and a table’s replaces it', async () => {
    const shop = await openShop(backend, hotel());
    const { headers } = await shop.createDiner();
    const { room, table } = await codesOf(shop);
    for (const [code, kind] of [
      [table, 'table'],
      [room, 'room'],
      [table, 'table'],
    ] as const) {
      await openAs(shop, headers, code);
      const visit = await shop.ask({ path: '/on_table/visit.json', headers });
      expect(visit.body).toMatchObject({ table: { kind, label: '101' } });
    }
  });

  it('is printed with the address of the rooms, and made anew with its branch', async () => {
    const shop = await openShop(backend, hotel());
    const { codes, room, table } = await codesOf(shop);
    expect(codes.map(({ kind, short_address }) => [kind, short_address.replace(/^[^/]*/, '')])).toEqual([
      ['table', '/centro/md'],
      ['room', '/centro/service-room'],
    ]);
    const ctx = await contextOf(shop);
    expect(await renewCodes({ ctx, input: { branch: 'centro', label: null } })).toEqual({ renewed: 2 });
    const renewed = await codesOf(shop);
    expect([renewed.room === room, renewed.table === table]).toEqual([false, false]);
    const { headers } = await shop.createDiner();
    expect(keyOf(await openAs(shop, headers, room))).toBe('scan_table');
    expect((await openAs(shop, headers, renewed.room)).status).toBe(200);
  });

  it('of a branch that serves no rooms any more says so, while its tables open', async () => {
    const bundle = hotel();
    const shop = await openShop(backend, bundle);
    const { headers } = await shop.createDiner();
    const { room, table } = await codesOf(shop);
    await backend.importTenant({ ...bundle, branches: hotel(['on_table']).branches });
    expect(keyOf(await openAs(shop, headers, room))).toBe('room_unavailable');
    expect((await openAs(shop, headers, table)).status).toBe(200);
  });
});
