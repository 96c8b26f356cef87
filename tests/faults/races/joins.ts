import { openRaces, outcomeOf, type Races } from '@/tests/support/faults/races';
import { serveShares, sharingTables } from '@/tests/support/shops/sharing-shop';
import type { Diner } from '@/tests/support/shops/shop';

let races: Races;
let shop: Awaited<ReturnType<typeof open>>;
let meet: Races['meet'];
const open = () => serveShares(races.shop, races.paying);
beforeAll(async () => {
  races = await openRaces(sharingTables());
  meet = races.meet;
  shop = await open();
});
afterAll(() => races.close());

type Party = { ana: Diner; eva: Diner; one: number; two: number };

/** Ana at table 1 and Eva at table 2, each with a round; the accounts are closed after it. */
const seated = (race: (party: Party) => Promise<void>) =>
  races.raced(async ({ ana, eva }) => {
    await shop.scan(ana, '1');
    await shop.scan(eva, '2');
    await shop.join(ana, 'Ana');
    await shop.join(eva, 'Eva');
    const [{ id: one }, { id: two }] = [await shop.sent(ana), await shop.sent(eva)];
    await race({ ana, eva, one, two });
    for (const { payment_id: id } of await shop.waiting()) await shop.take(id);
    for (const id of [one, two])
      await shop.ask({
        ...{ method: 'PUT', path: `/staff/accounts/${id}/status.json`, headers: shop.staff },
        body: { status: 'closed_account', reason: 'x' },
      });
  });
/** @param from ends @param into goes on */
const join = (from: number, into: number) =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/accounts/${into}/joined.json`, headers: shop.staff },
    body: { account_id: from },
  });

describe('an account that joins another while its people do something (rule staff/join)', () => {
  it('takes a round along that was sent first', () =>
    seated(async ({ ana, one, two }) => {
      await shop.choose(ana, 'limonada', { count: 3 });
      const { first, second, waited } = await meet(
        'round-before-commit',
        () => shop.send(ana),
        () => join(one, two),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      const { id, rounds } = await shop.read(ana);
      expect([id, rounds.map(({ lines }) => lines.map(({ count }) => count))]).toEqual([
        two,
        [[1], [1], [3]],
      ]);
    }));

  it('loses nothing of a round that is sent later: it is not sent, and stays chosen', () =>
    seated(async ({ ana, one, two }) => {
      await shop.choose(ana, 'limonada', { count: 3 });
      const { first, second, waited } = await meet(
        'account-joined-to',
        () => join(one, two),
        () => shop.send(ana),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'account_changed', true]);
      const { id, drafts } = await shop.read(ana);
      expect([id, drafts]).toMatchObject([two, [{ lines: [{ count: 3 }] }]]);
      expect(outcomeOf(await shop.send(ana))).toBe(200);
    }));

  it('does not join once somebody has chosen a share of it', () =>
    seated(async ({ ana, one, two }) => {
      const { first, second, waited } = await meet(
        'share-held',
        () => shop.hold(ana, { kind: 'all' }),
        () => join(one, two),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'payment_in_progress', true]);
      expect(await shop.read(ana)).toMatchObject({ id: one, shares: [{ state: 'held' }] });
    }));

  it('holds no share any more once it has joined, and the same person holds one of the other', () =>
    seated(async ({ ana, one, two }) => {
      const { first, second, waited } = await meet(
        'account-joined-to',
        () => join(one, two),
        () => shop.hold(ana, { kind: 'mine' }, one),
      );
      expect([outcomeOf(first), waited]).toEqual([200, true]);
      expect(outcomeOf(second)).not.toBe(200);
      const share = await shop.held(ana, { kind: 'mine' });
      expect(share.amount).toBe((await shop.read(ana)).my_part);
    }));

  it('of two that join each other one does', () =>
    seated(async ({ ana, one, two }) => {
      const { first, second, waited } = await meet(
        'account-joined-to',
        () => join(two, one),
        () => join(one, two),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'order_closed', true]);
      expect(await shop.read(ana)).toMatchObject({ id: one, members: [{ name: 'Ana' }, { name: 'Eva' }] });
    }));
});
