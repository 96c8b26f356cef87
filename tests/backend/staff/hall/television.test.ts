import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { TelevisionNumbers } from '@/lib/contract/staff/hall-calls';
import type { OpenedTelevision, Televisions } from '@/lib/contract/staff/television-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff, STAFF_HOST } from '@/tests/support/shops/person';
import { CONTACT, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const HALL = '/staff/televisions.json';

let backend: TestBackend;
let shop: Shop;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend);
  owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
});
afterAll(() => backend.close());

const open = async (branch = 'centro') =>
  (await owner.at({ method: 'POST', path: HALL, body: { supplier_id: shop.branchId(branch) } }))
    .body as OpenedTelevision;
const ask = (code: string) =>
  backend.ask({ host: STAFF_HOST, method: 'POST', path: '/televisions/read.json', body: { code } });
const shownBy = async (code: string) => (await ask(code)).body as TelevisionNumbers;
async function order(...statuses: string[]): Promise<Order> {
  const ana = await shop.createDiner();
  const placed = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  for (const status of statuses)
    await owner.at({ method: 'PUT', path: `/staff/orders/${placed.id}/status.json`, body: { status } });
  return placed;
}
const printed = ({ number }: Order) => `#${number}`;
const numbers = (called: TelevisionNumbers['ready']) => called.map(({ number }) => number);

