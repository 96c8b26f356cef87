import type { Booking } from '@/lib/contract/booking/booking';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { OwnData } from '@/lib/contract/people/own-data';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { findWords } from '@/tests/support/backend/find-words';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { BUYER, openBookingShop, tableOf } from '@/tests/support/shops/booking-shop';
import { openDining } from '@/tests/support/shops/dining-shop';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** The word that Ana writes wherever text is taken, and the one of her company. */
const ANA = 'kanaria';
const LUIS = 'quetzal';
const NOON = new Date('2026-11-18T17:00:00Z');
/** Copies of answers, kept a day (docs/privacy.md). */
const COPIES = 'idempotency_keys.answer';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());

type Place = Pick<Shop, 'ask' | 'instanceId'>;
async function columnsOf({ instanceId }: Place, word: string): Promise<string[]> {
  const found = await findWords({ db: backend.db, instanceId, words: [word] });
  return Object.keys(found)
    .filter((column) => column !== COPIES)
    .sort();
}
const exported = async ({ ask }: Place, { headers }: Diner): Promise<string> => {
  const { held } = (await ask({ path: '/profiles/export.json', headers })).body as OwnData;
  return JSON.stringify(held);
};
const forget = ({ ask }: Place, { headers }: Diner) =>
  ask({ method: 'POST', path: '/profiles/forget.json', headers, body: {} });
/** Every time that a word stands somewhere. */
const count = (text: string, word: string) => text.split(word).length - 1;

/** Her file holds all of her words and none of her company's; forgotten, she is in no table, and her company stays. */
async function expectForgotten({
  place,
  ana,
  luis,
  words,
}: {
  place: Place;
  ana: Diner;
  luis: Diner;
  /** How many times she said hers. */
  words: number;
}): Promise<void> {
  const hers = await exported(place, ana);
  expect({ own: count(hers, ANA), others: count(hers, LUIS) }).toEqual({ own: words, others: 0 });
  const before = { columns: await columnsOf(place, LUIS), file: await exported(place, luis) };
  expect(count(before.file, ANA)).toBe(0);
  expect((await forget(place, ana)).body).toEqual({ erased: true });
  expect(await columnsOf(place, ANA)).toEqual([]);
  expect({ columns: await columnsOf(place, LUIS), file: await exported(place, luis) }).toEqual(before);
}

async function move(shop: Pick<Shop, 'ask' | 'slug'>, id: number, ...states: string[]): Promise<void> {
  const headers = await staffOf({ backend, slug: shop.slug })('orders:write');
  for (const status of states) {
    const path = `/staff/orders/${id}/status.json`;
    expect((await shop.ask({ method: 'PUT', path, headers, body: { status } })).status).toBe(200);
  }
}

test('who chose in a group of another is told it, and forgotten once its order has come (rule people/erase)', async () => {
  const shop = await openShop(backend);
  const group = groupCalls(shop);
  const [luis, ana] = [await shop.createDiner(), await shop.createDiner()];
  const cart = await shop.fillCart(luis, { comment: LUIS });
  const { body } = await group.open(luis, cart, `Luis ${LUIS}`);
  const token = (body as { url: string }).url.split('#token=')[1] ?? '';
  await group.join(ana, token, `Ana ${ANA}`);
  const chosen = { id: shop.offerId('limonada'), comment: `sin maní ${ANA}` };
  const filled = await shop.add(ana, chosen, { purchase_id: cart.purchase_id });
  const { id } = (await shop.placeCart(luis, filled.body as Cart)).body as Order;
  // The kitchen still reads what she cannot eat.
  await move(shop, id, 'accepted', 'preparation');
  expect(keyOf(await forget(shop, ana))).toBe('erase_order');
  await move(shop, id, 'packed', 'delivered');
  const rating = { score: 4, comment: ANA };
  const path = `/orders/${id}/rating.json`;
  expect((await shop.ask({ method: 'POST', path, headers: ana.headers, body: rating })).status).toBe(200);
  expect(await columnsOf(shop, ANA)).toEqual([
    'order_ratings.comment',
    'purchase_lines.comment',
    'purchase_members.name',
  ]);
  await expectForgotten({ place: shop, ana, luis, words: 3 });
});

