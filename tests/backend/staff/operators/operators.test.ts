import { createOperatorApp } from '@/backend/operator/operator-app';
import type { OperatorLink } from '@/backend/staff';
import type { Call } from '@/lib/contract/define-call';
import * as operatorCalls from '@/lib/contract/staff/operators/operator-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { OPERATOR_MS } from '@/lib/domain/staff/operators/operators';
import { STAFF_ROLES } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinOperators } from '@/tests/support/operator';
import { createAccountsKey } from '@/tests/support/shops/account-shop';
import { callsOf, cookieOf, invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';

const host = STAFF_HOST;
const NOON = new Date('2026-11-18T17:00:00Z');
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend({ ACCOUNTS_KEY: createAccountsKey() });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const BODIES: Record<string, object> = {
  setTenantStatus: { status: 'locked', reason: 'No paga' },
  inviteOwner: { mail: 'somebody@house.example' },
  makeTenant: {
    ...{ slug: `hecha-${process.pid}`, name: 'Hecha', domain: `hecha-${process.pid}.localhost` },
    ...{ country: 'CO', language: 'es', category: 'cafe', city: 'Cali', address: 'Calle 5 # 3-2' },
  },
  openLook: { reason: 'Para mirar' },
};
/** Every call that the contract gives operators. */
const EVERY = Object.entries(operatorCalls).flatMap(([name, call]) =>
  isCall(call) ? [{ name, method: call.method, path: call.path, body: BODIES[name] }] : [],
);
const ask = (
  me: ReturnType<typeof callsOf>['me'],
  { method, path, body }: (typeof EVERY)[number],
  more = {},
) => me({ method, path: path.replace('{slug}', slug), ...(body && { body }), ...more });

async function command(method: string, path: string, body?: object) {
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const answer = await app.request(`/operator/operators${path}`, {
    method,
    headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const linkTo = async (mail: string) => {
  const { url } = (await command('POST', '', { mail })).body as OperatorLink;
  return url.split('#token=')[1] ?? '';
};
const post = (path: string, body: object) => backend.ask({ host, method: 'POST', path, body });

describe('the calls of operators (rule staff/operators)', () => {
  test('nobody else finds them: no stranger, no role of a restaurant, no other page', async () => {
    expect(EVERY.length).toBeGreaterThan(6);
    const stranger = callsOf({ backend, slug, headers: {} });
    const operator = await joinOperators({ backend });
    for (const call of EVERY) {
      expect(await ask(stranger.me, call)).toMatchObject({ status: 401 });
      expect(await ask(operator.me, call, { headers: { origin: 'https://evil.example' } })).toMatchObject({
        status: 403,
        body: { error: { key: 'origin_not_allowed' } },
      });
    }
    for (const role of STAFF_ROLES) {
      const person = await joinStaff({ backend, slug, role });
      for (const call of EVERY) expect(await ask(person.me, call)).toMatchObject({ status: 404 });
    }
  });

  test('an operator without a second factor, or who signed in too long ago, does nothing', async () => {
    const bare = await joinOperators({ backend, hasFactor: false });
    for (const call of EVERY)
      expect(await ask(bare.me, call)).toMatchObject({
        status: 403,
        body: { error: { key: 'second_factor_required' } },
      });
    const operator = await joinOperators({ backend });
    backend.clock.now = new Date(NOON.getTime() + OPERATOR_MS);
    for (const call of EVERY) expect(await ask(operator.me, call)).toMatchObject({ status: 401 });
  });

  test('with all of it each is answered', async () => {
    const operator = await joinOperators({ backend });
    for (const call of EVERY) expect((await ask(operator.me, call)).status).toBeLessThan(300);
  });
});

describe('becoming an operator', () => {
  test('by a link of the command line, once; the account says that its second factor is missing', async () => {
    const mail = `new-${slug}@house.example`;
    const token = await linkTo(mail);
    expect((await post('/people/invitations/read.json', { token })).body).toMatchObject({
      ...{ tenant: null, role: null, mail, is_known: false, is_reset: false },
    });
    const body = { token, name: 'Olga', password: PASSWORD };
    const taken = await post('/people/invitations/accept.json', body);
    expect(taken.status).toBe(201);
    expect(await post('/people/invitations/accept.json', body)).toMatchObject({
      body: { error: { key: 'link_expired' } },
    });
    const { me } = callsOf({ backend, slug, headers: cookieOf(taken) });
    const { operator, tenants } = (await me({ path: '/people/me.json' })).body as SignedIn;
    expect({ operator, tenants }).toEqual({ operator: { has_factor: false }, tenants: [] });
    expect((await command('GET', '')).body).toContainEqual(
      expect.objectContaining({ mail, hasFactor: false }),
    );
  });

  test('a second link to the address sets a new password, and ends the sessions', async () => {
    const operator = await joinOperators({ backend });
    const token = await linkTo(operator.mail);
    const taken = await post('/people/invitations/accept.json', { token, password: 'otra-clave-nueva' });
    // Their second factor is asked for before.
    expect(taken).toMatchObject({ status: 401, body: { error: { key: 'second_factor_needed' } } });
    expect((await operator.me({ path: '/people/me.json' })).status).toBe(200);
    expect((await command('DELETE', `/${operator.mail}/second-factor`)).body).toEqual({ cleared: true });
    const again = await post('/people/invitations/accept.json', { token, password: 'otra-clave-nueva' });
    expect(again.status).toBe(201);
    expect((await operator.me({ path: '/people/me.json' })).status).toBe(401);
  });

  test('who is removed is none at once', async () => {
    const operator = await joinOperators({ backend });
    expect((await command('DELETE', `/${operator.mail}`)).status).toBe(200);
    expect((await operator.me({ path: '/installation/tenants.json' })).status).toBe(401);
    expect((await command('DELETE', `/${operator.mail}`)).status).toBe(404);
  });
});

describe('no restaurant takes over the account of an operator', () => {
  test('an invitation to their address asks their own password', async () => {
    const operator = await joinOperators({ backend });
    const token = await invite({ backend, slug, mail: operator.mail, role: 'kitchen' });
    const taken = await post('/people/invitations/accept.json', {
      ...{ token, name: 'Intrusa', password: 'clave-de-intrusa' },
    });
    expect(taken).toMatchObject({ status: 401, body: { error: { key: 'wrong_sign_in' } } });
    expect((await operator.me({ path: '/installation/tenants.json' })).status).toBe(200);
  });

  test('an owner for whom they work makes no link to their password', async () => {
    const operator = await joinOperators({ backend });
    const owner = await joinStaff({ backend, slug, role: 'owner' });
    await backend.db.system((sql) =>
      sql(
        `insert into staff_roles (instance_id, person_id, role, created_at)
         select id, $2, 'waiter', $3 from instances where slug = $1`,
        [slug, operator.id, NOON],
      ),
    );
    const path = `/staff/people/${operator.id}/password_link.json`;
    expect(await owner.at({ method: 'POST', path })).toMatchObject({ status: 403 });
  });
});
