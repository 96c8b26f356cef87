import type { StaffDevices } from '@/lib/contract/staff/device-calls';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff, PASSWORD } from '@/tests/support/shops/person';
import { keyOf, openShop } from '@/tests/support/shops/shop';
import { givePin, openTablet } from '@/tests/support/shops/tablet';

const NOON = new Date('2026-11-18T17:00:00Z');
const PIN = '4826';
type Person = Awaited<ReturnType<typeof joinStaff>>;
let backend: TestBackend;
let shop: Awaited<ReturnType<typeof openShop>>;
let slug: string;
let owner: Person;
let tablet: Awaited<ReturnType<typeof openTablet>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  ({ slug } = shop);
  owner = await joinStaff({ backend, slug, role: 'owner' });
  tablet = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const setPin = (who: Person, pin: string) =>
  who.me({ method: 'PUT', path: '/people/me/pin.json', body: { slug, pin, password: PASSWORD } });
const read = async () => (await tablet.me({ path: '/people/device.json' })).body as Tablet;
const idOf = async (name: string) => (await read()).people.find((one) => one.name === name)?.id ?? 0;
const turn = (personId: number, pin: string) =>
  tablet.me({ method: 'POST', path: '/people/device/turn.json', body: { person_id: personId, pin } });

describe('a PIN (rule staff/pins)', () => {
  it('that is tried first is refused', async () =>
    expect(keyOf(await setPin(owner, '1234'))).toBe('pin_weak'));

  it('makes who works at a tablet the doer, with their rights at its branch, until it lies untouched', async () => {
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    const id = await idOf('Ana owner');
    const transfers = async () => (await tablet.at({ path: '/staff/transfers.json' })).status;
    expect(await transfers()).toBe(403);
    expect((await turn(id, PIN)).body as Tablet).toMatchObject({ turn: { id, name: 'Ana owner' } });
    expect(await transfers()).toBe(200);
    // A few digits make nobody an owner, and lock no restaurant.
    expect((await tablet.at({ path: '/staff/people.json' })).status).toBe(403);
    await tablet.at({
      ...{ method: 'PUT', path: `/staff/products/${shop.offerId('ajiaco')}.json` },
      body: { available: false },
    });
    const [written] = await backend.db.lookUp(
      `select staff_device_id = $2 and staff_person_id = $3 as both from staff_actions
       where instance_id = $1 and action = 'product.offer'`,
      [shop.instanceId, tablet.id, id],
    );
    expect(written).toEqual({ both: true });
    pass(4 * 60_000);
    await tablet.me({ method: 'PUT', path: '/people/device/turn.json' });
    pass(4 * 60_000);
    expect(await transfers()).toBe(200);
    pass(60_000);
    expect(await transfers()).toBe(403);
    expect((await read()).turn).toBeNull();
  });

  it('says the same of a wrong one and of somebody who has none', async () => {
    await joinStaff({ backend, slug, role: 'waiter' });
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    const [wrong, none] = [
      await turn(await idOf('Ana owner'), '7391'),
      await turn(await idOf('Ana waiter'), '7391'),
    ];
    expect([wrong.status, wrong.text]).toEqual([none.status, none.text]);
    expect([wrong.status, keyOf(wrong)]).toEqual([403, 'wrong_pin']);
  });

  it('waits after five wrong ones, longer each time, and stops until somebody lets it', async () => {
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    const id = await idOf('Ana owner');
    for (let one = 0; one < 5; one += 1) expect(keyOf(await turn(id, '7391'))).toBe('wrong_pin');
    // The right one waits too, or it would be found.
    const waiting = await turn(id, PIN);
    expect([keyOf(waiting), Number(waiting.headers.get('retry-after'))]).toEqual(['pin_waits', 60]);
    for (const minutes of [1, 2, 4, 8, 16]) {
      pass(minutes * 60_000);
      expect(keyOf(await turn(id, '7391'))).toBe('wrong_pin');
    }
    pass(24 * 3_600_000);
    expect(keyOf(await turn(id, PIN))).toBe('pin_stopped');
    // Another tablet knows nothing of it.
    const other = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
    const body = { person_id: id, pin: PIN };
    expect((await other.me({ method: 'POST', path: '/people/device/turn.json', body })).status).toBe(201);
    const list = (await owner.at({ path: '/staff/devices.json' })).body as StaffDevices;
    expect(list.devices.map(({ stopped }) => stopped)).toEqual([['Ana owner'], []]);
    await owner.at({ method: 'DELETE', path: `/staff/devices/${tablet.id}/tries.json` });
    expect((await turn(id, PIN)).status).toBe(201);
  });

  it('is tried twenty times an hour at all tablets, and ends with a new password', async () => {
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    const id = await idOf('Ana owner');
    expect((await turn(id, PIN)).status).toBe(201);
    for (let count = 0; count < 20; count += 1) await turn(id, '7391');
    expect(keyOf(await turn(id, '7391'))).toBe('rate_limited');
    const body = { password: PASSWORD, wanted: 'otra-frase-de-octubre' };
    expect((await owner.me({ method: 'PUT', path: '/people/me/password.json', body })).status).toBe(200);
    const [left] = await backend.db.lookUp<{ n: number }>(
      'select count(*) as n from staff_pins where instance_id = $1',
      [shop.instanceId],
    );
    expect([(await read()).turn, left?.n]).toEqual([null, 0]);
  });

  it('is tried five times by many tries at once', async () => {
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    const id = await idOf('Ana owner');
    const tries = await Promise.all(Array.from({ length: 12 }, () => turn(id, '7391')));
    expect(tries.filter((one) => keyOf(one) === 'wrong_pin')).toHaveLength(5);
  });

  it('works at a tablet alone, and ends with the role and with a new PIN', async () => {
    const cook = await joinStaff({ backend, slug, role: 'kitchen' });
    expect((await setPin(cook, PIN)).status).toBe(200);
    const id = await idOf('Ana kitchen');
    const body = { person_id: id, pin: PIN };
    expect((await cook.me({ method: 'POST', path: '/people/device/turn.json', body })).status).toBe(401);
    expect((await turn(id, PIN)).status).toBe(201);
    await setPin(cook, '9153');
    expect([(await read()).turn, keyOf(await turn(id, PIN))]).toEqual([null, 'wrong_pin']);
    expect((await turn(id, '9153')).status).toBe(201);
    await owner.at({ method: 'DELETE', path: `/staff/people/${id}.json` });
    expect((await read()).turn).toBeNull();
    expect((await turn(id, '9153')).status).toBe(404);
  });

  it('is given back to the tablet by its button', async () => {
    await givePin({ backend, slug, mail: owner.mail, pin: PIN });
    await turn(await idOf('Ana owner'), PIN);
    const ended = await tablet.me({ method: 'DELETE', path: '/people/device/turn.json' });
    expect((ended.body as Tablet).turn).toBeNull();
  });
});
