import type { Avoided } from '@/lib/contract/table/avoided-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { watchTable } from '@/tests/support/backend/watch';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { joinAsGuest } from '@/tests/support/shops/join';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

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

const pathOf = (id?: number) => `/on_table/account/avoided.json${id === undefined ? '' : `?id=${id}`}`;
const avoid = ({ headers }: Diner, allergens: string[], id?: number) =>
  shop.ask({ method: 'PUT', path: pathOf(id), headers, body: { allergens, consent: true } });
const readAvoided = ({ headers }: Diner, id?: number) => shop.ask({ path: pathOf(id), headers });
const avoidedIn = ({ body }: { body: unknown }) => body as Avoided;

describe('what somebody cannot eat (rule table/avoided)', () => {
  it('is told to the account that the page shows, else to the one of the table', async () => {
    const first = (await shop.sent(ana)).id;
    await avoid(ana, ['milk'], first);
    await shop.scan(ana, '2');
    await shop.join(ana);
    const second = (await shop.read(ana)).id;
    await avoid(ana, ['nuts']);
    expect(avoidedIn(await readAvoided(ana, second))).toEqual({ mine: ['nuts'], table: ['nuts'] });
    // Back at the first table, whose account is the older one; whoever leaves takes it along.
    expect(keyOf(await avoid(ana, ['milk'], first))).toBe('not_found');
    await shop.scan(ana, '1');
    expect(avoidedIn(await readAvoided(ana)).mine).toEqual([]);
    expect(avoidedIn(await avoid(ana, ['fish'])).table).toEqual(['fish']);
    expect(avoidedIn(await readAvoided(ana, first)).table).toEqual(['fish']);
  });

  it('is asked of whoever sits there, not of whom a link let in', async () => {
    const { id } = await shop.read(ana);
    const payer = await shop.createDiner();
    await joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId: id, profileId: payer.id });
    const answers = [await avoid(payer, ['milk'], id), await readAvoided(payer, id)];
    expect(answers.map(keyOf)).toEqual(['not_found', 'not_found']);
    expect(keyOf(await avoid(payer, ['milk']))).toBe('scan_table');
    expect(avoidedIn(await readAvoided(ana)).table).toEqual([]);
  });

  it('is a change of the account, which the other phones hear of', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    const { version } = await shop.read(eva);
    const page = await watchTable({ app: backend.app, host: shop.host, headers: eva.headers });
    await page.read();
    await avoid(ana, ['milk']);
    expect(await page.read()).toContain('event: table');
    await page.close();
    expect((await shop.read(eva)).version).toBeGreaterThan(version);
    expect(avoidedIn(await readAvoided(eva))).toEqual({ mine: [], table: ['milk'] });
  });

  it('is not kept once the account is closed', async () => {
    const { id } = await shop.sent(ana);
    await shop.ask({
      method: 'PUT',
      path: `/staff/accounts/${id}/status.json`,
      headers: await shop.asStaff('tables:write'),
      body: { status: 'closed_account', reason: 'x' },
    });
    expect(keyOf(await avoid(ana, ['milk'], id))).toBe('order_closed');
    expect(avoidedIn(await readAvoided(ana, id))).toEqual({ mine: [], table: [] });
  });
});
