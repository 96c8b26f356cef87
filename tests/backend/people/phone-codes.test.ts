import type { Cart } from '@/lib/contract/cart/cart';
import { type CodeShop, openCodeShop, wrongOf } from '@/tests/support/shops/code-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let shop: CodeShop;
let ana: Diner;
let turn = 0;
beforeAll(async () => {
  shop = await openCodeShop({ env: { LIMIT_ADDRESS_CODES_PER_DAY: '6', LIMIT_PHONE_CODES_PER_DAY: '7' } });
});
beforeEach(async () => {
  ana = await shop.createDiner();
  turn += 1;
});
afterAll(() => shop.close());

/** Another in each test: phones are counted. */
const phoneNow = () => `32100000${String(turn).padStart(2, '0')}`;
const fill = (diner = ana, contact: object = {}) =>
  shop.fillDelivery(diner, { phone: phoneNow(), ...contact });
const place = (cart: Cart) => shop.placeCart(ana, cart);
const keysOf = ({ issues }: Cart) => issues.map(({ key }) => key);
const read = (text: string) => shop.backend.db.tenant(shop.instanceId, (sql) => sql(text, [shop.instanceId]));

describe('a delivery of a tenant that asks for a code (rule people/phone-code)', () => {
  it('is not placed before its phone is confirmed, and then it is', async () => {
    const cart = await fill();
    expect(keysOf(cart)).toEqual(['code_required']);
    const refused = await place(cart);
    expect([refused.status, keyOf(refused)]).toEqual([422, 'code_required']);

    const asked = await shop.askCode(ana, cart);
    expect([asked.status, asked.body]).toEqual([201, { sent: true, resend_seconds: 14, demo_code: null }]);
    const message = shop.provider.heard.at(-1)?.message;
    expect(message).toMatchObject({ to: `+57${phoneNow()}`, tenant: shop.slug });
    expect(message?.text).toMatch(/^\d{4} es tu código de /);

    const confirmed = await shop.confirm(ana, cart, shop.lastCode());
    expect([confirmed.status, confirmed.body]).toEqual([200, { confirmed: true }]);
    expect((await place(cart)).status).toBe(201);
  });

  it('asks again for another phone, and for the same after ninety days', async () => {
    const cart = await fill();
    await shop.askCode(ana, cart);
    await shop.confirm(ana, cart, shop.lastCode());
    const settled = (phone: string) => shop.fillDelivery(ana, { phone });
    expect(keysOf(await settled(phoneNow()))).toEqual([]);
    expect(keysOf(await settled('3219999999'))).toEqual(['code_required']);
    // Placing asks for the phone that the cart has then.
    const other = await settled('3219999999');
    expect(keyOf(await place(other))).toBe('code_required');
    expect(keysOf(await settled(phoneNow()))).toEqual([]);
    shop.pass(90 * 24 * 3_600_000);
    expect(keysOf(await settled(phoneNow()))).toEqual(['code_required']);
  });

  it('asks another profile for the same phone', async () => {
    const cart = await fill();
    await shop.askCode(ana, cart);
    await shop.confirm(ana, cart, shop.lastCode());
    expect(keysOf(await fill(await shop.createDiner()))).toEqual(['code_required']);
  });

  it('asks nothing of who picks up', async () => {
    const cart = await shop.fillCart(ana, {});
    expect(keysOf(cart)).toEqual([]);
    expect((await place(cart)).status).toBe(201);
    expect(keyOf(await shop.askCode(ana, await shop.fillCart(ana, {})))).toBe('conflict');
  });
});