describe('a television in the hall (rule staff/television)', () => {
  it('shows the numbers that are made and that are ready, and nothing personal', async () => {
    const { code, url } = await open();
    expect(url).toBe(`http://${STAFF_HOST}:3000/television#token=${code.replaceAll('-', '')}`);
    await order();
    const made = await order('accepted');
    const ready = await order('accepted', 'preparation', 'packed');
    await order('accepted', 'preparation', 'packed', 'delivered');
    const answer = await ask(code);
    const shown = answer.body as TelevisionNumbers;
    expect(numbers(shown.making)).toEqual([printed(made)]);
    expect(shown.ready).toEqual([{ id: ready.id, number: printed(ready), is_turn: false }]);
    expect(shown).toMatchObject({ branch: expect.stringContaining('Centro') });
    for (const word of [CONTACT.name, CONTACT.phone, 'limonada']) expect(answer.text).not.toContain(word);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it('shows the logo of its restaurant, and tells it by the code alone', async () => {
    const { code } = await open();
    const logo = (typed: string) =>
      backend.ask({
        host: STAFF_HOST,
        method: 'POST',
        path: '/televisions/logo.json',
        body: { code: typed },
      });
    const setLogo = (picture: object | null) =>
      backend.db.system((sql) =>
        sql(`update instances set settings = jsonb_set(settings, '{logo}', $2::jsonb) where id = $1`, [
          shop.instanceId,
          JSON.stringify(picture),
        ]),
      );
    await setLogo(null);
    expect((await logo(code)).body).toEqual({ src: null });
    const hash = 'ab'.repeat(8);
    await backend.db.tenant(shop.instanceId, async (sql) => {
      for (const width of [128, 320, 640])
        await sql('insert into pictures (instance_id, hash, width, bytes) values ($1, $2, $3, $4)', [
          ...[shop.instanceId, hash, width, Buffer.from(String(width))],
        ]);
    });
    await setLogo({ hash });
    const { src } = (await logo(code)).body as { src: string };
    expect(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64').toString()).toBe('320');
    expect(keyOf(await logo('K7MP3XQ9BTR4'))).toBe('not_found');
  });

  it('calls the number of the day where a counter gives one, and never its code', async () => {
    const { code } = await open();
    const { id } = await order('accepted', 'preparation', 'packed');
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(
        `update purchases set turn = 31, turn_day = '2026-11-18', pick_up_code = 'K7MP'
         where instance_id = $1 and id = $2`,
        [shop.instanceId, id],
      ),
    );
    const answer = await ask(code);
    expect((answer.body as TelevisionNumbers).ready).toEqual([{ id, number: '31', is_turn: true }]);
    expect(answer.text).not.toContain('K7MP');
  });

  it('leaves out what nobody fetched for hours, and what another branch makes', async () => {
    const { code } = await open();
    await order('accepted', 'preparation', 'packed');
    backend.clock.now = new Date(NOON.getTime() + 3 * 3_600_000);
    expect(await shownBy(code)).toMatchObject({ ready: [], making: [] });
    backend.clock.now = NOON;
    const { code: elsewhere } = await open('norte');
    expect(await shownBy(elsewhere)).toMatchObject({ ready: [], making: [] });
  });

  it('calls first what became ready last, whatever happened to the others since (rule staff/hand-over)', async () => {
    const { code } = await open();
    const pass = (minutes: number) => {
      backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
    };
    const long = await order('accepted', 'preparation', 'packed');
    pass(10);
    const late = await order('accepted', 'preparation', 'packed');
    pass(1);
    const readyAt = [NOON, new Date(NOON.getTime() + 600_000)].map((at) => at.toISOString());
    const path = `/staff/orders/${long.id}/first.json`;
    expect((await owner.at({ method: 'PUT', path, body: { first: true } })).status).toBe(200);
    expect(numbers((await shownBy(code)).ready)).toEqual([late, long].map(printed));
    const orders = (await owner.at({ path: '/staff/orders.json' })).body as StaffOrder[];
    expect([long, late].map(({ id }) => orders.find((one) => one.id === id)?.ready_at)).toEqual(readyAt);
    await owner.at({
      method: 'PUT',
      path: `/staff/orders/${long.id}/status.json`,
      body: { status: 'delivered' },
    });
    await owner.at({
      method: 'POST',
      path: `/staff/orders/${long.id}/undo.json`,
      body: { status: 'delivered' },
    });
    const again = (await owner.at({ path: '/staff/orders.json' })).body as StaffOrder[];
    expect(again.find((one) => one.id === long.id)).toMatchObject({ status: 'packed', ready_at: readyAt[0] });
    pass(3 * 60 - 5);
    expect(numbers((await shownBy(code)).ready)).toEqual([printed(late)]);
  });

  it('is told nothing once it is ended, as with a code that was never given', async () => {
    const { id, code } = await open();
    const other = await openShop(backend);
    const stranger = await joinStaff({ backend, slug: other.slug, role: 'owner' });
    await stranger.at({ method: 'DELETE', path: `/staff/televisions/${id}.json` });
    expect((await ask(code)).status).toBe(200);
    const ended = await owner.at({ method: 'DELETE', path: `/staff/televisions/${id}.json` });
    expect(ended.body as Televisions).toEqual([]);
    const [after, never] = [await ask(code), await ask('K7MP-3XQ9-BTR4')];
    expect([after.status, keyOf(after)]).toEqual([404, 'not_found']);
    expect(never.text.replace(/"request_id":"[^"]*"/, '')).toBe(
      after.text.replace(/"request_id":"[^"]*"/, ''),
    );
    expect(after.text).not.toContain('Centro');
  });

  it('is made and ended by who may, written down, and its code stored by no row', async () => {
    const cook = await joinStaff({ backend, slug: shop.slug, role: 'kitchen' });
    const body = { supplier_id: shop.branchId() };
    expect((await cook.at({ method: 'POST', path: HALL, body })).status).toBe(403);
    const { id, code } = await open();
    expect((await owner.at({ path: HALL })).body).toMatchObject([{ id, supplier_id: shop.branchId() }]);
    const rows = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ row: string }>(
        `select t::text as row from televisions t where instance_id = $1
         union all select a::text from staff_actions a where instance_id = $1 and action = 'television.opened'`,
        [shop.instanceId],
      ),
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toContain(code.replaceAll('-', ''));
    const foreign = await openShop(backend);
    const of = { supplier_id: foreign.branchId() };
    expect((await owner.at({ method: 'POST', path: HALL, body: of })).status).toBe(404);
  });

  it('asks as often as it needs, and no more', async () => {
    const { code } = await open();
    const answers = await Promise.all(Array.from({ length: 45 }, () => ask(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(keyOf(answers.find(({ status }) => status !== 200) ?? (await ask(code)))).toBe('rate_limited');
  });
});
