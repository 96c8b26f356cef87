import { applyBundle } from '@/backend/folders/write/apply-bundle';
import { publishDue } from '@/backend/platform/publications';
import { createRevalidateWebs, type RevalidateWebs } from '@/backend/platform/publications/revalidate-webs';
import { setInstanceStatus } from '@/backend/tenant';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

type Pending = { hosts: string[]; attempts: number; told: boolean };
const pendingOf = async (instanceId: number) => {
  const rows = await backend.db.tenant(instanceId, (sql) =>
    sql<Pending>('select hosts, attempts, told from publications where instance_id = $1', [instanceId]),
  );
  return rows[0] ?? null;
};

/** Tells all that is due: other files' tenants may be due as well, and more of them than one turn takes. */
async function tellAll(revalidateWebs: RevalidateWebs): Promise<void> {
  while ((await publishDue({ ...backend.deps, revalidateWebs })) > 0);
}

/** Takes turns with a web that answers as it is told. */
function createWeb() {
  const state = { heard: [] as string[], isUp: true };
  const take = () =>
    tellAll(async (hosts) => {
      state.heard.push(...hosts);
      return state.isUp;
    });
  return { state, take };
}
const later = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};

describe('a change of what everybody may read', () => {
  it('is told at once and, for pages being drawn meanwhile, once more', async () => {
    const { instanceId, host } = await backend.importTenant(createBundle());
    const { state, take } = createWeb();
    await take();
    expect(state.heard).toContain(host);
    expect(await pendingOf(instanceId)).toMatchObject({ told: true });
    state.heard = [];
    await take();
    expect(state.heard).not.toContain(host);
    later(5_000);
    await take();
    expect(state.heard).toContain(host);
    expect(await pendingOf(instanceId)).toBeNull();
  });

  it('is told again, ever more slowly, where a web does not answer', async () => {
    const { instanceId, host } = await backend.importTenant(createBundle());
    const { state, take } = createWeb();
    state.isUp = false;
    await take();
    later(999);
    await take();
    expect(state.heard.filter((one) => one === host)).toHaveLength(1);
    later(1);
    await take();
    later(1_000);
    await take();
    expect(state.heard.filter((one) => one === host)).toHaveLength(2);
    expect(await pendingOf(instanceId)).toMatchObject({ attempts: 2, told: false });
    state.isUp = true;
    later(1_000);
    await take();
    expect(await pendingOf(instanceId)).toMatchObject({ attempts: 0, told: true });
  });

  it('is given up after about an hour', async () => {
    const { instanceId } = await backend.importTenant(createBundle());
    await backend.db.tenant(instanceId, (sql) =>
      sql('update publications set attempts = 64 where instance_id = $1', [instanceId]),
    );
    const { state, take } = createWeb();
    state.isUp = false;
    await take();
    expect(await pendingOf(instanceId)).toBeNull();
  });

  it('that comes while the last one is being told is told as well', async () => {
    const { instanceId, host } = await backend.importTenant(createBundle());
    const slug = await slugOf(instanceId);
    let told = 0;
    await tellAll(async (hosts) => {
      if (!hosts.includes(host)) return true;
      told += 1;
      if (told === 1)
        await setInstanceStatus({ db: backend.db, slug, status: 'locked', now: backend.clock.now });
      return told === 1;
    });
    expect(told).toBe(2);
    expect(await pendingOf(instanceId)).toMatchObject({ told: false });
  });
});

const slugOf = async (instanceId: number) => {
  const [row] = await backend.db.tenant(instanceId, (sql) =>
    sql<{ slug: string }>('select slug from instances where id = $1', [instanceId]),
  );
  return row?.slug ?? '';
};

/** Tells all that is due, twice. */
async function clear() {
  const { take } = createWeb();
  await take();
  later(5_000);
  await take();
}

describe('who promises to tell', () => {
  it('an import that changes something, and one that changes nothing does not', async () => {
    const bundle = createBundle();
    const { instanceId } = await backend.importTenant(bundle);
    await clear();
    await applyBundle({ db: backend.db, bundle });
    expect(await pendingOf(instanceId)).toBeNull();
    await applyBundle({ db: backend.db, bundle: { ...bundle, name: 'Otro nombre' } });
    expect(await pendingOf(instanceId)).not.toBeNull();
  });

  it('an import that takes a host away tells that host too', async () => {
    const bundle = createBundle();
    const { instanceId, host } = await backend.importTenant(bundle);
    await clear();
    const moved = `moved-${host}`;
    await applyBundle({ db: backend.db, bundle: { ...bundle, domains: [moved] } });
    expect((await pendingOf(instanceId))?.hosts.sort()).toEqual([host, moved].sort());
  });

  it('a lock and an unlock, and asking for what already is does not', async () => {
    const { instanceId } = await backend.importTenant(createBundle());
    const slug = await slugOf(instanceId);
    await clear();
    await setInstanceStatus({ db: backend.db, slug, status: 'active', now: backend.clock.now });
    expect(await pendingOf(instanceId)).toBeNull();
    await setInstanceStatus({ db: backend.db, slug, status: 'locked', now: backend.clock.now });
    expect(await pendingOf(instanceId)).not.toBeNull();
    await clear();
    await setInstanceStatus({ db: backend.db, slug, status: 'active', now: backend.clock.now });
    expect(await pendingOf(instanceId)).not.toBeNull();
  });
});

describe('the call to a web', () => {
  const real = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = real;
  });
  const urls = ['http://one.test', 'http://other.test'];
  const secret = 'a secret of some length';

  it('goes to every address, one host at a time, with the secret', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (url, init) => {
      asked.push(`${init?.method} ${url} ${new Headers(init?.headers).get('authorization')}`);
      return new Response(null, { status: 200 });
    };
    const tell = createRevalidateWebs({ urls, secret, log: backend.deps.log });
    expect(await tell(['a.test', 'b.test'])).toBe(true);
    expect(asked).toEqual(
      urls.flatMap((url) =>
        ['a.test', 'b.test'].map((host) => `POST ${url}/api/revalidate?host=${host} Bearer ${secret}`),
      ),
    );
  });

  it.each([
    ['refuses', async () => new Response(null, { status: 401 })],
    ['is not there', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('is not heard where one of them %s', async (_what, answer) => {
    globalThis.fetch = async (url) =>
      String(url).startsWith('http://one.test') ? new Response(null) : answer();
    expect(await createRevalidateWebs({ urls, secret, log: backend.deps.log })(['a.test'])).toBe(false);
  });
});