describe('a try (guarantee/code-guessing)', () => {
  const begin = async () => {
    const cart = await fill();
    await shop.askCode(ana, cart);
    return { cart, code: shop.lastCode() };
  };
  const say = async (cart: Cart, code: string, diner = ana) => {
    const answer = await shop.confirm(diner, cart, code);
    return answer.status === 200 ? 200 : [answer.status, keyOf(answer)];
  };

  it('that is wrong counts; after five the right one is refused too, and a new code works', async () => {
    const { cart, code } = await begin();
    for (let time = 0; time < 5; time += 1)
      expect(await say(cart, wrongOf(code))).toEqual([422, 'code_invalid']);
    expect(await say(cart, wrongOf(code))).toEqual([429, 'code_tries']);
    expect(await say(cart, code)).toEqual([429, 'code_tries']);
    shop.pass(14_000);
    await shop.askCode(ana, cart);
    expect(await say(cart, shop.lastCode())).toBe(200);
  });

  it('comes too late after five minutes', async () => {
    const { cart, code } = await begin();
    shop.pass(300_000);
    expect(await say(cart, code)).toEqual([422, 'code_expired']);
  });

  it('with the code of another diner is wrong, and so is one of another phone', async () => {
    const { cart, code } = await begin();
    const eva = await shop.createDiner();
    const hers = await fill(eva);
    expect(await say(hers, code, eva)).toEqual([422, 'code_invalid']);
    expect(await say(cart, code, eva)).toEqual([404, 'not_found']);
    const moved = await shop.settle(ana, cart.purchase_id, {
      contact: { ...cart.contact, phone: '3218888888' },
    });
    expect(keysOf(moved.body as Cart)).toEqual(['code_required']);
    expect(await say(cart, code)).toEqual([422, 'code_invalid']);
  });

  it('with the code before the newest is wrong', async () => {
    const { cart, code } = await begin();
    shop.pass(15_000);
    await shop.askCode(ana, cart);
    if (shop.lastCode() !== code) expect(await say(cart, code)).toEqual([422, 'code_invalid']);
    expect(await say(cart, shop.lastCode())).toBe(200);
  });

  it('that was right is right again while the phone is confirmed, and used up when it is not', async () => {
    const { cart, code } = await begin();
    expect(await say(cart, code)).toBe(200);
    expect(await say(cart, code)).toBe(200);
    await shop.backend.db.system((sql) =>
      sql('delete from confirmed_phones where instance_id = $1', [shop.instanceId]),
    );
    expect(await say(cart, code)).toEqual([422, 'code_expired']);
  });

  it.each(['123', '12345', 'abcd', ' 1234', ''])('of %p is no code', async (code) => {
    expect(await say(await fill(), code)).toEqual([422, 'invalid_input']);
  });
});

