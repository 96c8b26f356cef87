import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import type { PushTarget } from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffAlerts } from '@/lib/contract/staff/alert-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openPushBackend } from '@/tests/support/shops/push-shop';
import { CASH, CONTACT, openShop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

type Push = Awaited<ReturnType<typeof openPushBackend>>;
type Person = Awaited<ReturnType<typeof joinStaff>>;
let push: Push;
beforeAll(async () => {
  push = await openPushBackend();
});
beforeEach(() => {
  push.backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => push.close());

async function openKitchen(changes: Partial<BundleBranch> = {}) {
  const { backend, service, mails } = push;
  const branches = createBundle().branches.map((branch) => ({ ...branch, ...changes }));
  const shop = await openShop(backend, { branches });
  const ana = await shop.createDiner();
  const path = `/staff/branches/${shop.branchId()}/alerts.json`;
  const put = (person: Person, target: Partial<PushTarget> | null, lang = 'es') =>
    person.at({ method: 'PUT', path, headers: { lang }, body: { push: target } });
  const endpoints: string[] = [];
  return {
    ...{ shop, ana, path, put },
    join: (role: StaffRole) => joinStaff({ backend, slug: shop.slug, role }),
    async subscribe(person: Person, lang?: string): Promise<string> {
      const target = service.subscribe();
      endpoints.push(target.endpoint);
      expect((await put(person, target, lang)).body).toMatchObject({ is_told: true });
      return target.endpoint;
    },
    place: async () =>
      (await shop.placeCart(ana, await shop.fillCart(ana, { ...CASH, contact: CONTACT }))).body as Order,
    /** A board that is open asks for its orders. */
    list: async (person: Person) =>
      (await person.at({ path: `/staff/orders.json?supplier_id=${shop.branchId()}` })).body as StaffOrder[],
    /** The jobs of a moment, by two backends. */
    async work() {
      await Promise.all([runDueJobs(backend.deps), runDueJobs(backend.deps)]);
      await push.sendNotices();
    },
    told: () =>
      service.heard
        .filter(({ endpoint }) => endpoints.includes(endpoint))
        .map(({ endpoint, said }) => ({ endpoint, ...said })),
    mailed: () => mails.got.filter(({ to }) => JSON.stringify(to).includes(shop.slug)),
  };
}
const minutes = (count: number) => push.pass(count * 60_000);

describe('an order that nobody accepts (rule staff/alerts)', () => {
  it('is told to the phones of its branch once the minutes are over, once, and nothing of its diner', async () => {
    const kitchen = await openKitchen();
    const cook = await kitchen.join('kitchen');
    const endpoint = await kitchen.subscribe(cook, 'en');
    await kitchen.list(cook);
    const { number } = await kitchen.place();
    minutes(2);
    await kitchen.list(cook);
    await kitchen.work();
    expect(kitchen.told()).toEqual([]);
    minutes(1);
    await kitchen.list(cook);
    await kitchen.work();
    await kitchen.work();
    expect(kitchen.told()).toEqual([
      {
        ...{ endpoint, id: expect.any(String), order: expect.stringMatching(/^board-/), lang: 'en' },
        ...{ path: `/${kitchen.shop.slug}/board`, title: expect.stringMatching(/: 1 order waits$/) },
        body: `Order #${number}, takeaway. Nobody has accepted it.`,
      },
    ]);
    const all = JSON.stringify(kitchen.told());
    expect([CONTACT.name, CONTACT.phone, CONTACT.email].filter((word) => all.includes(word))).toEqual([]);
  });

  it('is told to owners and managers after twice the minutes, by mail too', async () => {
    const kitchen = await openKitchen({ alertMinutes: 2 });
    const [cook, owner] = [await kitchen.join('kitchen'), await kitchen.join('owner')];
    await kitchen.list(cook);
    const { number } = await kitchen.place();
    minutes(4);
    await kitchen.list(cook);
    await kitchen.work();
    await kitchen.place();
    minutes(4);
    await kitchen.list(cook);
    await kitchen.work();
    const mails = kitchen.mailed();
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails[0])).toContain(owner.mail);
    expect(mails[0]?.data).toContain(`Pedido #${number}, para llevar. Sigue sin que nadie lo acepte.`);
  });

  it('is forgotten after a day, with what was sent of it', async () => {
    const kitchen = await openKitchen();
    await kitchen.subscribe(await kitchen.join('owner'));
    await kitchen.place();
    await kitchen.work();
    const count = () =>
      push.backend.db.tenant(kitchen.shop.instanceId, (sql) =>
        sql<{ id: number }>('select id from staff_alerts where instance_id = $1', [kitchen.shop.instanceId]),
      );
    // One to the phone, one by mail.
    expect(await count()).toHaveLength(2);
    minutes(24 * 60);
    await runDueJobs(push.backend.deps);
    expect(await count()).toEqual([]);
  });

  it('is told to nobody once somebody has accepted it', async () => {
    const kitchen = await openKitchen();
    const cook = await kitchen.join('kitchen');
    await kitchen.subscribe(cook);
    await kitchen.list(cook);
    const { id } = await kitchen.place();
    minutes(3);
    await kitchen.list(cook);
    await runDueJobs(push.backend.deps);
    await cook.at({ method: 'PUT', path: `/staff/orders/${id}/status.json`, body: { status: 'accepted' } });
    await push.sendNotices();
    expect(kitchen.told()).toEqual([]);
  });
});

