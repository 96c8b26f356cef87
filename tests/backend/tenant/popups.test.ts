import type { BundlePopup, TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch, createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const popup = (changes: Partial<BundlePopup> & { key: string }): BundlePopup => ({
  branches: null,
  services: null,
  title: { es: changes.key },
  text: {},
  image: null,
  url: null,
  from: null,
  until: null,
  ...changes,
});
type Shown = { id: number; title: string };
const ask = (host: string, branch: string, headers: Record<string, string> = {}) =>
  backend.ask({ path: `/domain/suppliers/${branch}.json`, host, headers });
const popupsOf = async (host: string, branch = 'centro') =>
  ((await ask(host, branch)).body as { popups: Shown[] }).popups;
const titlesOf = async (host: string, branch?: string) =>
  (await popupsOf(host, branch)).map(({ title }) => title);
const withPopups = (...popups: BundlePopup[]) => createBundle({ popups });
const changes = async (bundle: TenantBundle) => {
  const { inserted, updated, removed } = await backend.importTenant(bundle);
  return { inserted, updated, removed };
};

test('a branch shows its own popups and those of all, in the order of the file', async () => {
  const { host } = await backend.importTenant(
    withPopups(
      popup({ key: 'zeta' }),
      popup({ key: 'norte', branches: ['norte'] }),
      popup({ key: 'alfa', branches: ['centro', 'norte'] }),
    ),
  );
  expect(await titlesOf(host)).toEqual(['zeta', 'alfa']);
  expect(await titlesOf(host, 'norte')).toEqual(['zeta', 'norte', 'alfa']);
});

test('a popup is answered in the language of the call, with its services and days', async () => {
  const { host } = await backend.importTenant(
    withPopups(
      popup({
        key: 'uno',
        title: { es: 'Hola', en: 'Hello' },
        text: { es: 'Pasa' },
        services: ['delivery'],
        url: 'tel:+573001234567',
        until: '2026-12-24',
      }),
    ),
  );
  const { body } = await ask(host, 'centro', { lang: 'en' });
  expect((body as { popups: object[] }).popups).toEqual([
    {
      id: expect.any(Number),
      title: 'Hello',
      text: 'Pasa',
      image: null,
      url: 'tel:+573001234567',
      services: ['delivery'],
      from: null,
      until: '2026-12-24',
    },
  ]);
});

test('days are the branch’s own: the day begins and ends at its midnight', async () => {
  const bundle = withPopups(popup({ key: 'hoy', from: '2026-11-18', until: '2026-11-18' }));
  const { host } = await backend.importTenant({
    ...bundle,
    branches: [...bundle.branches, createBranch({ slug: 'lejos', timezone: 'Pacific/Auckland' })],
  });
  const noon = backend.clock.now;
  const at = async (iso: string, branch: string) => {
    backend.clock.now = new Date(iso);
    const titles = await titlesOf(host, branch);
    backend.clock.now = noon;
    return titles;
  };
  expect(await at('2026-11-18T04:59:59Z', 'centro')).toEqual([]);
  expect(await at('2026-11-18T05:00:00Z', 'centro')).toEqual(['hoy']);
  expect(await at('2026-11-19T04:59:59Z', 'centro')).toEqual(['hoy']);
  expect(await at('2026-11-19T05:00:00Z', 'centro')).toEqual([]);
  expect(await at('2026-11-18T17:00:00Z', 'lejos')).toEqual([]);
});

test('a repeated import changes nothing, a changed one only that, and a popup comes back under its id', async () => {
  const [first, second] = [popup({ key: 'uno', text: { es: 'a' } }), popup({ key: 'dos' })];
  const bundle = withPopups(first, second);
  const { host } = await backend.importTenant(bundle);
  const before = await popupsOf(host);
  expect(await changes(bundle)).toEqual({ inserted: 0, updated: 0, removed: 0 });
  const reworded = { ...bundle, popups: [{ ...first, text: { es: 'b' } }, second] };
  expect(await changes(reworded)).toEqual({ inserted: 0, updated: 1, removed: 0 });
  expect(await changes({ ...reworded, popups: [second] })).toMatchObject({ inserted: 0, removed: 1 });
  expect(await titlesOf(host)).toEqual(['dos']);
  await backend.importTenant(bundle);
  expect(await popupsOf(host)).toEqual(before);
});
