import { chooseCount, FAULT_TIMEOUT_MS } from '@/tests/support/faults/fault-counts';
import { createGates, type Gates } from '@/tests/support/faults/gates';
import { outcomeOf } from '@/tests/support/faults/races';
import { type CodeShop, openCodeShop, wrongOf } from '@/tests/support/shops/code-shop';
import type { Diner } from '@/tests/support/shops/shop';

const TIMES = chooseCount({ short: 1, full: 100 });
jest.setTimeout(FAULT_TIMEOUT_MS);

let gates: Gates;
let shop: CodeShop;
let turn = 0;
beforeAll(async () => {
  gates = await createGates();
  const many = { LIMIT_TENANT_CODES_PER_DAY: '100000', LIMIT_ADDRESS_CODES_PER_DAY: '100000' };
  shop = await openCodeShop({ gates, env: many });
});
afterAll(async () => {
  await shop.close();
  await gates.close();
});

const nextPhone = () => {
  turn += 1;
  return `323${String(turn).padStart(7, '0')}`;
};
async function begin(
  phone = nextPhone(),
): Promise<{ diner: Diner; cart: { purchase_id: number; total: number } }> {
  const diner = await shop.createDiner();
  return { diner, cart: await shop.fillDelivery(diner, { phone }) };
}
const repeat = async (one: () => Promise<void>) => {
  for (let time = 0; time < TIMES; time += 1) await one();
};

test('two tries at once count twice (guarantee/code-guessing)', () =>
  repeat(async () => {
    const { diner, cart } = await begin();
    await shop.askCode(diner, cart);
    const code = shop.lastCode();
    const wrong = () => shop.confirm(diner, cart, wrongOf(code));
    for (let time = 0; time < 3; time += 1) await wrong();
    const { first, second } = await gates.interleave({ at: 'code-judged', first: wrong, second: wrong });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual(['code_invalid', 'code_invalid']);
    expect(outcomeOf(await shop.confirm(diner, cart, code))).toBe('code_tries');
  }));

test('the fifth wrong try and the right code at once: the right one comes too late or was first (guarantee/code-guessing)', () =>
  repeat(async () => {
    const { diner, cart } = await begin();
    await shop.askCode(diner, cart);
    const code = shop.lastCode();
    const wrong = () => shop.confirm(diner, cart, wrongOf(code));
    for (let time = 0; time < 4; time += 1) await wrong();
    const { second } = await gates.interleave({
      at: 'code-judged',
      first: wrong,
      second: () => shop.confirm(diner, cart, code),
    });
    expect(outcomeOf(second)).toBe('code_tries');
  }));

test('a right code that is sent twice at once is used once (guarantee/code-guessing)', () =>
  repeat(async () => {
    const { diner, cart } = await begin();
    await shop.askCode(diner, cart);
    const right = () => shop.confirm(diner, cart, shop.lastCode());
    const { first, second } = await gates.interleave({ at: 'code-judged', first: right, second: right });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
    const rows = await shop.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ tries: number }>(
        'select tries from phone_codes where instance_id = $1 and purchase_id = $2 and used_at is not null',
        [shop.instanceId, cart.purchase_id],
      ),
    );
    expect(rows).toEqual([{ tries: 0 }]);
  }));

test('two profiles at once get one code when one is left for their phone (guarantee/code-pumping)', () =>
  repeat(async () => {
    const phone = nextPhone();
    for (let time = 0; time < 4; time += 1) {
      const one = await begin(phone);
      await shop.askCode(one.diner, one.cart);
    }
    const [one, other] = [await begin(phone), await begin(phone)];
    const { first, second } = await gates.interleave({
      at: 'code-counted',
      first: () => shop.askCode(one.diner, one.cart),
      second: () => shop.askCode(other.diner, other.cart),
    });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'code_limit']);
  }));

test('one diner who asks twice at once gets one code (guarantee/code-pumping)', () =>
  repeat(async () => {
    const { diner, cart } = await begin();
    const ask = () => shop.askCode(diner, cart);
    const { first, second } = await gates.interleave({ at: 'code-counted', first: ask, second: ask });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'code_too_soon']);
  }));

test('an order whose phone changes while it is placed is not placed with a phone that nobody confirmed', () =>
  repeat(async () => {
    const { diner, cart } = await begin();
    await shop.askCode(diner, cart);
    await shop.confirm(diner, cart, shop.lastCode());
    const { contact } = await shop.fillDelivery(diner, { phone: nextPhone() });
    const { first, second } = await gates.interleave({
      at: 'cart-before-commit',
      first: () => shop.settle(diner, cart.purchase_id, { contact }),
      second: () => shop.placeCart(diner, cart),
    });
    expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'code_required']);
  }));
