import { createOperatorApp } from '@/backend/operator/operator-app';
import { makePerson } from '@/backend/staff/people/make-person';
import type { Invited, People } from '@/lib/contract/staff/people-calls';
import type { OpenInvitation, SignedIn } from '@/lib/contract/staff/person-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const OWN = 'cuatro-cebras-azules';
let backend: TestBackend;
let theirs: string;
let ours: string;
let mail: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  theirs = (await backend.importTenant(createBundle())).slug;
  ours = (await backend.importTenant(createBundle())).slug;
  mail = `victim@${ours}.example`;
});
afterAll(() => backend.close());

const post = (path: string, body: object) => backend.ask({ host: STAFF_HOST, method: 'POST', path, body });
const take = (token: string, password: string) =>
  post('/people/invitations/accept.json', { token, name: 'Victoria', password });
const read = async (token: string) =>
  (await post('/people/invitations/read.json', { token })).body as OpenInvitation;
const squat = () => joinStaff({ backend, slug: theirs, role: 'waiter', mail });
const idOf = async () =>
  (await backend.db.lookUp<{ id: number }>('select id from staff_people where mail = $1', [mail]))[0]?.id ??
  0;

describe('an account that somebody else made with a mail address (rule staff/people)', () => {
  it('is begun anew by an invitation once it works nowhere', async () => {
    const squatter = await squat();
    const owner = await joinStaff({ backend, slug: theirs, role: 'owner' });
    const id = await idOf();
    await backend.db.system(async (sql) => {
      await sql(
        `insert into staff_second_factors (person_id, key_id, sealed, created_at, confirmed_at, last_step)
         values ($1, 'x', 'x', $2, $2, 0)`,
        [id, NOON],
      );
      await sql(
        `insert into staff_passkeys (person_id, credential_id, public_key, counter, transports, name, created_at)
         values ($1, $2, 'x', 0, '{}', 'x', $3)`,
        [id, Buffer.from(mail), NOON],
      );
    });
    const token = await invite({ backend, slug: ours, mail, role: 'manager' });
    expect(await read(token)).toMatchObject({ is_known: true });
    expect((await owner.at({ method: 'DELETE', path: `/staff/people/${id}.json` })).status).toBe(200);
    expect(await read(token)).toMatchObject({ is_known: false });
    const { status, body } = await take(token, OWN);
    expect([status, body as SignedIn]).toMatchObject([201, { name: 'Victoria', tenants: [{ slug: ours }] }]);
    expect((await squatter.me({ path: '/people/me.json' })).status).toBe(401);
    expect(keyOf(await post('/people/sessions.json', { mail, password: PASSWORD }))).toBe('wrong_sign_in');
    expect((await post('/people/sessions.json', { mail, password: OWN })).status).toBe(201);
    const [left] = await backend.db.lookUp(
      `select (select count(*) from staff_second_factors where person_id = $1) as factors,
         (select count(*) from staff_passkeys where person_id = $1) as passkeys`,
      [id],
    );
    expect(left).toEqual({ factors: 0, passkeys: 0 });
  });

  it('keeps its password while it works somewhere', async () => {
    await squat();
    const token = await invite({ backend, slug: ours, mail, role: 'manager' });
    expect(keyOf(await take(token, OWN))).toBe('wrong_sign_in');
    expect((await post('/people/sessions.json', { mail, password: PASSWORD })).status).toBe(201);
  });

  it('keeps its password where it gets work while the link is taken', async () => {
    await squat();
    const now = NOON;
    const made = { mail, name: 'Victoria', hash: 'another' };
    expect(await backend.db.system((sql) => makePerson({ sql, now, made }))).toBeNull();
  });

  it('is the person’s whose address it is by a link of the operator', async () => {
    const squatter = await squat();
    const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
    const path = `/operator/tenants/${theirs}/staff/people/${await idOf()}/password_link.json`;
    const headers = { authorization: 'Bearer the-key' };
    const made = (await (await app.request(path, { method: 'POST', headers })).json()) as Invited;
    expect((await take(made.url.split('#token=')[1] ?? '', OWN)).status).toBe(201);
    expect((await squatter.me({ path: '/people/me.json' })).status).toBe(401);
    const token = await invite({ backend, slug: ours, mail, role: 'manager' });
    expect((await take(token, OWN)).status).toBe(201);
    const owner = await joinStaff({ backend, slug: ours, role: 'owner' });
    const { people } = (await owner.at({ path: '/staff/people.json' })).body as People;
    expect(people.map((one) => one.mail)).toContain(mail);
  });
});
