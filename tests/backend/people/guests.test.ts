import type { BundleGuest, TenantBundle } from '@/backend/stored/tenant-bundle';
import type { Instance } from '@/lib/contract/tenant/instance';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createCanary } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const ROOM = '101';
const guest = (surname: string, changes: Partial<BundleGuest> = {}): BundleGuest => ({
  branchSlug: 'centro',
  room: ROOM,
  surname,
  from: null,
  until: null,
  ...changes,
});
const withGuests = (bundle: TenantBundle, ...guests: BundleGuest[]) => ({ ...bundle, guests });
async function changesOf(bundle: TenantBundle) {
  const { inserted, updated, removed } = await backend.importTenant(bundle);
  return { inserted, updated, removed };
}
const read = (instanceId: number) =>
  backend.db.tenant(instanceId, (sql) =>
    sql('select room_key, surname, ends_on::text from guests where instance_id = $1 order by surname', [
      instanceId,
    ]),
  );
const publicationsOf = (instanceId: number) =>
  backend.db.system((sql) => sql('select * from publications where instance_id = $1', [instanceId]));

test('guests come and go with the file: the same again changes nothing, who is gone is not kept (rule tenant/guests)', async () => {
  const bundle = withGuests(createBundle(), guest('Silva'), guest('Núñez', { until: '2026-12-24' }));
  const { instanceId } = await backend.importTenant(bundle);
  const line = { room_key: ROOM, ends_on: null };
  expect(await read(instanceId)).toEqual([
    { ...line, surname: 'Núñez', ends_on: '2026-12-24' },
    { ...line, surname: 'Silva' },
  ]);
  expect(await changesOf(bundle)).toEqual({ inserted: 0, updated: 0, removed: 0 });
  const later = withGuests(bundle, guest('Núñez', { until: '2026-12-26' }), guest('Okafor'));
  expect(await changesOf(later)).toEqual({ inserted: 1, updated: 1, removed: 1 });
  expect(await read(instanceId)).toMatchObject([
    { surname: 'Núñez', ends_on: '2026-12-26' },
    { surname: 'Okafor' },
  ]);
  const rows = await backend.db.system((sql) =>
    sql('select 1 from guests where instance_id = $1', [instanceId]),
  );
  expect(rows).toHaveLength(2);
});

test('a new list of guests makes no page old', async () => {
  const bundle = withGuests(createBundle(), guest('Silva'));
  const { instanceId } = await backend.importTenant(bundle);
  const before = await publicationsOf(instanceId);
  await backend.importTenant(withGuests(bundle, guest('Okafor')));
  expect(await publicationsOf(instanceId)).toEqual(before);
});

test('no public answer names a guest, and the application’s role only reads them (rule tenant/guests)', async () => {
  const surname = createCanary();
  const { host, instanceId } = await backend.importTenant(withGuests(createBundle(), guest(surname)));
  const config = await backend.ask({ path: '/domain/config.json', host });
  const { id, slug } = (config.body as Instance).suppliers[0] ?? { id: 0, slug: '' };
  const answers = [
    config,
    await backend.ask({ path: '/domain/branches.json', host }),
    await backend.ask({ path: `/domain/branches/${id}.json`, host }),
    await backend.ask({ path: `/domain/suppliers/${slug}.json`, host }),
    await backend.ask({ path: `/api/suppliers/${id}.json`, host }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.filter(({ text }) => text.includes(surname))).toEqual([]);
  const write = backend.db.tenant(instanceId, (sql) => sql("update guests set surname = 'x'"));
  await expect(write).rejects.toMatchObject({ code: '42501' });
});
