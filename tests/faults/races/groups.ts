import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Cart, MemberLine } from '@/lib/contract/cart/cart';
import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import { groupCalls } from '@/tests/support/shops/group-calls';
import type { Diner } from '@/tests/support/shops/shop';

const AT: Checkpoint = 'cart-before-commit';

let group: ReturnType<typeof groupCalls>;
beforeAll(() => {
  group = groupCalls(shop);
});

const open = async (ana: Diner) => {
  const cart = await shop.fill(ana);
  return { cart, token: await group.link(ana, cart) };
};
const read = async (diner: Diner, { purchase_id: id }: Cart) => (await shop.getCart(diner, id)).body as Cart;
const add = (diner: Diner, { purchase_id }: Cart) =>
  shop.add(diner, { id: shop.offerId('limonada') }, { purchase_id });
/** The guest's line. */
const lineOf = ({ products }: Cart) => products.find(({ member }) => member === 2) as MemberLine;

describe('a group order whose phones meet (rule cart/group, guarantee/group-orders)', () => {
  it('takes nothing of a guest into what is being ordered', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      await group.join(eva, token);
      const shown = await read(ana, cart);
      const { first, second } = await meet(
        'order-checked',
        () => shop.placeCart(ana, shown),
        () => add(eva, cart),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'cart_locked']);
      expect(outcomeOf(await shop.cancel(ana, cart.purchase_id))).toBe(200);
    }));

  it('orders no total that its owner has not seen', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      await group.join(eva, token);
      const shown = await read(ana, cart);
      const { first, second } = await meet(
        AT,
        () => add(eva, cart),
        () => shop.placeCart(ana, shown),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'total_changed']);
    }));

  it('lets nobody in once it is closed', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      const { first, second } = await meet(
        AT,
        () => group.close(ana, cart),
        () => group.join(eva, token),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'link_expired']);
      expect((await read(ana, cart)).group?.members).toHaveLength(1);
    }));

  it('closes on whoever comes in meanwhile', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      const { first, second } = await meet(
        'group-joined',
        () => group.join(eva, token),
        () => group.close(ana, cart),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(second.body).toMatchObject({ group: { is_open: false, members: [{}, { number: 2 }] } });
      expect(outcomeOf(await add(eva, cart))).toBe('group_closed');
    }));

  it('gives its last place once', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      for (let guest = 1; guest < MOST_GUESTS; guest += 1) await group.join(await shop.createDiner(), token);
      const other = await shop.createDiner();
      const { first, second } = await meet(
        'group-joined',
        () => group.join(eva, token),
        () => group.join(other, token),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'link_full']);
      expect((await read(ana, cart)).group?.members).toHaveLength(MOST_GUESTS + 1);
    }));

  it('has one place for two taps of one guest', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      const join = () => group.join(eva, token);
      const { first, second } = await meet('group-joined', join, join);
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect((await read(ana, cart)).group?.members).toHaveLength(2);
    }));

  it('takes nothing of a guest who is taken out meanwhile', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      await group.join(eva, token);
      const { first, second } = await meet(
        AT,
        () => group.remove(ana, cart, 2),
        () => add(eva, cart),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'not_found']);
      expect((await read(ana, cart)).products).toHaveLength(1);
    }));

  it('changes a line for one phone after the other: the later answer is the newer', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      await group.join(eva, token);
      const { id } = lineOf((await add(eva, cart)).body as Cart);
      const { first, second } = await meet(
        AT,
        () => group.setCount(eva, cart, id, 5),
        () => group.setCount(ana, cart, id, 3),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect((second.body as Cart).version).toBeGreaterThan((first.body as Cart).version);
      expect(lineOf(await read(eva, cart)).count).toBe(3);
    }));

  it('says to whoever changes a line that is gone by now that it is gone', () =>
    raced(async ({ ana, eva }) => {
      const { cart, token } = await open(ana);
      await group.join(eva, token);
      const { id } = lineOf((await add(eva, cart)).body as Cart);
      const { first, second } = await meet(
        AT,
        () => group.setCount(ana, cart, id, 0),
        () => group.setCount(eva, cart, id, 4),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'not_found']);
      expect((await read(ana, cart)).products).toHaveLength(1);
    }));
});
