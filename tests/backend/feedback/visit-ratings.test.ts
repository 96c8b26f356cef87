import type { StaffRatings } from '@/lib/contract/staff/rating-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

/** Six in the evening in Bogotá. */
const EVENING = new Date('2026-11-18T23:00:00Z');
const HOUR_MS = 3_600_000;
let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = EVENING;
  shop = await openShop(backend, {
    flags: { ...createBundle().flags, rateNps: true, rateDigitalMenu: true },
  });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const SAID = {
  rate_nps: true,
  rate_digitalmenu: true,
  rateExpSponsor: 4,
  rateMenuDigital: 9,
  comment: ' Frío ',
  name: 'Ana',
  phone: '300 123 45 67',
};
const KEPT = { score: 4, menu_score: 9, comment: 'Frío' };
const rate = (rating: object = SAID, { who = ana, branch = shop.branchId(), of = shop } = {}) =>
  of.ask({
    method: 'POST',
    path: `/rate/${branch}/anonymous.json`,
    headers: who.headers,
    body: { rate: rating },
  });
const read = async () =>
  (
    await shop.ask({
      path: '/staff/ratings.json',
      headers: await staffOf({ backend, slug: shop.slug })('orders:read'),
    })
  ).body as StaffRatings;

describe('what is said of a visit by the tab (rule feedback/rating-tab)', () => {
  it('is kept, and read by staff with whom an answer should reach', async () => {
    expect(await rate()).toMatchObject({ status: 200, body: KEPT });
    expect(await read()).toMatchObject({
      branches: [{ supplier_id: shop.branchId(), count: 1, average: 4, menu_average: 9 }],
      ratings: [
        {
          ...{ of: 'visit', id: null, number: null, supplier_id: shop.branchId(), ...KEPT },
          contact: { name: 'Ana', phone: '300 123 45 67' },
        },
      ],
    });
  });

  it('is one thing a day of a branch: the same again is the same, and the next day another', async () => {
    const both = await Promise.all([rate(), rate()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(keyOf(await rate({ ...SAID, rateExpSponsor: 10 }))).toBe('already_rated');
    expect((await rate(SAID, { who: await shop.createDiner() })).status).toBe(200);
    // Midnight in Bogotá is not yet over an hour before it.
    backend.clock.now = new Date(EVENING.getTime() + 5.5 * HOUR_MS);
    expect(keyOf(await rate({ ...SAID, rateExpSponsor: 10 }))).toBe('already_rated');
    backend.clock.now = new Date(EVENING.getTime() + 6.5 * HOUR_MS);
    expect((await rate({ ...SAID, rateExpSponsor: 10 })).status).toBe(200);
    expect((await read()).ratings).toHaveLength(3);
  });

  it('needs no score of the menu beside how it was', async () => {
    const plain = { ...SAID, rateMenuDigital: null };
    expect(await rate(plain)).toMatchObject({ status: 200, body: { score: 4, menu_score: null } });
  });

  it('may be of the menu alone', async () => {
    const menu = {
      rate_nps: false,
      rate_digitalmenu: true,
      rateExpSponsor: null,
      rateMenuDigital: 7,
      comment: '',
    };
    expect((await rate(menu)).body).toEqual({ score: null, menu_score: 7, comment: '' });
    expect((await read()).branches).toMatchObject([{ average: null, menu_average: 7 }]);
  });

  it.each([
    ['what was asked without a score', { ...SAID, rateExpSponsor: null }],
    ['a score of what was not asked', { ...SAID, rate_digitalmenu: false }],
    [
      'nothing',
      { ...SAID, rate_nps: false, rate_digitalmenu: false, rateExpSponsor: null, rateMenuDigital: null },
    ],
    ['a score of 11', { ...SAID, rateExpSponsor: 11 }],
    ['a comment of 1,001 letters', { ...SAID, comment: 'x'.repeat(1_001) }],
    ['a mail that is none', { ...SAID, email: 'ana' }],
    ['words for a phone', { ...SAID, phone: 'llámame' }],
  ])('is not %s', async (_what, rating) => {
    expect(keyOf(await rate(rating))).toBe('invalid_input');
  });

  it('holds no card number', async () => {
    expect(keyOf(await rate({ ...SAID, comment: '4242 4242 4242 4242' }))).toBe('card_data_not_accepted');
    expect(keyOf(await rate({ ...SAID, name: '4242 4242 4242 4242' }))).toBe('card_data_not_accepted');
  });

  it('is not said of what the tenant does not ask', async () => {
    const menuAlone = await openShop(backend, {
      flags: { ...createBundle().flags, rateNps: false, rateDigitalMenu: true },
    });
    const who = await menuAlone.createDiner();
    const at = { of: menuAlone, who, branch: menuAlone.branchId() };
    expect(keyOf(await rate(SAID, at))).toBe('rating_over');
    const menu = { ...SAID, rate_nps: false, rateExpSponsor: null };
    expect((await rate(menu, at)).status).toBe(200);
  });

  it('is not asked by a tenant that has switched both off, nor of another tenant’s branch', async () => {
    const silent = await openShop(backend, {
      flags: { ...createBundle().flags, rateNps: false, rateDigitalMenu: false },
    });
    const who = await silent.createDiner();
    expect(keyOf(await rate(SAID, { of: silent, who, branch: silent.branchId() }))).toBe('rating_over');
    expect(keyOf(await rate(SAID, { branch: silent.branchId() }))).toBe('not_found');
  });
});

test('an address that makes a diner for each rating is stopped at a tenant, by the tab and by a survey (rule feedback/rating-tab)', async () => {
  const limited = await createTestBackend({ LIMIT_ADDRESS_RATINGS_PER_HOUR: '3' });
  const flags = { ...createBundle().flags, rateNps: true, rateDigitalMenu: true };
  const [busy, calm] = [await openShop(limited, { flags }), await openShop(limited, { flags })];
  const from = async (of: Shop, address = '203.0.113.7') => {
    const { id, headers } = await of.createDiner();
    return { id, headers: { ...headers, 'x-forwarded-for': address } };
  };
  const tell = async (of: Shop, address?: string) =>
    (await rate(SAID, { of, who: await from(of, address), branch: of.branchId() })).status;
  const once = await from(busy, '203.0.113.9');
  const again = async (comment: string) =>
    (await rate({ ...SAID, comment }, { of: busy, who: once, branch: busy.branchId() })).status;
  const answer = async (who?: Diner) =>
    busy.ask({
      ...{ method: 'POST', path: '/surveys/answers.json', headers: (who ?? (await from(busy))).headers },
      body: {
        ...{ supplier_id: busy.branchId(), service: 'on_table', key: 'visita' },
        answers: [{ key: 'sabor', value: 9 }],
      },
    });
  expect([await tell(busy), await tell(busy), (await answer()).status]).toEqual([200, 200, 200]);
  expect([await tell(busy), (await answer()).status]).toEqual([429, 429]);
  expect([await tell(busy, '203.0.113.8'), await tell(calm)]).toEqual([200, 200]);
  // A refused rating does not count against the limit of the address.
  expect([await again('a'), await again('b'), await again('c'), await again('d')]).toEqual([
    200, 409, 409, 409,
  ]);
  expect([await tell(busy, '203.0.113.9'), await tell(busy, '203.0.113.9')]).toEqual([200, 200]);
  // Nor does what is said once more.
  const twice = await from(busy, '203.0.113.10');
  const same = async () => [
    (await rate(SAID, { of: busy, who: twice, branch: busy.branchId() })).status,
    (await answer(twice)).status,
  ];
  expect([await same(), await same(), await same()].flat()).toEqual(Array(6).fill(200));
  expect([await tell(busy, '203.0.113.10'), await tell(busy, '203.0.113.10')]).toEqual([200, 429]);
  await limited.close();
});
