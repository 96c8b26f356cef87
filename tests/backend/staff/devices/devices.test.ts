import type { StaffDevices } from '@/lib/contract/staff/device-calls';
import type { History } from '@/lib/contract/staff/history-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { cookieOf, joinStaff, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf, openShop } from '@/tests/support/shops/shop';
import { addTablet, enrol, openTablet } from '@/tests/support/shops/tablet';

const NOON = new Date('2026-11-18T17:00:00Z');
type Person = Awaited<ReturnType<typeof joinStaff>>;
let backend: TestBackend;
let shop: Awaited<ReturnType<typeof openShop>>;
let slug: string;
let owner: Person;
let branchId: number;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_SIGN_INS_PER_MINUTE: '2', LIMIT_WRONG_TOKENS_PER_MINUTE: '20' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  ({ slug } = shop);
  branchId = shop.branchId();
  owner = await joinStaff({ backend, slug, role: 'owner' });
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const end = (id: number) => owner.at({ method: 'DELETE', path: `/staff/devices/${id}.json` });
const open = () => openTablet({ backend, slug, by: owner, branchId });
const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });

describe('a shared tablet (rule staff/devices, guarantee/tablets)', () => {
  it('is enrolled by a code however it is typed, and works as what it is at its branch', async () => {
    const { code, url } = await addTablet({ by: owner, branchId });
    expect([code, url]).toEqual([
      expect.stringMatching(/^[A-Z346789]{4}-[A-Z346789]{4}$/),
      expect.stringMatching(new RegExp(`/device#code=${code}$`)),
    ]);
    const enrolled = await enrol(backend, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(enrolled.headers.get('set-cookie')).toMatch(
      /^staff-device=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const tablet = enrolled.body as Tablet;
    expect(tablet).toMatchObject({ name: 'Barra', role: 'kitchen', tenant: { slug }, turn: null });
    expect(tablet.people.map(({ name }) => name)).toEqual(['Ana owner']);
    const headers = cookieOf(enrolled);
    const ask = (path: string, host = STAFF_HOST) => backend.ask({ host, path, headers });
    expect((await ask('/people/me.json')).body as SignedIn).toMatchObject({
      name: 'Barra',
      tenants: [{ slug, role: 'kitchen', branches: [branchId] }],
      device: { branch: tablet.branch, turn_ends_at: null },
    });
    expect((await ask(`/tenants/${slug}/staff/orders.json`)).status).toBe(200);
    expect((await ask(`/tenants/${slug}/staff/people.json`)).status).toBe(403);
    const other = await openShop(backend);
    expect((await ask(`/tenants/${other.slug}/staff/orders.json`)).status).toBe(404);
    expect((await ask('/people/sessions.json')).status).toBe(401);
    const text = JSON.stringify(await backend.db.system((sql) => sql('select d::text from staff_devices d')));
    for (const secret of [code, code.replace('-', ''), headers.cookie?.split('=')[1] ?? ''])
      expect(text).not.toContain(secret);
  });

  it('is enrolled once by a code, for ten minutes, and by the newest', async () => {
    const first = await addTablet({ by: owner, branchId });
    expect((await enrol(backend, first.code)).status).toBe(201);
    expect(keyOf(await enrol(backend, first.code))).toBe('device_code_wrong');
    const renew = async () =>
      (await owner.at({ method: 'POST', path: `/staff/devices/${first.id}/code.json` })).body as {
        code: string;
      };
    const [old, late] = [await renew(), await renew()];
    expect(keyOf(await enrol(backend, old.code))).toBe('device_code_wrong');
    pass(10 * 60_000);
    expect(keyOf(await enrol(backend, late.code))).toBe('device_code_wrong');
  });

  it('is enrolled by no code of somebody who may add no tablet at its branch any more', async () => {
    const boss = await joinStaff({ backend, slug, role: 'manager' });
    const [{ id } = { id: 0 }] = await backend.db.lookUp<{ id: number }>(
      'select id from staff_people where mail = $1',
      [boss.mail],
    );
    const change = (post: object) =>
      owner.at({ method: 'PUT', path: `/staff/people/${id}.json`, body: post });
    const first = await addTablet({ by: boss, branchId });
    const { body: renewed } = await boss.at({ method: 'POST', path: `/staff/devices/${first.id}/code.json` });
    const { code } = renewed as { code: string };
    for (const post of [
      { role: 'manager', branches: [shop.branchId('norte')] },
      { role: 'cashier', branches: null },
    ]) {
      expect((await change(post)).status).toBe(200);
      expect(keyOf(await enrol(backend, code))).toBe('device_code_wrong');
    }
    // Nothing of the code was used.
    await change({ role: 'manager', branches: [branchId] });
    expect((await enrol(backend, code)).status).toBe(201);
    const last = await addTablet({ by: boss, branchId });
    await owner.at({ method: 'DELETE', path: `/staff/people/${id}.json` });
    expect(keyOf(await enrol(backend, last.code))).toBe('device_code_wrong');
  });

  it('of two that type one code at once, one is enrolled', async () => {
    const { code } = await addTablet({ by: owner, branchId });
    const statuses = (await Promise.all([enrol(backend, code), enrol(backend, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 410]);
  });

  it('is not found by guessing from one address', async () => {
    const tried: number[] = [];
    for (let one = 0; one < 9; one += 1) tried.push((await enrol(backend, 'AAAA-AAAA', from(7))).status);
    expect(tried).toEqual([...Array(8).fill(410), 429]);
    const { code } = await addTablet({ by: owner, branchId });
    expect((await enrol(backend, code, from(7))).status).toBe(429);
    expect((await enrol(backend, code, from(8))).status).toBe(201);
  });

  it('takes the place of who was signed in by that browser', async () => {
    const { code } = await addTablet({ by: owner, branchId });
    const { mail, headers } = await joinStaff({ backend, slug, role: 'manager' });
    await enrol(backend, code, headers);
    expect(mail).not.toBe('');
    expect((await backend.ask({ host: STAFF_HOST, path: '/people/me.json', headers })).status).toBe(401);
  });

  it('is ended by one tap, and hears and does nothing more', async () => {
    const tablet = await open();
    const path = `/tenants/${slug}/staff/orders/events?supplier_id=${branchId}`;
    const response = await backend.app.request(
      `http://${STAFF_HOST}${path}`,
      { headers: { host: STAFF_HOST, ...tablet.headers } },
      { remoteAddress: '127.0.0.1' },
    );
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: orders');
    expect(((await end(tablet.id)).body as StaffDevices).devices).toEqual([]);
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    const refused = await tablet.at({ path: '/staff/orders.json' });
    expect([refused.status, keyOf(refused)]).toEqual([401, 'device_ended']);
  });

  it('that is ended while it works changes nothing', async () => {
    const tablet = await open();
    const ajiaco = `/staff/products/${shop.offerId('ajiaco')}.json`;
    let moved: ReturnType<typeof tablet.at> | undefined;
    await backend.db.system(async (sql) => {
      await sql('update staff_devices set ended_at = $2 where id = $1', [tablet.id, NOON]);
      moved = tablet.at({ method: 'PUT', path: ajiaco, body: { available: false } });
      const waits = `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database() and a.query like '%staff_devices%'`;
      // The embedded engine runs one transaction at a time.
      if (process.env.DATABASE_URL)
        while ((await sql(waits)).length === 0) await sql('select pg_stat_clear_snapshot()');
    });
    expect(keyOf((await moved) ?? (await tablet.me({ path: '/x' })))).toBe('device_ended');
    const [offer] = await backend.db.lookUp<{ available: boolean }>(
      'select available from supplier_products where id = $1',
      [shop.offerId('ajiaco')],
    );
    expect(offer?.available).toBe(true);
  });

  it('stands in the history as who did it', async () => {
    const tablet = await open();
    await tablet.at({
      ...{ method: 'PUT', path: `/staff/products/${shop.offerId('ajiaco')}.json` },
      body: { available: false },
    });
    const written = await backend.db.lookUp<{ action: string; device: number | null; person: number | null }>(
      `select action, staff_device_id as device, staff_person_id as person from staff_actions
       where instance_id = $1 and (action like 'device%' or action = 'product.offer') order by id`,
      [shop.instanceId],
    );
    expect(written).toEqual([
      { action: 'device.added', device: null, person: expect.any(Number) },
      { action: 'device.enrolled', device: tablet.id, person: null },
      { action: 'product.offer', device: tablet.id, person: null },
    ]);
    const { actions } = (await owner.at({ path: '/staff/history.json' })).body as History;
    const [branch] = actions.map(({ where }) => where.branch);
    expect(actions.map(({ where }) => where)).toEqual([
      { branch, device: 'Barra' },
      { branch, device: 'Barra' },
      { branch, device: null },
    ]);
    expect(branch).toEqual(expect.any(String));
  });
});
