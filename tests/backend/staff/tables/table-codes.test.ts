import type { TableCode } from '@/lib/contract/staff/table-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';
import { tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function openCoded() {
  const shop = await openDining(backend, { tables: tablesOf().tables ?? [] });
  const tables = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ id: number }>(`select id from tables where instance_id = $1 and label = '1'`, [shop.instanceId]),
  );
  const path = `/staff/tables/${tables[0]?.id}/code.json`;
  const join = async (role: 'waiter' | 'manager') => {
    const { at } = await joinStaff({ backend, slug: shop.slug, role });
    return {
      at,
      code: async () => (await at({ path })).body as TableCode,
      renew: (old: string) => at({ method: 'PUT', path, body: { old } }),
    };
  };
  const open = async (url: string) => {
    const { headers } = await shop.createDiner();
    const body = { token: new URL(url).searchParams.get('table') };
    return shop.ask({ method: 'POST', path: '/on_table/open.json', headers, body });
  };
  return {
    ...shop,
    tableId: tables[0]?.id,
    path,
    waiter: await join('waiter'),
    manager: await join('manager'),
    open,
  };
}

describe('the code of a table on the screen (rule staff/codes)', () => {
  it('is the one that is printed, at the address of the restaurant', async () => {
    const shop = await openCoded();
    const code = await shop.waiter.code();
    expect(code).toMatchObject({ label: '1', short_address: expect.stringMatching(/\/centro\/md$/) });
    expect(code.url).not.toContain('staff.');
    expect((await shop.open(code.url)).body).toMatchObject({ table: { label: '1' } });
    expect(backend.logged.join('')).not.toContain(new URL(code.url).searchParams.get('table'));
  });

  it('is made anew once for one that leaked, by who may change people alone, and is written down', async () => {
    const shop = await openCoded();
    const { url: old } = await shop.waiter.code();
    expect(keyOf(await shop.waiter.renew(old))).toBe('forbidden');
    const answers = await Promise.all([shop.manager.renew(old), shop.manager.renew(old)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { url } = await shop.waiter.code();
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ url });
    expect([(await shop.open(old)).status === 200, (await shop.open(url)).status]).toEqual([false, 200]);
    expect((await shop.manager.at({ path: '/staff/history.json?topic=restaurant' })).body).toMatchObject({
      actions: [{ action: 'table.code', about: { table: '1' } }],
    });
  });

  it('is none of a table that was taken away, and of another restaurant’s', async () => {
    const [shop, other] = [await openCoded(), await openCoded()];
    expect((await other.manager.at({ path: shop.path })).status).toBe(404);
    expect((await other.manager.at({ method: 'PUT', path: shop.path, body: { old: 'x' } })).status).toBe(404);
    await backend.db.system((sql) =>
      sql('update tables set removed_at = now() where id = $1', [shop.tableId]),
    );
    expect((await shop.waiter.at({ path: shop.path })).status).toBe(404);
  });
});
