import { makeContext } from '@/backend/make-context';
import type { BundleTable, TenantBundle } from '@/backend/stored/tenant-bundle';
import { listCodes, renewCodes } from '@/backend/table';
import { findInstanceBySlug } from '@/backend/tenant';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { seatOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_WRONG_TOKENS_PER_MINUTE: '20' });
});
afterAll(() => backend.close());

const served = (...tables: BundleTable[]): Partial<TenantBundle> => ({ tables });
const withoutTables = () =>
  createBundle().branches.map((one) => ({ ...one, services: ['take_away' as const] }));
async function contextOf({ slug }: Pick<Shop, 'slug'>) {
  const instance = await findInstanceBySlug({ db: backend.db, slug });
  if (!instance) throw new Error('the shop is gone');
  return makeContext({ deps: backend.deps, instance, actor: { kind: 'operator' } });
}
async function codesOf(shop: Pick<Shop, 'slug'>, branch: string | null = null) {
  const { codes } = await listCodes({ ctx: await contextOf(shop), input: { branch } });
  return new Map(codes.map(({ label, url }) => [label, new URL(url).searchParams.get('table') ?? '']));
}
async function open(shop: Pick<Shop, 'ask' | 'createDiner'>, token: string | undefined, from?: string) {
  const { headers } = await shop.createDiner();
  const asked = { method: 'POST', path: '/on_table/open.json', headers, body: { token } };
  return shop.ask({ ...asked, ...(from ? { from } : {}) });
}

describe('the code of a table (rule table/code)', () => {
  it('opens its table for six hours, and is told in no log', async () => {
    const shop = await openShop(backend, served(seatOf('1'), seatOf('Bar 2')));
    const codes = await codesOf(shop);
    expect([...codes.keys()]).toEqual(['1', 'Bar 2']);
    const code = codes.get('Bar 2') ?? '';
    expect(code).toMatch(/^[\w-]{22}$/);
    const { status, body, headers } = await open(shop, code);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        table: { id: expect.any(Number), kind: 'table', label: 'Bar 2' },
        supplier: { id: shop.branchId(), slug: 'centro' },
        until: new Date(backend.clock.now.getTime() + 6 * 3_600_000).toISOString(),
        can_call_waiter: true,
        calls: [],
      },
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(backend.logged.join('')).not.toContain(code);
  });

  it('is printed with an address for people without a camera', async () => {
    const shop = await openShop(backend, served(seatOf('1')));
    const { codes } = await listCodes({ ctx: await contextOf(shop), input: { branch: 'centro' } });
    expect(codes).toEqual([
      {
        kind: 'table',
        label: '1',
        area: null,
        branch: 'centro',
        branch_name: expect.any(String),
        url: expect.stringMatching(new RegExp(`^http://${shop.host}(:\\d+)?/md\\?table=[\\w-]{22}$`)),
        short_address: expect.stringMatching(new RegExp(`^${shop.host}(:\\d+)?/centro/md$`)),
      },
    ]);
    const elsewhere = listCodes({ ctx: await contextOf(shop), input: { branch: 'norte' } });
    await expect(elsewhere).rejects.toMatchObject({ key: 'not_found' });
  });

  it('is printed beside those of its part of the room (rule table/areas)', async () => {
    const areas = ['Salón', 'Terraza', null, 'Salón'];
    const tables = areas.map((area, index) => seatOf(String(index + 1), { area }));
    const shop = await openShop(backend, served(...tables));
    const { codes } = await listCodes({ ctx: await contextOf(shop), input: { branch: null } });
    expect(codes.map(({ area, label }) => [area, label])).toEqual([
      ['Salón', '1'],
      ['Salón', '4'],
      ['Terraza', '2'],
      [null, '3'],
    ]);
  });

  it('of another tenant, of no table, of one that is closed or gone opens nothing', async () => {
    const bundle = served(
      seatOf('1'),
      seatOf('2', { active: false }),
      seatOf('101', { kind: 'room', active: false }),
    );
    const [shop, other] = [await openShop(backend, bundle), await openShop(backend, served(seatOf('1')))];
    const rows = await backend.db.system((sql) =>
      sql<{ label: string; code: string }>(
        'select label, code from tables t join instances i on i.id = t.instance_id where i.slug = $1',
        [shop.slug],
      ),
    );
    const codeOf = (label: string) => rows.find((one) => one.label === label)?.code;
    const foreign = (await codesOf(other)).get('1');
    for (const token of [foreign, codeOf('2'), codeOf('101'), 'x'.repeat(22), '', '%', '🍕'.repeat(20)]) {
      const answer = await open(shop, token);
      expect([token, answer.status, keyOf(answer)]).toEqual([token, 422, 'scan_table']);
    }
    expect((await open(shop, codeOf('1'))).status).toBe(200);
    expect(keyOf(await open(shop, 'x'.repeat(101)))).toBe('invalid_input');
  });

  it('ends with a higher version, by file or command, and comes again with the same one', async () => {
    const bundle = createBundle(served(seatOf('1'), seatOf('2')));
    const shop = await openShop(backend, bundle);
    const first = await codesOf(shop);
    await backend.importTenant(bundle);
    expect(await codesOf(shop)).toEqual(first);
    const ctx = await contextOf(shop);
    expect(await renewCodes({ ctx, input: { branch: 'centro', label: '1' } })).toEqual({ renewed: 1 });
    const second = await codesOf(shop);
    expect([second.get('1') === first.get('1'), second.get('2')]).toEqual([false, first.get('2')]);
    expect(keyOf(await open(shop, first.get('1')))).toBe('scan_table');
    expect((await open(shop, second.get('1'))).status).toBe(200);
    await backend.importTenant({ ...bundle, tables: [seatOf('1', { qrVersion: 3 }), seatOf('2')] });
    expect((await codesOf(shop)).get('1')).not.toBe(second.get('1'));
    expect(await renewCodes({ ctx, input: { branch: 'centro', label: null } })).toEqual({ renewed: 2 });
    const unknown = renewCodes({ ctx, input: { branch: 'centro', label: '99' } });
    await expect(unknown).rejects.toMatchObject({ key: 'not_found' });
  });

  it('guessed often is refused by address, while right ones pass', async () => {
    const shop = await openShop(backend, served(seatOf('1')));
    const guess = (token: string) => open(shop, token, '203.0.113.9');
    const answers = [];
    for (let n = 0; n < 25; n += 1) answers.push(keyOf(await guess(String(n).padEnd(22, 'x'))));
    expect(new Set(answers)).toEqual(new Set(['scan_table', 'rate_limited']));
    const right = await guess((await codesOf(shop)).get('1') ?? '');
    expect(right.status).toBe(200);
  });

  it('of a branch that serves no tables any more says so', async () => {
    const bundle = createBundle(served(seatOf('1')));
    const shop = await openShop(backend, bundle);
    const code = (await codesOf(shop)).get('1');
    await backend.importTenant({ ...bundle, branches: withoutTables() });
    expect(keyOf(await open(shop, code))).toBe('on_table_unavailable');
  });
});
