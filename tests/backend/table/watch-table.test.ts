import { renewCodes } from '@/backend/table';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchTable } from '@/tests/support/backend/watch';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
  ana = await shop.sitDown('1', 'Ana');
});
afterAll(() => backend.close());

const EVENT = 'event: table\ndata: {}\n\n';
const watch = ({ headers }: Pick<Diner, 'headers'>, method?: string) =>
  watchTable({ app: backend.app, host: shop.host, headers, ...(method ? { method } : {}) });
/** The first event of the page, and the one after each of the changes. */
async function listen(diner: Diner, changes: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const page = await watch(diner);
  const told = [await page.read()];
  for (const change of changes) {
    await change();
    told.push(await page.read());
  }
  await page.close();
  return told;
}

describe('the events of a table (rule table/live)', () => {
  it('tell whoever sits there of each change, and quote none', async () => {
    const eva = await shop.sit('1');
    const changes = [
      () => shop.join(eva, 'Eva'),
      () => shop.choose(ana),
      () => shop.send(ana),
      () => shop.post(eva, '/on_table/call_waiter.json', { reason: 'waiter' }),
      () => shop.post(ana, '/on_table/account/bill.json', {}),
    ];
    expect(await listen(eva, changes)).toEqual(Array.from({ length: 6 }, () => EVENT));
  });

  it('tell of an answered call, and of what a diner brings from another table', async () => {
    const luis = await shop.sitDown('2', 'Luis');
    await shop.choose(luis);
    await shop.post(ana, '/on_table/call_waiter.json', { reason: 'waiter' });
    const headers = await shop.asStaff('tables:write');
    const { body } = await shop.ask({ path: '/staff/waiter_calls.json', headers });
    const [{ id } = { id: 0 }] = body as { id: number }[];
    const attend = () =>
      shop.ask({ method: 'PUT', path: `/staff/waiter_calls/${id}.json`, headers, body: { by: 'Eva' } });
    expect(await listen(ana, [attend, () => shop.scan(luis, '1')])).toEqual([EVENT, EVENT, EVENT]);
  });

  it('are the table’s own, and need one', async () => {
    expect((await watch(await shop.createDiner())).response.status).toBe(204);
    expect((await watch({ headers: {} })).response.status).toBe(401);
    expect((await watch(await shop.createDiner(), 'HEAD')).response.status).toBe(204);
    expect((await watch(ana, 'HEAD')).response.status).toBe(200);
    const luis = await shop.sitDown('2', 'Luis');
    const page = await watch(luis);
    await page.read();
    await shop.choose(ana);
    await shop.choose(luis);
    expect(await page.read()).toBe(EVENT);
    await page.close();
  });

  it('tell of the closing, which ends the visit with the account', async () => {
    const { id } = await shop.sent(ana);
    const headers = await shop.asStaff('tables:write');
    const close = () =>
      shop.ask({
        method: 'PUT',
        path: `/staff/accounts/${id}/status.json`,
        headers,
        body: { status: 'closed_account', reason: 'cobrada en caja' },
      });
    expect(await listen(ana, [close])).toEqual([EVENT, EVENT]);
    expect(await shop.ask({ path: '/on_table/visit.json', headers: ana.headers })).toMatchObject({
      ...{ status: 200, body: null },
    });
    expect((await watch(ana)).response.status).toBe(204);
  });

  it('tell whom staff took off that they are off, and of nothing that follows (guarantee/live-rights)', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    const { id } = await shop.sent(ana);
    const headers = await shop.asStaff('tables:write');
    const remove = () =>
      shop.ask({ method: 'DELETE', path: `/staff/accounts/${id}/members/2.json`, headers });
    expect(await listen(eva, [remove, () => shop.choose(ana)])).toEqual([EVENT, EVENT, '']);
  });

  it.each([
    ['the visit is over', (eva: Diner) => shop.scan(eva, '2')],
    ['the code is renewed', () => renewCodes({ ctx: shop.ctx, input: { branch: 'centro', label: '1' } })],
  ])('end untold at the next change once %s (guarantee/live-rights)', async (_why, end) => {
    const eva = await shop.sitDown('1', 'Eva');
    const { table } = await shop.read(ana);
    const page = await watch(eva);
    await page.read();
    await end(eva);
    backend.deps.events.publish({ instanceId: shop.instanceId, topic: `table:${table.id}` });
    expect(await page.read()).toBe('');
  });
});
