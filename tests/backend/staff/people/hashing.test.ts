import { type Hashing, withHashing } from '@/backend/staff/people/hash-password';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf, openShop } from '@/tests/support/shops/shop';
import { givePin, openTablet } from '@/tests/support/shops/tablet';

const NOON = new Date('2026-11-18T17:00:00Z');
const PIN = '4826';
const ADDRESS = '198.51.100.7';
const FULL = [429, 'rate_limited'];
let backend: TestBackend;
let shop: Awaited<ReturnType<typeof openShop>>;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_SIGN_INS_PER_MINUTE: '2' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
});
afterAll(() => backend.close());

const post = (path: string, body: object, address = ADDRESS) =>
  backend.ask({ host: STAFF_HOST, method: 'POST', path, body, headers: { 'x-forwarded-for': address } });
const signIn = (address?: string) =>
  post('/people/sessions.json', { mail: owner.mail, password: PASSWORD }, address);

/** Takes all places of somebody until it is told to leave. */
function fill(asker: Parameters<typeof withHashing>[0], places: number): () => Promise<void> {
  let leave = () => {};
  const gate = new Promise<void>((open) => {
    leave = open;
  });
  const held = Array.from({ length: places }, () => withHashing(asker, (_hashing: Hashing) => gate));
  return async () => {
    leave();
    await Promise.all(held);
  };
}

async function openOwnTablet() {
  const { slug } = shop;
  await givePin({ backend, slug, mail: owner.mail, pin: PIN });
  const tablet = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
  const { people } = (await tablet.me({ path: '/people/device.json' })).body as Tablet;
  const body = { person_id: people[0]?.id ?? 0, pin: PIN };
  return {
    id: tablet.id,
    turn: () => tablet.me({ method: 'POST', path: '/people/device/turn.json', body }),
    counted: () =>
      backend.db.lookUp('select 1 from staff_pin_tries where instance_id = $1', [shop.instanceId]),
  };
}

describe('a hash without a place (rule staff/sessions)', () => {
  it('has counted nothing of a password and of an invitation', async () => {
    const token = await invite({
      backend,
      slug: shop.slug,
      mail: `new@${shop.slug}.example`,
      role: 'waiter',
    });
    const leave = fill({ visitor: ADDRESS }, 4);
    const accepted = { token, name: 'Luz', password: PASSWORD };
    const refused = async () => {
      const answers = [await signIn(), await post('/people/invitations/accept.json', accepted)];
      return answers.map((one) => [one.status, keyOf(one)]);
    };
    for (let one = 0; one < 12; one += 1) expect(await refused()).toEqual([FULL, FULL]);
    await leave();
    expect((await signIn()).status).toBe(201);
    expect((await post('/people/invitations/accept.json', accepted)).status).toBe(201);
  });

  it('has counted nothing of a PIN', async () => {
    const tablet = await openOwnTablet();
    const leave = fill({ known: `tablet ${tablet.id}` }, 8);
    for (let one = 0; one < 25; one += 1) expect(keyOf(await tablet.turn())).toBe('rate_limited');
    expect(await tablet.counted()).toEqual([]);
    await leave();
    expect((await tablet.turn()).status).toBe(201);
  });
});

describe('strangers who fill the queue (rule staff/sessions)', () => {
  it('of one address shut out that address, and nobody at another', async () => {
    const mails = Array.from({ length: 7 }, (_none, one) => `n${one}@${shop.slug}.example`);
    const tried = mails.map((mail) => post('/people/sessions.json', { mail, password: PASSWORD }));
    const other = await signIn('198.51.100.8');
    expect(other.status).toBe(201);
    const statuses = (await Promise.all(tried)).map(({ status }) => status);
    expect(statuses.filter((one) => one === 401)).toHaveLength(4);
    expect(statuses.filter((one) => one === 429)).toHaveLength(3);
  });

  it('of many addresses keep no tablet and nobody who is signed in waiting', async () => {
    const tablet = await openOwnTablet();
    const leaves = Array.from({ length: 10 }, (_none, one) => fill({ visitor: `203.0.113.${one}` }, 4));
    expect((await signIn()).status).toBe(429);
    expect((await tablet.turn()).status).toBe(201);
    const body = { password: PASSWORD, wanted: 'otra-frase-de-octubre' };
    expect((await owner.me({ method: 'PUT', path: '/people/me/password.json', body })).status).toBe(200);
    for (const leave of leaves) await leave();
    expect((await post('/people/sessions.json', { mail: owner.mail, password: body.wanted })).status).toBe(
      201,
    );
  });
});
