import type { Cart } from '@/lib/contract/cart/cart';
import type { MenuNow } from '@/lib/contract/menu/menu-now';
import type { Order } from '@/lib/contract/orders/orders';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchMenu } from '@/tests/support/backend/watch';
import { openCourt, stallOf } from '@/tests/support/shops/court-shop';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';
import { tablesOf } from '@/tests/support/shops/table-shop';

/** Noon in Bogotá, on a Monday. What is begun now is ready at 12:30. */
const NOON = new Date('2026-03-02T17:00:00Z');
const HALF_PAST = '2026-03-02T17:30:00.000Z';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openDining(backend, tablesOf({ slotOrders: 2 }));
  ana = await shop.createDiner();
  headers = await staffOf(shop)('orders:read', 'orders:write');
});
afterAll(() => backend.close());

const paceOf = async (id = shop.branchId()) =>
  (await shop.ask({ path: `/staff/branches/${id}/pace.json`, headers })).body as Pace;
/** The places that the slot of half past twelve has given. */
const heldAt = ({ slots }: Pace, at = HALF_PAST) => slots.find((one) => one.at === at)?.taken;
const leastOf = ({ arrival_minutes: arrival }: Cart) => arrival?.least ?? null;
const menuNow = async () =>
  (await shop.ask({ path: `/api/menu_now/${shop.branchId()}.json` })).body as MenuNow;

describe('the places of a slot (rule branches/slot-places)', () => {
  it('are taken by rounds of tables, which are never refused, and an order for now comes after them', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    const cart = await shop.fillCart(ana);
    const before = leastOf(cart);
    expect(before).toBe(30);
    for (let round = 0; round < 2; round += 1) await shop.sent(eva);
    const later = (await shop.getCart(ana, cart.purchase_id)).body as Cart;
    expect(later.issues).toEqual([]);
    expect(leastOf(later)).toBe(60);
    await shop.choose(eva);
    expect((await shop.send(eva)).status).toBe(200);
    expect(heldAt(await paceOf())).toBe(3);
    expect((await shop.placeCart(ana, later)).status).toBe(201);
    expect(heldAt(await paceOf(), '2026-03-02T18:00:00.000Z')).toBe(1);
  });

  it('are taken with the minutes that a kitchen is behind', async () => {
    const path = `/staff/branches/${shop.branchId()}/busy.json`;
    await shop.ask({ method: 'PUT', path, headers, body: { minutes: 30, length: 'hour' } });
    await shop.sent(await shop.sitDown('1', 'Eva'));
    expect(heldAt(await paceOf(), '2026-03-02T18:00:00.000Z')).toBe(1);
  });

  it('are told to open menus, which say the later minutes, and are free again with a cancelled order', async () => {
    const menu = await menuNow();
    expect(menu.arrival_minutes.take_away.least).toBe(30);
    await shop.fillCart(ana);
    const path = `/api/menu_now/${shop.branchId()}/events`;
    const page = await watchMenu({ app: backend.app, host: shop.host, headers: ana.headers, path });
    await page.read();
    await shop.sent(await shop.sitDown('1', 'Eva'));
    const luz = await shop.createDiner();
    const { id } = (await shop.placeCart(luz, await shop.fillCart(luz))).body as Order;
    expect(await page.read()).toContain('event: menu');
    const full = await menuNow();
    expect(full.arrival_minutes.take_away.least).toBe(60);
    expect(full.version).not.toBe(menu.version);
    await shop.ask({
      ...{ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers },
      body: { status: 'cancelled', reason: 'Se acabó' },
    });
    expect(await page.read()).toContain('event: menu');
    expect(await menuNow()).toMatchObject({ version: menu.version, arrival_minutes: menu.arrival_minutes });
    await page.close();
  });

  it('say the longest promise where none is left within it', async () => {
    await backend.importTenant({
      ...shop.bundle,
      ...tablesOf({ slotOrders: 1, slotMinutes: 60 }),
    });
    const eva = await shop.sitDown('1', 'Eva');
    for (let hour = 0; hour < 5; hour += 1) {
      backend.clock.now = new Date(NOON.getTime() + hour * 3_600_000);
      await shop.sent(eva);
    }
    backend.clock.now = NOON;
    expect((await menuNow()).arrival_minutes.take_away.least).toBe(240);
    expect((await shop.fillCart(ana)).issues.map(({ key }) => key)).toEqual(['now_full']);
  });

  it('cost a cart, an order and a round no statement', async () => {
    const plain = await openDining(backend);
    const count = async ({ fillCart, sent, sitDown, createDiner, placeCart }: Dining) => {
      const [diner, seated] = [await createDiner(), await sitDown('2', 'Luz')];
      const cart = await fillCart(diner);
      await sent(seated);
      const ofRound = await backend.countStatements(() => sent(seated));
      const ofOrder = await backend.countStatements(() => placeCart(diner, cart));
      return { ofRound, ofOrder };
    };
    const [counted, other] = [await count(shop), await count(plain)];
    expect(counted.ofRound).toBe(other.ofRound);
    // The places that are held, the lock of the slot, and the places under it.
    expect(counted.ofOrder - other.ofOrder).toBe(3);
  });

  it('are those of another branch, not of this one', async () => {
    await shop.sent(await shop.sitDown('1', 'Eva'));
    const [other = 0] = (
      await backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ id: number }>('select id from suppliers where instance_id = $1 and id <> $2', [
          shop.instanceId,
          shop.branchId(),
        ]),
      )
    ).map(({ id }) => id);
    expect(await paceOf(other)).toMatchObject({ in_kitchen: 0, slot_orders: null, slots: [] });
    expect(await paceOf()).toMatchObject({ in_kitchen: 1, slot_orders: 2 });
  });
});

describe('the places of a food court (rule branches/slot-places)', () => {
  let paying: PayingBackend;
  beforeAll(async () => {
    paying = await createPayingBackend();
  });
  afterAll(() => paying.close());

  it('are counted by each stall for its own part, once it is paid', async () => {
    paying.backend.clock.now = NOON;
    const slots = { slotOrders: 1 };
    const branches = [stallOf('pollo', slots), stallOf('arroz', slots), stallOf('postre', slots)];
    const court = await openCourt(paying, { branches });
    const held = async (stall: string) => {
      const path = `/staff/branches/${court.branchId(stall)}/pace.json`;
      const { slots: all } = (await court.ask({ path, headers: court.staff })).body as Pace;
      return all.reduce((sum, { taken }) => sum + taken, 0);
    };
    const eva = await court.createDiner();
    await court.buy(eva, { caldo: 1, torta: 1 });
    expect([await held('pollo'), await held('arroz'), await held('postre')]).toEqual([1, 0, 1]);
    // A counter refuses nobody.
    await court.buy(await court.createDiner(), { caldo: 1 });
    expect(await held('pollo')).toBe(2);
  });
});
