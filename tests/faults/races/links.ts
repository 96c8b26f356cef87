import { MOST_GUESTS } from '@/lib/domain/orders/order-links';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';

const guestsOf = async (id: number) =>
  (
    await shop.read(
      `select profile_id from purchase_members where instance_id = $1 and purchase_id = $2 and role = 'guest'`,
      [id],
    )
  ).length;

/** Guests of before, without profiles that anybody uses. */
const seat = (id: number, count: number) =>
  shop.read(
    `with made as (insert into profiles (instance_id, created_at)
       select $1, now() from generate_series(1, $3) returning id)
     insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
     select $1, $2, id, 'guest', now() from made`,
    [id, count],
  );

describe('joining an order by its link (rule orders/links)', () => {
  it('two want the last place: one has it', () =>
    raced(async ({ ana, eva }) => {
      const [order, leo] = [await shop.placeByCard(ana), await shop.createDiner()];
      await seat(order.id, MOST_GUESTS - 1);
      // A link each: they meet at the order alone.
      const [hers, his] = [await shop.linkTo(order), await shop.linkTo(order)];
      const { first, second, waited } = await meet(
        'order-joined',
        () => shop.join(eva, order, hers),
        () => shop.join(leo, order, his),
      );
      expect(waited).toBe(true);
      expect([outcomeOf(first), outcomeOf(second)].sort()).toEqual([200, 'link_full']);
      expect(await guestsOf(order.id)).toBe(MOST_GUESTS);
    }));

  it('one who joins in two tabs takes one place', () =>
    raced(async ({ ana, eva }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.linkTo(order);
      const join = () => shop.join(eva, order, token);
      const { first, second } = await meet('order-joined', join, join);
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await guestsOf(order.id)).toBe(1);
    }));

  it('a link is revoked while it lets somebody in: it waits, and lets in nobody after', () =>
    raced(async ({ ana, eva }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.linkTo(order);
      const { first, waited } = await meet(
        'order-joined',
        () => shop.join(eva, order, token),
        () => shop.unlink(order),
      );
      expect([outcomeOf(first), waited]).toEqual([200, true]);
      expect(outcomeOf(await shop.join(await shop.createDiner(), order, token))).toBe('link_expired');
    }));
});
