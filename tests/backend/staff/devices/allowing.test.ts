import type { Order } from '@/lib/contract/orders/orders';
import type { History } from '@/lib/contract/staff/history-calls';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
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

/** Somebody with a PIN, and their id. */
async function join(role: StaffRole, more: Partial<Parameters<typeof joinStaff>[0]> = {}) {
  const person = await joinStaff({ backend, slug, role, ...more });
  await givePin({ backend, slug, mail: person.mail, pin: PIN });
  const [row] = await backend.db.lookUp<{ id: number }>('select id from staff_people where mail = $1', [
    person.mail,
  ]);
  return { ...person, id: row?.id ?? 0 };
}
const turn = (personId: number) =>
  tablet.me({ method: 'POST', path: '/people/device/turn.json', body: { person_id: personId, pin: PIN } });

/** An order that was handed over and brought back: only somebody who may give money back cancels it. */
async function handedOver() {
  const diner = await shop.createDiner();
  const { id } = (await shop.placeCart(diner, await shop.fillCart(diner))).body as Order;
  const move = (status: string) =>
    owner.at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body: { status } });
  for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await move(status);
  expect((await owner.at({ method: 'POST', path: `/staff/orders/${id}/recall.json` })).status).toBe(200);
  return id;
}
/** @param allowed somebody's id and PIN; null: nobody is asked */
const cancel = (id: number, allowed: string | null, from: Pick<Person, 'at'> = tablet) =>
  from.at({
    ...{
      method: 'PUT',
      path: `/staff/orders/${id}/status.json`,
      body: { status: 'cancelled', reason: 'Llegó frío' },
    },
    headers: allowed === null ? {} : { 'x-allowed-by': allowed },
  });
const history = async () => ((await owner.at({ path: '/staff/history.json' })).body as History).actions;

