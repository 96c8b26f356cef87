import type { Order } from '@/lib/contract/orders/orders';
import type { RaceShop } from '@/tests/support/faults/race-shop';
import { openRaces, outcomeOf, type Races } from '@/tests/support/faults/races';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import type { Diner } from '@/tests/support/shops/shop';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

let races: Races;
let shop: RaceShop;
let raced: Races['raced'];
let meet: Races['meet'];
let transfers: Awaited<ReturnType<typeof openTransfers>>;
let proof: Buffer;
let other: Buffer;
beforeAll(async () => {
  races = await openRaces({ branches: branchesWithTransfer() });
  ({ shop, raced, meet } = races);
  transfers = await openTransfers({ backend: races.paying.backend, shop });
  [proof, other] = await Promise.all([drawProof(80), drawProof(160)]);
});
afterAll(() => races.close());

const HOLD_MS = 30 * 60_000;
const place = async (diner: Diner): Promise<Order> =>
  (await shop.placeCart(diner, await shop.fill(diner, BY_TRANSFER))).body as Order;
const idOf = async (diner: Diner, order: Order) => (await shop.orderNow(diner, order)).payment?.id ?? 0;
async function underReview(diner: Diner) {
  const order = await place(diner);
  await transfers.upload(diner, order.id, proof);
  return { order, id: await idOf(diner, order) };
}
const proofsOf = ({ id }: Order) =>
  shop.read<{ uploads: number }>(
    `select t.uploads from transfer_proofs t join payments p on p.instance_id = t.instance_id and p.id = t.payment_id
     where t.instance_id = $1 and p.purchase_id = $2`,
    [id],
  );

describe('transfers at the same time (guarantee/one-review)', () => {
  it('confirmed and refused: whoever is first decides, the other hears so', () =>
    raced(async ({ ana }) => {
      const { order, id } = await underReview(ana);
      const { first, second, waited } = await meet(
        'proof-reviewed',
        () => transfers.refuse(id),
        () => transfers.confirm(id),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'conflict', true]);
      expect(await shop.standingsOf(order)).toEqual(['declined']);
    }));

  it('confirmed twice: paid once, written down once', () =>
    raced(async ({ ana }) => {
      const { order, id } = await underReview(ana);
      const confirm = () => transfers.confirm(id);
      const { first, second } = await meet('proof-reviewed', confirm, confirm);
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.movesOf(order)).toEqual(['pending', 'success']);
      const written = await shop.read(
        `select 1 from staff_actions where instance_id = $1 and action = 'transfer.confirmed' and (details ->> 'payment')::bigint = $2`,
        [id],
      );
      expect(written).toHaveLength(1);
    }));

  it('confirmed while a guest begins to pay by card: nothing more is charged', () =>
    raced(async ({ ana, eva }) => {
      const { order, id } = await underReview(ana);
      await shop.invite(order, eva);
      const token = await shop.token();
      const { second } = await meet(
        'proof-reviewed',
        () => transfers.confirm(id),
        () => shop.payWith(eva, order, token),
      );
      expect(outcomeOf(second)).toBe('order_closed');
      expect(shop.charges(order)).toHaveLength(0);
    }));

  it('sent while a guest begins to pay by card: one of the two asks for the money', () =>
    raced(async ({ ana, eva }) => {
      const order = await place(ana);
      await shop.invite(order, eva);
      const token = await shop.token();
      const { first, second } = await meet(
        'proof-kept',
        () => transfers.upload(ana, order.id, proof),
        () => shop.payWith(eva, order, token),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'payment_in_progress']);
      expect(shop.charges(order)).toHaveLength(0);
    }));

  it('sent as the time to pay ends: the order is held', () =>
    raced(async ({ ana }) => {
      const order = await place(ana);
      races.paying.pass(HOLD_MS);
      const { first, second, waited } = await meet(
        'proof-kept',
        () => transfers.upload(ana, order.id, proof),
        () => shop.release(order),
      );
      expect([outcomeOf(first), second, waited]).toEqual([200, false, true]);
      expect(await shop.standingsOf(order)).toEqual(['pending']);
    }));

  it('the time to pay ends while the picture is drawn: it comes too late, and the stock is free', () =>
    raced(async ({ ana }) => {
      const order = await place(ana);
      races.paying.pass(HOLD_MS);
      const { first, second } = await meet(
        'proof-made',
        () => transfers.upload(ana, order.id, proof),
        () => shop.release(order),
      );
      expect([outcomeOf(first), second]).toEqual(['order_closed', true]);
      expect(await proofsOf(order)).toEqual([]);
    }));

  it('two pictures: one attempt, the later picture in the place of the first', () =>
    raced(async ({ ana }) => {
      const order = await place(ana);
      const { first, second } = await meet(
        'proof-kept',
        () => transfers.upload(ana, order.id, proof),
        () => transfers.upload(ana, order.id, other),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.movesOf(order)).toEqual(['pending']);
      expect(await proofsOf(order)).toEqual([{ uploads: 2 }]);
    }));

  it('confirmed while its diner takes it back: it stays paid', () =>
    raced(async ({ ana }) => {
      const { order, id } = await underReview(ana);
      const { second, waited } = await meet(
        'proof-reviewed',
        () => transfers.confirm(id),
        () => transfers.withdraw(ana, order.id),
      );
      expect([second.body, waited]).toMatchObject([{ payment: { status: 'success' } }, true]);
    }));

  it('confirmed while its diner changes to cash: it stays paid by transfer', () =>
    raced(async ({ ana }) => {
      const { order, id } = await underReview(ana);
      const { second, waited } = await meet(
        'proof-reviewed',
        () => transfers.confirm(id),
        () => shop.payInPerson(ana, order),
      );
      expect([second.body, waited]).toMatchObject([
        { payment: { method: 'transfer', status: 'success' } },
        true,
      ]);
      expect(await shop.standingsOf(order)).toEqual(['success']);
    }));

  it('its diner changes to cash, and it is confirmed then: what came goes back by hand', () =>
    raced(async ({ ana }) => {
      const { order, id } = await underReview(ana);
      const { second } = await meet(
        'in-person-settled',
        () => shop.payInPerson(ana, order),
        () => transfers.confirm(id),
      );
      expect(second.body).toMatchObject({ status: 'refund_due' });
      expect(await shop.standingsOf(order)).toEqual(['refund_due', 'pending']);
    }));
});
