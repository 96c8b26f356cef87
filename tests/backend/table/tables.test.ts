import type { BundleTable, TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const table = (changes: Partial<BundleTable>): BundleTable => ({
  branchSlug: 'centro',
  kind: 'table',
  label: '1',
  seats: null,
  active: true,
  area: null,
  joinGroup: null,
  qrVersion: 1,
  ...changes,
});
const withTables = (bundle: TenantBundle, ...tables: BundleTable[]) => ({ ...bundle, tables });

type Row = { id: number; label: string; qr_version: number; gone: boolean };
const read = (instanceId: number) =>
  backend.db.tenant(instanceId, (sql) =>
    sql<Row>(
      'select id, label, qr_version, removed_at is not null as gone from tables where instance_id = $1 order by id',
      [instanceId],
    ),
  );
async function changesOf(bundle: TenantBundle) {
  const { inserted, updated, removed } = await backend.importTenant(bundle);
  return { inserted, updated, removed };
}

test('a repeated import changes nothing, and a table that comes back is the same table', async () => {
  const all = withTables(createBundle(), table({ label: 'Bar 1' }), table({ kind: 'room', label: '101' }));
  const { instanceId } = await backend.importTenant(all);
  const before = await read(instanceId);
  expect(before.map(({ label }) => label)).toEqual(['Bar 1', '101']);
  expect(await changesOf(all)).toEqual({ inserted: 0, updated: 0, removed: 0 });
  await backend.importTenant(withTables(all, table({ kind: 'room', label: '101' })));
  expect((await read(instanceId)).map(({ gone }) => gone)).toEqual([true, false]);
  // The same words in other letters are the same table.
  await backend.importTenant(
    withTables(all, table({ label: 'BAR 1' }), table({ kind: 'room', label: '101' })),
  );
  expect(await read(instanceId)).toEqual([{ ...before[0], label: 'BAR 1' }, before[1]]);
});

test('a QR version grows with the file and with what raised it while running, and never shrinks', async () => {
  const bundle = createBundle();
  const { instanceId } = await backend.importTenant(withTables(bundle, table({ qrVersion: 2 })));
  const version = async () => (await read(instanceId))[0]?.qr_version;
  expect(await changesOf(withTables(bundle, table({ qrVersion: 1 })))).toMatchObject({ updated: 0 });
  expect(await version()).toBe(2);
  await backend.db.system((sql) =>
    sql('update tables set qr_version = 5 where instance_id = $1', [instanceId]),
  );
  expect(await changesOf(withTables(bundle, table({ qrVersion: 3 })))).toMatchObject({ updated: 0 });
  expect(await version()).toBe(5);
  await backend.importTenant(withTables(bundle, table({ qrVersion: 6 })));
  expect(await version()).toBe(6);
});

test('a table that moves to another area is the same table (rule table/areas)', async () => {
  const bundle = createBundle();
  const inside = withTables(bundle, table({ area: 'Salón' }));
  const { instanceId } = await backend.importTenant(inside);
  const [before] = await read(instanceId);
  expect(await changesOf(inside)).toMatchObject({ updated: 0 });
  const outside = withTables(bundle, table({ area: 'Terraza' }));
  expect(await changesOf(outside)).toEqual({ inserted: 0, updated: 1, removed: 0 });
  expect(await read(instanceId)).toEqual([before]);
  expect(await changesOf(outside)).toMatchObject({ updated: 0 });
});

test('the application reads tables and writes none', async () => {
  const { instanceId } = await backend.importTenant(createBundle());
  const write = backend.db.tenant(instanceId, (sql) =>
    sql('update tables set qr_version = 9 where instance_id = $1', [instanceId]),
  );
  await expect(write).rejects.toMatchObject({ code: '42501' });
});
