import type { TopicName } from '@/backend/platform/events/topic-events';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchMenu, watchOrder } from '@/tests/support/backend/watch';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openDining(backend);
  ana = await shop.createDiner();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.close());

const opening = ({ headers }: Diner) => ({ app: backend.app, host: shop.host, headers });
const publish = (topic: TopicName) => backend.deps.events.publish({ instanceId: shop.instanceId, topic });
const changeMenu = () => publish(`menu:${shop.branchId()}`);

/** While `during` runs no menu is read. */
async function withoutMenu<T>(during: () => Promise<T>): Promise<T> {
  const { db } = backend.deps;
  const { statement } = db;
  const spy = jest.spyOn(db, 'statement').mockImplementation((instanceId, sql, values) => {
    if (sql.includes('as version')) return Promise.reject(new Error('no menu'));
    return statement(instanceId, sql, values);
  });
  const done = await during();
  spy.mockRestore();
  return done;
}

const STREAMS = {
  'a table': async () => ({ who: await shop.sit('1'), path: '/on_table/events' }),
  'a cart': async () => {
    const { purchase_id: id } = await shop.fillCart(ana);
    return { who: ana, path: `/orders/${id}/events?menu=${shop.branchId()}` };
  },
};
test.each(Object.entries(STREAMS))(
  'a menu that is not read leaves the stream of %s open, which hears of its next change (rule menu/live)',
  async (_whose, findStream) => {
    const { who, path } = await findStream();
    await shop.fillCart(ana);
    const page = await withoutMenu(() => watchMenu({ ...opening(who), path }));
    expect(page.response.status).toBe(200);
    const own = await watchMenu({ ...opening(ana), path: `/api/menu_now/${shop.branchId()}/events` });
    await own.read();
    await withoutMenu(async () => {
      changeMenu();
      // For the menu's own stream it is the end, and everybody was told by then.
      expect(await own.read()).toBe('');
    });
    changeMenu();
    expect(await page.read()).toMatch(/^event: menu\n/);
    expect(backend.logged.join('')).toContain('reading a watched topic failed');
    await page.close();
  },
);

test('a menu of no branch leaves the stream of a cart open', async () => {
  const { purchase_id: id } = await shop.fillCart(ana);
  const page = await watchOrder({ ...opening(ana), id, menu: 999_999 });
  await page.read();
  publish('menu:999999');
  await shop.fillCart(ana);
  publish(`purchase:${id}`);
  expect(await page.read()).toMatch(/^event: order\n/);
  await page.close();
});
