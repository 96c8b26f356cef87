import type { Cart } from '@/lib/contract/cart/cart';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { MEMBER_NAME } from '@/lib/domain/table/members';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let group: ReturnType<typeof groupCalls>;
let ana: Diner;
let luis: Diner;
let cart: Cart;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_WRONG_TOKENS_PER_MINUTE: '20' });
  shop = await openShop(backend, createBundle());
  group = groupCalls(shop);
});
beforeEach(async () => {
  [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  cart = await shop.fillCart(ana);
  token = await group.link(ana, cart);
});
afterAll(() => backend.close());

const told = (answer: Awaited<ReturnType<Shop['add']>>) =>
  answer.status < 300 ? answer.status : keyOf(answer);
const add = (diner: Diner, changes: object = {}) =>
  shop.add(diner, { id: shop.offerId('limonada'), ...changes }, { purchase_id: cart.purchase_id });

it.each([
  ['guessed', async () => 'x'.repeat(43), 'not_found'],
  ['short', async () => 'x', 'invalid_input'],
  [
    'of another tenant',
    async () => {
      const other = await openShop(backend, createBundle());
      const owner = await other.createDiner();
      return groupCalls(other).link(owner, await other.fillCart(owner));
    },
    'not_found',
  ],
])('a token that is %s opens nothing (rule cart/group)', async (_what, make, refusal) => {
  const wrong = await make();
  expect([told(await group.look(luis, wrong)), told(await group.join(luis, wrong))]).toEqual([
    refusal,
    refusal,
  ]);
});

it('counts guesses by address, and stops them; a right token passes (guarantee/guessing)', async () => {
  const look = (path: string, guess: string) =>
    shop.ask({
      method: 'POST',
      path: `/shopping_cart/${path}.json`,
      headers: luis.headers,
      from: '203.0.113.9',
      body: { token: guess, ...(path === 'group_link' ? {} : { name: 'Luis' }) },
    });
  const answers = [];
  for (let at = 0; at < 12; at += 1)
    for (const path of ['group_link', 'group_link/join'])
      answers.push(told(await look(path, String(at).padEnd(43, 'x'))));
  expect(new Set(answers)).toEqual(new Set(['not_found', 'rate_limited']));
  expect(told(await look('group_link', token))).toBe(200);
});

it('a link to pay opens no group, and a link of a group pays nothing (rule cart/group)', async () => {
  const { rows } = await backend.db.system(async (sql) => ({
    rows: await sql(`update purchase_links set purpose = 'pay' where purchase_id = $1 returning 1`, [
      cart.purchase_id,
    ]),
  }));
  expect(rows).toHaveLength(1);
  expect(told(await group.join(luis, token))).toBe('not_found');
  const other = await group.link(ana, cart);
  const link = await shop.ask({
    method: 'POST',
    path: `/orders/${cart.purchase_id}/link.json`,
    headers: luis.headers,
    body: { token: other },
  });
  expect(told(link)).toBe('not_found');
});

it('lets twenty in, and no more of two hundred who join (rule cart/group)', async () => {
  const told200 = [];
  for (let at = 0; at < 200; at += 1) told200.push(told(await group.join(await shop.createDiner(), token)));
  expect(told200.filter((one) => one === 200)).toHaveLength(MOST_GUESTS);
  expect(new Set(told200.slice(MOST_GUESTS))).toEqual(new Set(['link_full']));
  // A place that is left is another's.
  expect(told(await group.remove(ana, cart, 3))).toBe(200);
  expect(told(await group.join(luis, await group.link(ana, cart)))).toBe(200);
}, 60_000);

describe('a name', () => {
  const nameOf = async (name: string) => {
    const answer = await group.join(await shop.createDiner(), token, name);
    return told(answer) === 200 ? (answer.body as Cart).group?.members.at(-1)?.name : told(answer);
  };

  it('is one line that can be read, and markup is text (rule cart/group)', async () => {
    expect(await nameOf('  Luis\u202e\n\tÁngel ')).toBe('Luis Ángel');
    expect(await nameOf('<b>x</b>')).toBe('<b>x</b>');
    expect(await nameOf('ñ'.repeat(MEMBER_NAME))).toBe('ñ'.repeat(MEMBER_NAME));
  });

  it('holds no card number (guarantee/no-card-data)', async () => {
    expect(await nameOf('4111 1111 1111 1111')).toBe('card_data_not_accepted');
  });

  it.each(['a'.repeat(10_000), '', ' \u200b\n'])('is refused where nobody could read it', async (name) => {
    expect(await nameOf(name)).toBe('invalid_input');
  });

  it('is needed of its owner too', async () => {
    expect(told(await group.open(ana, cart, '\n'))).toBe('invalid_input');
  });
});

it.each([10_000, -1, 1.5, '2'])('no line counts %s pieces', async (count) => {
  await group.join(luis, token);
  const { products } = (await add(luis)).body as Cart;
  const line = products.find(({ member }) => member === 2);
  expect(told(await add(luis, { count }))).toBe('invalid_input');
  expect(told(await group.setCount(luis, cart, line?.id ?? 0, count))).toBe('invalid_input');
});

it('takes lines of guests as far as a cart takes lines (rule cart/lines)', async () => {
  await group.join(luis, token);
  await backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at)
       select $1, $2, $3, '[]', 'n' || n, 1, $4 from generate_series(1, 99) n`,
      [shop.instanceId, cart.purchase_id, shop.offerId('limonada'), backend.clock.now],
    ),
  );
  expect(told(await add(luis, { comment: 'n1' }))).toBe('cart_full');
  expect(told(await add(ana, { comment: 'n1' }))).toBe(200);
});

it('tells a stranger and a guest who pays nothing of it (rule orders/members)', async () => {
  expect(told(await add(luis))).toBe('not_found');
  await backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
       values ($1, $2, $3, 'guest', $4)`,
      [shop.instanceId, cart.purchase_id, luis.id, backend.clock.now],
    ),
  );
  expect([
    told(await add(luis)),
    told(await group.done(luis, cart)),
    told(await group.leave(luis, cart)),
  ]).toEqual(['owner_only', 'owner_only', 'owner_only']);
  // Then the link lets them fill it too.
  expect((await group.join(luis, token)).body).toMatchObject({ group: { me: 2 } });
  expect(told(await add(luis))).toBe(200);
});