describe('asking (guarantee/code-pumping)', () => {
  const ask = async (cart: Cart, diner = ana, from?: string) => {
    const answer = await shop.askCode(diner, cart, from);
    return answer.status === 201 ? 201 : [answer.status, keyOf(answer)];
  };

  it('again is refused for fourteen seconds, and says for how long', async () => {
    const cart = await fill();
    expect(await ask(cart)).toBe(201);
    shop.pass(13_000);
    const soon = await shop.askCode(ana, cart);
    expect(soon).toMatchObject({
      status: 429,
      body: { error: { key: 'code_too_soon', values: { seconds: 1 } } },
    });
    expect(soon.headers.get('retry-after')).toBe('1');
    shop.pass(2_000);
    expect(await ask(cart)).toBe(201);
  });

  it('is refused after five in an hour, whoever asks for the phone', async () => {
    const cart = await fill();
    for (let time = 0; time < 5; time += 1) {
      expect(await ask(cart)).toBe(201);
      shop.pass(15_000);
    }
    expect(await ask(cart)).toEqual([429, 'code_limit']);
    const eva = await shop.createDiner();
    expect(await ask(await fill(eva), eva)).toEqual([429, 'code_limit']);
    // Another phone of the same profile counts as well.
    expect(await ask(await fill(ana, { phone: '3217777777' }))).toEqual([429, 'code_limit']);
    shop.pass(3_600_000);
    expect(await ask(cart)).toBe(201);
  });

  it('is refused for a phone after its share of a day at all tenants together', async () => {
    const beside = await shop.openBeside();
    const eva = await beside.createDiner();
    const askThere = async (phone: string) => {
      const answer = await beside.askCode(eva, await beside.fillDelivery(eva, { phone }));
      return answer.status === 201 ? 201 : [answer.status, keyOf(answer)];
    };
    const cart = await fill();
    for (let time = 0; time < 5; time += 1) {
      expect(await ask(cart)).toBe(201);
      shop.pass(15_000);
    }
    expect(await askThere(phoneNow())).toBe(201);
    shop.pass(15_000);
    expect(await askThere(phoneNow())).toBe(201);
    shop.pass(15_000);
    expect(await askThere(phoneNow())).toEqual([429, 'code_limit']);
    expect(await askThere('3214444444')).toBe(201);
  });

  it('is refused to an address after its share of a day', async () => {
    const from = '203.0.113.9';
    for (let time = 0; time < 6; time += 1) {
      const diner = await shop.createDiner();
      expect(await ask(await fill(diner, { phone: `321500000${time}` }), diner, from)).toBe(201);
    }
    const cart = await fill();
    expect(await ask(cart, ana, from)).toEqual([429, 'code_limit']);
    expect(await ask(cart, ana, '203.0.113.10')).toBe(201);
  });

  it('is refused for a phone of another country, and for one that the provider refuses', async () => {
    const abroad = await fill(ana, { phone: '2015550123', phone_code: '1', phone_code_iso2: 'US' });
    expect(await ask(abroad)).toEqual([422, 'phone_country']);
    const cart = await fill();
    shop.provider.answerWith(400);
    expect(await ask(cart)).toEqual([422, 'phone_refused']);
  });

  it('needs a contact, a cart of its own and a profile', async () => {
    const { body } = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' });
    expect(await ask(body as Cart)).toEqual([422, 'contact_required']);
    expect(await ask(await fill(), await shop.createDiner())).toEqual([404, 'not_found']);
    expect(await ask({ purchase_id: 1 } as Cart, { id: 0, headers: {} })).toEqual([401, 'unauthorized']);
  });
});

it('keeps no code and no phone that it does not need, and logs neither (guarantee/secrets)', async () => {
  const cart = await fill();
  await shop.askCode(ana, cart);
  const code = shop.lastCode();
  const rows = await read('select * from phone_codes where instance_id = $1');
  expect(rows.filter(({ phone }) => phone !== null)).toEqual([]);
  expect(Object.keys(rows[0] ?? {})).not.toContain('code');
  const log = shop.backend.logged.join('\n');
  expect(log).not.toContain(phoneNow());
  expect(log).not.toContain(`${code} es`);
});

it('of a tenant is refused after its share of a day', async () => {
  const small = await openCodeShop({ env: { LIMIT_TENANT_CODES_PER_DAY: '1' } });
  const [one, other] = [await small.createDiner(), await small.createDiner()];
  const [hers, his] = [
    await small.fillDelivery(one, { phone: '3216000001' }),
    await small.fillDelivery(other, { phone: '3216000002' }),
  ];
  expect((await small.askCode(one, hers)).status).toBe(201);
  expect(keyOf(await small.askCode(other, his))).toBe('code_limit');
  await small.close();
});

describe('without a provider', () => {
  it('a demo says that it sends nothing and shows the code', async () => {
    const demo = await openCodeShop({ isDemo: true });
    const eva = await demo.createDiner();
    const cart = await demo.fillDelivery(eva);
    expect((await demo.askCode(eva, cart)).body).toMatchObject({ sent: true, demo_code: '1234' });
    expect(demo.provider.heard).toEqual([]);
    expect((await demo.confirm(eva, cart, '1234')).status).toBe(200);
    expect((await demo.placeCart(eva, cart)).status).toBe(201);
    await demo.close();
  });
});
