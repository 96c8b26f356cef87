import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { ADDRESS, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const issuesOf = (answer: { body: unknown }) => cartOf(answer).issues.map(({ key }) => key);

describe('an order for another hour', () => {
  const begin = async (data: object, supplier_id = shop.branchId()) =>
    cartOf(await shop.add(ana, { id: shop.offerId('limonada') }, { supplier_id, ...data })).purchase_id;
  const LATER = { service: 'delivery', subservice: 'schedule' };
  const at = (schedule_hour: string) => ({
    subservice: 'schedule',
    schedule_date: '2026-11-18',
    schedule_hour,
  });

  it('is the same cart with all that was said of it, and can be one of now again (rule cart/hour)', async () => {
    const id = await begin({ service: 'delivery' });
    await shop.settle(ana, id, { place: ADDRESS, contact: CONTACT });
    const later = await shop.settle(ana, id, { subservice: 'schedule' });
    expect(cartOf(later)).toMatchObject({ purchase_id: id, subservice: 'schedule', place: ADDRESS });
    expect(issuesOf(later)).toContain('schedule_required');
    expect(cartOf(await shop.getCart(ana, id)).subservice).toBe('schedule');
    expect(cartOf(await shop.settle(ana, id, { subservice: null })).subservice).toBeNull();
  });

  it('is begun in the one cart of its service, and another dish does not take its hour away (rule cart/hour)', async () => {
    const now = await begin({ service: 'delivery' });
    expect(await begin(LATER)).toBe(now);
    await shop.settle(ana, now, at('14:00'));
    expect(await begin({ service: 'delivery' })).toBe(now);
    expect(cartOf(await shop.getCart(ana, now))).toMatchObject(at('14:00'));
  });

  it('is taken away too, without a promise of now and with the end of its slot (rule cart/hour, rule cart/slot, rule orders/arrival)', async () => {
    const { purchase_id, arrival_minutes } = await shop.fillCart(ana);
    expect(arrival_minutes).not.toBeNull();
    const later = cartOf(await shop.settle(ana, purchase_id, at('14:00')));
    const slot = { ...at('14:00'), schedule_until: '14:30' };
    expect(later).toMatchObject({ ...slot, arrival_minutes: null, issues: [] });
    expect((await shop.placeCart(ana, later)).body).toMatchObject({ ...slot, arrival: null });
  });

  it('leaves time to prepare it, and to bring it where it is brought (rule branches/slots)', async () => {
    const fetched = (await shop.fillCart(ana)).purchase_id;
    const brought = await begin(LATER);
    await shop.settle(ana, brought, { place: ADDRESS });
    // Thirty minutes to prepare, twenty to bring.
    expect(issuesOf(await shop.settle(ana, fetched, at('12:30')))).not.toContain('slot_taken');
    expect(issuesOf(await shop.settle(ana, brought, at('12:30')))).toContain('slot_taken');
    expect(issuesOf(await shop.settle(ana, brought, at('13:00')))).not.toContain('slot_taken');
  });

  it('is none of a branch that takes none for later', async () => {
    const { branches } = createBundle();
    const never = await openShop(backend, {
      branches: branches.map((one) => ({ ...one, scheduleDays: 0 })),
    });
    const diner = await never.createDiner();
    const { purchase_id } = await never.fillCart(diner);
    for (const answer of [
      await never.settle(diner, purchase_id, { subservice: 'schedule' }),
      await never.add(diner, { id: never.offerId('limonada') }, LATER),
    ]) {
      expect([answer.status, keyOf(answer)]).toEqual([422, 'service_unavailable']);
    }
  });
});