describe('a call that somebody else allows (rule staff/allowing)', () => {
  it('is done in their name, and the history says who asked', async () => {
    const [cashier, cook] = [await join('cashier'), await join('kitchen')];
    const [first, second] = [await handedOver(), await handedOver()];
    const refused = await cancel(first, null);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { error: { key: 'forbidden', values: { scope: 'refunds:write' } } },
    ]);
    expect((await cancel(first, `${cashier.id}:${PIN}`)).status).toBe(200);
    expect((await history())[0]).toMatchObject({
      ...{ action: 'order.status', details: { id: first, to: 'cancelled' } },
      ...{ by: { kind: 'person', id: cashier.id }, asked: { name: null } },
    });
    await turn(cook.id);
    expect((await cancel(second, `${cashier.id}:${PIN}`)).status).toBe(200);
    const [last] = await history();
    expect(last).toMatchObject({ by: { id: cashier.id }, asked: { name: 'Ana kitchen' } });
    expect(JSON.stringify(last)).not.toContain(PIN);
    const [written] = await backend.db.lookUp(
      `select staff_device_id = $2 and staff_person_id = $3 as both, details ->> 'asked_by' = $4 as asked
       from staff_actions where instance_id = $1 and action = 'order.status' order by id desc limit 1`,
      [shop.instanceId, tablet.id, cashier.id, String(cook.id)],
    );
    expect(written).toEqual({ both: true, asked: true });
    // The cook is at the tablet still.
    const { turn: at } = (await tablet.me({ path: '/people/device.json' })).body as Tablet;
    expect(at?.id).toBe(cook.id);
  });

  it('allows nothing more: not the next call, not at another tablet, and nothing that is read', async () => {
    const cashier = await join('cashier');
    const [first, second] = [await handedOver(), await handedOver()];
    expect((await cancel(first, `${cashier.id}:${PIN}`)).status).toBe(200);
    expect(keyOf(await cancel(second, null))).toBe('forbidden');
    const transfers = await tablet.at({
      ...{ path: '/staff/transfers.json', headers: { 'x-allowed-by': `${cashier.id}:${PIN}` } },
    });
    expect(keyOf(transfers)).toBe('forbidden');
    const other = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
    expect(keyOf(await cancel(second, null, other))).toBe('forbidden');
    // Somebody who signed in is themselves, whatever they send.
    const cook = await join('kitchen');
    expect(keyOf(await cancel(second, `${cashier.id}:${PIN}`, cook))).toBe('forbidden');
  });

  it('is refused with a wrong PIN, which is counted with those of turns and written down', async () => {
    const [cashier, cook] = [await join('cashier'), await join('kitchen')];
    const id = await handedOver();
    await turn(cook.id);
    for (let one = 0; one < 5; one += 1)
      expect(keyOf(await cancel(id, `${cashier.id}:7391`))).toBe('wrong_pin');
    expect(keyOf(await cancel(id, `${cashier.id}:${PIN}`))).toBe('pin_waits');
    expect(keyOf(await turn(cashier.id))).toBe('pin_waits');
    const wrong = (await history()).filter(({ action }) => action === 'device.wrong_pin');
    expect(wrong).toHaveLength(5);
    expect(wrong[0]).toMatchObject({ by: { id: cook.id }, about: { person: 'Ana cashier' } });
    expect(JSON.stringify(wrong)).not.toContain('7391');
    backend.clock.now = new Date(NOON.getTime() + 60_000);
    expect((await cancel(id, `${cashier.id}:${PIN}`)).status).toBe(200);
  });

  it.each([
    ['has no PIN', 'owner', 'wrong_pin'],
    ['may not either', 'waiter', 'forbidden'],
    ['works at another branch', 'elsewhere', 'not_found'],
    ['works at another restaurant', 'stranger', 'not_found'],
  ] as const)('is refused by somebody who %s', async (_what, who, key) => {
    const other = (await backend.importTenant(createBundle())).slug;
    const id = await handedOver();
    const people = {
      owner: async () => {
        const [row] = await backend.db.lookUp<{ id: number }>('select id from staff_people where mail = $1', [
          owner.mail,
        ]);
        return row?.id;
      },
      waiter: async () => (await join('waiter')).id,
      elsewhere: async () => (await join('manager', { branches: [999_999] })).id,
      stranger: async () => {
        const { mail } = await joinStaff({ backend, slug: other, role: 'owner' });
        await givePin({ backend, slug: other, mail, pin: PIN });
        const [row] = await backend.db.lookUp<{ id: number }>('select id from staff_people where mail = $1', [
          mail,
        ]);
        return row?.id;
      },
    };
    expect(keyOf(await cancel(id, `${await people[who]()}:${PIN}`))).toBe(key);
    expect((await history())[0]?.details.to).not.toBe('cancelled');
  });

  it.each(['', '7', 'x:1', '7:', '7:12a4', `7:${'1'.repeat(20)}`])('is refused for %j', async (written) => {
    expect(keyOf(await cancel(await handedOver(), written))).toBe('bad_request');
  });

  it('is not done at a tablet that was ended, with a PIN that was taken back, or by somebody who was removed', async () => {
    const cashier = await join('cashier');
    const id = await handedOver();
    await backend.db.system((sql) => sql('delete from staff_pins where person_id = $1', [cashier.id]));
    expect(keyOf(await cancel(id, `${cashier.id}:${PIN}`))).toBe('wrong_pin');
    await givePin({ backend, slug, mail: cashier.mail, pin: PIN });
    await owner.at({ method: 'DELETE', path: `/staff/people/${cashier.id}.json` });
    expect(keyOf(await cancel(id, `${cashier.id}:${PIN}`))).toBe('not_found');
    const manager = await join('manager');
    await owner.at({ method: 'DELETE', path: `/staff/devices/${tablet.id}.json` });
    expect(keyOf(await cancel(id, `${manager.id}:${PIN}`))).toBe('device_ended');
  });

  it('gives nobody more than a PIN gives: no people, and no lock of the restaurant', async () => {
    const { id } = await join('manager');
    const headers = { 'x-allowed-by': `${id}:${PIN}` };
    const invite = { mail: 'x@x.example', role: 'kitchen' };
    const tries = [
      await tablet.at({ method: 'POST', path: '/staff/people/invitations.json', body: invite, headers }),
      await tablet.at({
        ...{ method: 'PUT', path: '/staff/instance/status.json', body: { status: 'locked' }, headers },
      }),
    ];
    expect(tries.map(keyOf)).toEqual(['forbidden', 'forbidden']);
  });
});
