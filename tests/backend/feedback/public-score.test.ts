import type { Supplier } from '@/lib/contract/branches/supplier';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const openScored = (showScore: boolean) =>
  openShop(backend, { flags: { ...createBundle().flags, rateNps: true, rateDigitalMenu: true, showScore } });
const readScore = async (shop: Shop) =>
  ((await shop.ask({ path: '/domain/suppliers/centro.json' })).body as Supplier).score;
async function rate(shop: Shop, score: number | null): Promise<void> {
  const { headers } = await shop.createDiner();
  const rating = {
    ...{ rate_nps: score !== null, rateExpSponsor: score },
    ...{ rate_digitalmenu: true, rateMenuDigital: 1, comment: '' },
  };
  const path = `/rate/${shop.branchId()}/anonymous.json`;
  expect((await shop.ask({ method: 'POST', path, headers, body: { rate: rating } })).status).toBe(200);
}

describe('the score of a branch (rule feedback/public-score)', () => {
  it('is told once five have said how it was, and no word about the page counts', async () => {
    const shop = await openScored(true);
    for (const score of [10, 9, 8, 8, null]) await rate(shop, score);
    expect(await readScore(shop)).toBeNull();
    await rate(shop, 9);
    expect(await readScore(shop)).toEqual({ average: 8.8, count: 5 });
  });

  it('follows what is deleted', async () => {
    const shop = await openScored(true);
    for (const score of [10, 10, 10, 10, 10, 1]) await rate(shop, score);
    expect(await readScore(shop)).toEqual({ average: 8.5, count: 6 });
    await backend.db.system((sql) =>
      sql('delete from visit_ratings where instance_id = $1 and score = 1', [shop.instanceId]),
    );
    expect(await readScore(shop)).toEqual({ average: 10, count: 5 });
  });

  it('is told by nobody who does not want it', async () => {
    const shop = await openScored(false);
    for (const score of [10, 9, 8, 8, 9]) await rate(shop, score);
    expect(await readScore(shop)).toBeNull();
  });

  it('counts orders and booked visits too, and stands where they are', async () => {
    const rows = await backend.db.system((sql) =>
      sql<{ name: string }>(
        `select tgrelid::regclass::text as name from pg_trigger where tgname like 'count\\_%\\_rating' order by 1`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(['booking_ratings', 'order_ratings', 'visit_ratings']);
  });
});
