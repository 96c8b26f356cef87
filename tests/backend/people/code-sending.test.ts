import { createHmac } from 'node:crypto';
import type { Checkpoint } from '@/backend/platform/checkpoint';
import { type CodeShop, openCodeShop, SMS_SECRET } from '@/tests/support/shops/code-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let shop: CodeShop;
let ana: Diner;
let diesAt: Checkpoint | null = null;
let turn = 0;
beforeAll(async () => {
  const reach = async (name: Checkpoint) => {
    if (name !== diesAt) return;
    diesAt = null;
    throw new Error('the server died');
  };
  shop = await openCodeShop({ gates: { applicationName: 'codes', reach } });
});
beforeEach(async () => {
  ana = await shop.createDiner();
  turn += 1;
  shop.provider.heard.length = 0;
});
afterAll(() => shop.close());

const fill = () => shop.fillDelivery(ana, { phone: `32200000${String(turn).padStart(2, '0')}` });
const heard = () => shop.provider.heard.map(({ message }) => message);
const left = async () =>
  (
    await shop.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ n: number }>(
        'select count(*) as n from phone_codes where instance_id = $1 and phone is not null',
        [shop.instanceId],
      ),
    )
  )[0]?.n;

it('signs what it sends, with the time', async () => {
  await shop.askCode(ana, await fill());
  const [one] = shop.provider.heard;
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(one?.headers['x-signature'])) ?? [];
  expect(Number(time) * 1_000).toBe(shop.backend.clock.now.getTime());
  expect(signature).toBe(createHmac('sha256', SMS_SECRET).update(`${time}.${one?.raw}`).digest('hex'));
  expect(one?.headers['idempotency-key']).toBe(one?.message.id);
});

it.each([500, 503, 429, 408])(
  'says that it waits when the provider answers %i, and a job sends the same again',
  async (status) => {
    const cart = await fill();
    shop.provider.answerWith(status);
    expect((await shop.askCode(ana, cart)).body).toMatchObject({ sent: false });
    expect(await shop.runJob()).toBe(0);
    shop.pass(2_000);
    expect(await shop.runJob()).toBe(1);
    const [first, second, ...others] = heard();
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect((await shop.confirm(ana, cart, shop.lastCode())).status).toBe(200);
    expect(await left()).toBe(0);
  },
);

it('is not sent any more when its time is over, nor when another was asked for', async () => {
  const cart = await fill();
  shop.provider.answerWith(500);
  await shop.askCode(ana, cart);
  shop.pass(14_000);
  await shop.askCode(ana, cart);
  expect(await shop.runJob()).toBe(0);
  expect(heard()).toHaveLength(2);
  shop.pass(14_000);
  shop.provider.answerWith(500);
  await shop.askCode(ana, cart);
  shop.pass(300_000);
  await shop.runJob();
  expect(heard()).toHaveLength(3);
  expect(await left()).toBe(0);
});

it('is sent by a job when the server dies before it, and twice under one id when it dies after it', async () => {
  for (const [moment, times] of [
    ['code-before-send', 1],
    ['code-sent', 2],
  ] as const) {
    shop.provider.heard.length = 0;
    turn += 1;
    const cart = await fill();
    diesAt = moment;
    expect((await shop.askCode(ana, cart)).status).toBe(500);
    expect(await shop.runJob()).toBe(0);
    shop.pass(10_000);
    expect(await shop.runJob()).toBe(1);
    expect(heard()).toHaveLength(times);
    expect(new Set(heard().map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await shop.confirm(ana, cart, shop.lastCode())).status).toBe(200);
  }
});

it('follows no redirect, and says nothing of the phone when it fails', async () => {
  shop.backend.logged.length = 0;
  const cart = await fill();
  shop.provider.answerWith(302);
  expect((await shop.askCode(ana, cart)).body).toMatchObject({ sent: false });
  expect(heard()).toHaveLength(1);
  const log = shop.backend.logged.join('\n');
  expect(log).toContain('"call":"sms"');
  expect(log).not.toContain(heard()[0]?.to.slice(3));
});

it('leaves a provider alone that failed five times in a row, and tries one half a minute later', async () => {
  shop.pass(60_000);
  await shop.runJob();
  shop.provider.heard.length = 0;
  for (let time = 0; time < 7; time += 1) {
    turn += 1;
    ana = await shop.createDiner();
    shop.provider.answerWith(...(time < 5 ? [500] : []));
    expect((await shop.askCode(ana, await fill())).body).toMatchObject({ sent: false });
  }
  expect(heard()).toHaveLength(5);
  shop.pass(30_000);
  turn += 1;
  ana = await shop.createDiner();
  expect((await shop.askCode(ana, await fill())).body).toMatchObject({ sent: true });
});

it('forgets codes after a day and phones after their time', async () => {
  const cart = await fill();
  await shop.askCode(ana, cart);
  await shop.confirm(ana, cart, shop.lastCode());
  const count = async (table: string) =>
    (
      await shop.backend.db.tenant(shop.instanceId, (sql) =>
        sql(`select 1 from ${table} where instance_id = $1`, [shop.instanceId]),
      )
    ).length;
  shop.pass(24 * 3_600_000);
  await shop.runJob();
  expect([await count('phone_codes'), (await count('confirmed_phones')) > 0]).toEqual([0, true]);
  shop.pass(90 * 24 * 3_600_000);
  await shop.runJob();
  expect(await count('confirmed_phones')).toBe(0);
  expect(keyOf(await shop.placeCart(ana, cart))).toBe('code_required');
});
