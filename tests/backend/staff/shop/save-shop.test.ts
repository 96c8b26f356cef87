import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { createOperatorApp } from '@/backend/operator/operator-app';
import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { mergeMenu } from '@/lib/domain/shop/merge-menu';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff, STAFF_HOST } from '@/tests/support/shops/person';

const SLUG = 'istmo-cafe';

let backend: TestBackend;
let root: string;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
  root = mkdtempSync(join(tmpdir(), 'taken-'));
  expect(await operate('imports', { folder: join('tenants', SLUG) })).toMatchObject({ slug: SLUG });
  owner = await joinStaff({ backend, slug: SLUG, role: 'owner' });
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await backend.close();
});

async function operate(path: string, body: object): Promise<Record<string, unknown>> {
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key', 'content-type': 'application/json' };
  const answer = await app.request(`/operator/${path}`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** The answer is bytes, which `at` would read as text. */
const saved = (name: string, headers: Record<string, string> = owner.headers) =>
  backend.app.request(
    `http://${STAFF_HOST}/tenants/${SLUG}/staff/shop/${name}`,
    { headers: { host: STAFF_HOST, ...headers } },
    { remoteAddress: '127.0.0.1' },
  );
const bytesOf = async (name: string) => new Uint8Array(await (await saved(name)).arrayBuffer());

const menuPatch = {
  ...{ op: 'set', kind: 'product', field: ['description', 'es'] },
  to: '=HYPERLINK("http://x";\'a\'), -2',
};

test('all of a restaurant is a ZIP whose import changes nothing, and a formula in it is none (rule tenant/export)', async () => {
  const { shop } = (await owner.at({ path: '/staff/shop.json?parts=products' })).body as ShopAnswer;
  const [product] = shop.products ?? [];
  const changed = await owner.at({
    ...{ method: 'POST', path: '/staff/shop/changes.json' },
    headers: { 'idempotency-key': 'a-formula-in-the-menu' },
    body: { patches: [{ ...menuPatch, key: product?.sku, from: product?.description.es }] },
  });
  expect(changed.body).toMatchObject({ outcome: 'done' });
  const answer = await saved('folder.zip');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${SLUG}.zip"`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).filter((name) => name.startsWith('images/')).length).toBeGreaterThan(1);
  expect(strFromU8(files['menu.csv'] ?? new Uint8Array())).toContain(`"'=HYPERLINK(`);
  const folder = join(root, SLUG);
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  expect(await operate('imports', { folder })).toMatchObject({ inserted: 0, updated: 0, removed: 0 });
  const [written] = await backend.db.system((sql) =>
    sql("select 1 from staff_actions where action = 'shop.exported' and staff_person_id is not null"),
  );
  expect(written).toBeDefined();
});

test('its products are a workbook that is read as what stands', async () => {
  const form = new FormData();
  form.set('kind', 'table');
  form.set('file', new File([await bytesOf('products.xlsx')], 'menu.xlsx'));
  const read = (await owner.at({ method: 'POST', path: '/staff/shop/menu-file.json', body: form }))
    .body as ReadMenu;
  if (read.outcome !== 'read') throw new Error(JSON.stringify(read));
  expect(read.source).toBe('own');
  const { shop } = (await owner.at({ path: '/staff/shop.json' })).body as { shop: ShopDocument };
  const { categories, optionGroups, products } = shop;
  const menu = mergeMenu({ base: { categories, optionGroups, products }, read: read.menu, mode: 'add' });
  expect(diffShops(shop, { ...shop, ...menu })).toEqual([]);
});

test('who may not edit the shop takes nothing along, and nobody of another restaurant', async () => {
  await operate('imports', { folder: 'tenants/boteco-ipe' });
  const waiter = await joinStaff({ backend, slug: SLUG, role: 'waiter', mail: 'w@istmo.test' });
  const foreign = await joinStaff({ backend, slug: 'boteco-ipe', role: 'owner', mail: 'f@boteco.test' });
  for (const name of ['folder.zip', 'products.xlsx']) {
    expect((await saved(name, waiter.headers)).status).toBe(403);
    expect((await saved(name, foreign.headers)).status).toBe(404);
    expect((await saved(name, {})).status).toBe(401);
  }
});