describe('a board that nobody has open (rule staff/alerts)', () => {
  it('is told at once to the phones of the branch and of its owner, and stands on the card, in words that are true at once', async () => {
    const kitchen = await openKitchen();
    const owner = await kitchen.join('owner');
    const endpoint = await kitchen.subscribe(owner);
    await kitchen.place();
    await kitchen.work();
    expect(kitchen.told()).toMatchObject([
      { endpoint, body: expect.stringMatching(/Nadie tiene los pedidos abiertos\.$/) },
    ]);
    expect(kitchen.mailed()).toHaveLength(1);
    const [card] = await kitchen.list(owner);
    expect(card?.news).toMatchObject([{ kind: 'unwatched' }]);
    minutes(5);
    await kitchen.work();
    const [late] = await kitchen.list(owner);
    expect(late?.news).toMatchObject([{ kind: 'unwatched' }, { kind: 'unaccepted' }]);
  });

  it('is one that slept for two minutes while an order waits', async () => {
    const kitchen = await openKitchen({ alertMinutes: 20 });
    const cook = await kitchen.join('kitchen');
    await kitchen.subscribe(cook);
    await kitchen.list(cook);
    await kitchen.place();
    await kitchen.work();
    expect(kitchen.told()).toEqual([]);
    minutes(2);
    await kitchen.work();
    expect(kitchen.told()).toHaveLength(1);
  });

  it('calls for an order that was accepted by itself, too', async () => {
    const kitchen = await openKitchen({ autoAccept: ['take_away'] });
    const cook = await kitchen.join('kitchen');
    await kitchen.subscribe(cook);
    await kitchen.place();
    await kitchen.work();
    expect(kitchen.told()).toHaveLength(1);
  });

  it('is none where a program of the restaurant asks for the orders', async () => {
    const kitchen = await openKitchen();
    await kitchen.subscribe(await kitchen.join('cashier'));
    const headers = await staffOf(kitchen.shop)('orders:read');
    await kitchen.shop.ask({ path: '/staff/orders.json', headers });
    await kitchen.place();
    await kitchen.work();
    expect(kitchen.told()).toEqual([]);
  });
});

describe('a phone that is told (rule staff/alerts)', () => {
  const readTold = async ({ person, path }: { person: Person; path: string }) =>
    ((await person.at({ path })).body as StaffAlerts).is_told;

  it.each([404, 410])('is forgotten when its service says %i', async (status) => {
    const kitchen = await openKitchen();
    const person = await kitchen.join('kitchen');
    await kitchen.subscribe(person);
    await kitchen.place();
    push.service.answerWith(status);
    await kitchen.work();
    expect(await readTold({ person, path: kitchen.path })).toBe(false);
  });

  it('hears nothing more once its session has ended, its role is taken, or it was told to be quiet', async () => {
    const kitchen = await openKitchen();
    const people = [
      await kitchen.join('kitchen'),
      await kitchen.join('waiter'),
      await kitchen.join('cashier'),
    ];
    const [cook, waiter, cashier] = people;
    for (const person of people) await kitchen.subscribe(person);
    await cook?.me({ method: 'POST', path: '/people/sign_out.json' });
    await push.backend.db.system((sql) =>
      sql(`delete from staff_roles where instance_id = $1 and role = 'waiter'`, [kitchen.shop.instanceId]),
    );
    if (cashier) expect((await kitchen.put(cashier, null)).body).toMatchObject({ is_told: false });
    expect((await waiter?.at({ path: kitchen.path }))?.status).toBe(404);
    await kitchen.place();
    await kitchen.work();
    expect(kitchen.told()).toEqual([]);
  });

  it('is at a push service, and nowhere else; a program has none', async () => {
    const kitchen = await openKitchen();
    const cook = await kitchen.join('kitchen');
    const target = push.service.subscribe();
    for (const endpoint of ['http://169.254.169.254/x', 'https://casa.example/x', 'https://localhost/x'])
      expect((await kitchen.put(cook, { ...target, endpoint })).status).toBe(422);
    const headers = await staffOf(kitchen.shop)('orders:read');
    const asked = { method: 'PUT', path: kitchen.path, headers, body: { push: target } };
    expect((await kitchen.shop.ask(asked)).status).toBe(403);
    expect(await readTold({ person: cook, path: kitchen.path })).toBe(false);
  });
});