test('who sat at a table’s account of another is told it, and forgotten once it is over (rule people/export)', async () => {
  const shop = await openDining(backend);
  const luis = await shop.sitDown('1', `Luis ${LUIS}`);
  const ana = await shop.sitDown('1', `Ana ${ANA}`);
  const { id } = await shop.sent(luis, 'limonada', { comment: LUIS });
  await shop.sent(ana, 'limonada', { comment: ANA });
  const path = '/on_table/account/avoided.json';
  const avoided = { allergens: ['milk'], consent: true };
  expect((await shop.ask({ method: 'PUT', path, headers: ana.headers, body: avoided })).status).toBe(200);
  expect(await exported(shop, ana)).toContain('"allergens":["milk"]');
  expect(keyOf(await forget(shop, ana))).toBe('erase_account');
  await backend.db.system((sql) => sql(`update purchases set status = 'finished' where id = $1`, [id]));
  expect(await columnsOf(shop, ANA)).toEqual(['purchase_lines.comment', 'purchase_members.name']);
  await expectForgotten({ place: shop, ana, luis, words: 2 });
});

test('who booked is told notes, guests and what was ordered ahead, and forgotten with them', async () => {
  const shop = await openBookingShop(backend, { tables: [tableOf('1', 4), tableOf('2', 2)] });
  const [luis, ana] = [await shop.createDiner(), await shop.createDiner()];
  await shop.booked(luis, { contact: { ...BUYER, name: `Luis ${LUIS}` }, hour: '13:00' });
  const contact = { ...BUYER, name: `Ana ${ANA}`, email: `${ANA}@example.com` };
  const { id } = await shop.booked(ana, { people: 3, contact, notes: `De aniversario, ${ANA}` });
  await shop.addGuest(ana, id, `Sara ${ANA}`, { email: `sara@${ANA}.example` });
  expect(((await shop.orderAhead(ana, id, { comment: ANA })).body as Booking).order?.lines).toHaveLength(1);
  expect(keyOf(await forget(shop, ana))).toBe('erase_booking');
  backend.clock.now = new Date('2026-11-22T17:00:00Z');
  expect(await columnsOf(shop, ANA)).toEqual([
    'booking_guests.email',
    'booking_guests.name',
    'booking_lines.comment',
    'bookings.contact',
    'bookings.notes',
  ]);
  await expectForgotten({ place: shop, ana, luis, words: 6 });
});

test('who said how it was is told it with their contact, and forgotten but for the scores', async () => {
  const shop = await openShop(backend, {
    flags: { ...createBundle().flags, rateNps: true, rateDigitalMenu: true },
  });
  const [luis, ana] = [await shop.createDiner(), await shop.createDiner()];
  const say = ({ headers }: Diner, word: string) =>
    shop.ask({
      ...{ method: 'POST', path: `/rate/${shop.branchId()}/anonymous.json`, headers },
      body: {
        rate: {
          ...{ rate_nps: true, rateExpSponsor: 3, rate_digitalmenu: true, rateMenuDigital: 8 },
          ...{ comment: word, name: word, email: `${word}@example.com` },
        },
      },
    });
  expect([(await say(ana, ANA)).status, (await say(luis, LUIS)).status]).toEqual([200, 200]);
  expect(await columnsOf(shop, ANA)).toEqual(['visit_ratings.comment', 'visit_ratings.contact']);
  await expectForgotten({ place: shop, ana, luis, words: 3 });
  const kept = await backend.db.system((sql) =>
    sql('select score, menu_score from visit_ratings where instance_id = $1 and contact is null', [
      shop.instanceId,
    ]),
  );
  expect(kept).toEqual([{ score: 3, menu_score: 8 }]);
});
