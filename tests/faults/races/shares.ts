import { lockAccount } from '@/backend/purchases';
import { settleBill } from '@/backend/table';
import { closeAccount } from '@/backend/table/account/close-account';
import type { Order } from '@/lib/contract/orders/orders';
import type { Account } from '@/lib/contract/table/account';
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

const inTenant = (id: number, work: (held: Parameters<typeof settleBill>[0]) => Promise<void>) =>
  shop.backend.db.tenant(shop.instanceId, async (sql) => {
    const account = await lockAccount({ sql, ctx: shop.ctx, purchaseId: id });
    await work({ sql, ctx: shop.ctx, account, lineId: 0 });
  });
const close = (account: Account) =>
  inTenant(account.id, async ({ sql, ctx, account: { id } }) => {
    const open = await lockAccount({ sql, ctx, purchaseId: id });
    if (open.status === 'in_progress') await closeAccount({ sql, ctx, account: open });
  });

/** Ana and Eva at a table, with a dish of 30,000. */
async function seated({ ana, eva }: { ana: Diner; eva: Diner }) {
  for (const [diner, name] of [
    [ana, 'Ana'],
    [eva, 'Eva'],
  ] as const) {
    await shop.scan(diner, '1');
    await shop.join(diner, name);
  }
  const account = await shop.read(ana);
  const dish = await shop.serve(account, ana, 30_000);
  return { account, dish };
}
type Party = { ana: Diner; eva: Diner; account: Account; dish: number };
/** Each time at the same table, whose account is closed after it. */
const raced = (race: (party: Party) => Promise<void>) =>
  races.raced(async (diners) => {
    const { account, dish } = await seated(diners);
    await race({ ...diners, account, dish });
    races.paying.settle();
    races.paying.pass(2_000);
    await races.paying.runJobs();
    for (const { payment_id: id } of await shop.waiting()) await shop.take(id);
    await close(account);
  });
const chargesOf = ({ id }: Account) => shop.charges({ id } as Order);
const halfOf = (dish: number) => ({ kind: 'lines', lines: [{ line_id: dish, part: { of: 2, count: 1 } }] });
const wholeOf = (dish: number) => ({ kind: 'lines', lines: [{ line_id: dish, part: { of: 1, count: 1 } }] });
const settled = async (account: Account, diner: Diner) => {
  races.paying.settle();
  races.paying.pass(2_000);
  await races.paying.runJobs();
  const { paid, in_flight, left } = await shop.read(diner, account.id);
  return { paid, in_flight, left };
};

describe('shares of one account at the same time (guarantee/one-charge, rule payments/shares)', () => {
  it('two choose the same dish: one holds it, the other hears what is left', () =>
    raced(async ({ ana, eva, dish }) => {
      const { first, second, waited } = await meet(
        'share-held',
        () => shop.hold(ana, wholeOf(dish)),
        () => shop.hold(eva, wholeOf(dish)),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'dish_taken', true]);
      expect(await shop.sharesOf(eva)).toEqual([[1, 30_000, 0, 'held']]);
    }));

  it('two choose one half each, a third nothing', () =>
    raced(async ({ ana, eva, dish, account }) => {
      const { first, second } = await meet(
        'share-held',
        () => shop.hold(ana, halfOf(dish)),
        () => shop.hold(eva, halfOf(dish)),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      const luis = await shop.sitDown('1', 'Luis');
      expect(outcomeOf(await shop.hold(luis, halfOf(dish)))).toBe('dish_taken');
      expect(outcomeOf(await shop.hold(luis, { kind: 'equal', of: 3 }))).toBe('share_too_large');
      expect((await shop.read(luis, account.id)).left).toBe(30_000);
    }));

  it('two tabs of one payer hold one share', () =>
    raced(async ({ ana }) => {
      const { first, second } = await meet(
        'share-held',
        () => shop.hold(ana, { kind: 'equal', of: 2 }),
        () => shop.hold(ana, { kind: 'equal', of: 3 }),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.sharesOf(ana)).toEqual([[1, 10_000, 0, 'held']]);
    }));

  it('one share that is paid twice is charged once', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      const { first, second } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, share.id),
        () => shop.payShare(ana, account, share.id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 'payment_in_progress']);
      expect(chargesOf(account)).toHaveLength(1);
    }));

  it('one share that is paid by card while staff are asked to take it', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      const { first, second } = await meet(
        'in-person-settled',
        () => shop.payShareInPerson(ana, account, share.id),
        () => shop.payShare(ana, account, share.id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'payment_in_progress']);
      expect(chargesOf(account)).toHaveLength(0);
    }));

  it('two payers pay all of it: each their half', () =>
    raced(async ({ ana, eva, account, dish }) => {
      const [one, other] = [await shop.held(ana, halfOf(dish)), await shop.held(eva, halfOf(dish))];
      const { first, second } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, one.id),
        () => shop.payShare(eva, account, other.id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 201]);
      expect(await settled(account, ana)).toEqual({ paid: 30_000, in_flight: 0, left: 0 });
    }));

  it('paid while another chooses all: the other gets what is left', () =>
    raced(async ({ ana, eva, account }) => {
      const share = await shop.held(ana, { kind: 'amount', amount: 10_000 });
      const { first, second } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, share.id),
        () => shop.hold(eva, { kind: 'equal', of: 1 }),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
      expect((await shop.held(eva, { kind: 'equal', of: 1 })).amount).toBe(20_000);
      expect(await settled(account, ana)).toEqual({ paid: 10_000, in_flight: 0, left: 20_000 });
    }));

  it('paid while a round is sent: the share is what it was, and the new dish is left', () =>
    raced(async ({ ana, eva, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      await shop.choose(eva);
      const { first, second } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, share.id),
        () => shop.send(eva),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([201, 200]);
      const { total } = await shop.read(eva, account.id);
      expect(total).toBeGreaterThan(30_000);
      expect(await settled(account, ana)).toEqual({ paid: 30_000, in_flight: 0, left: total - 30_000 });
    }));

  it('sent while the account is paid whole: it stays open', () =>
    raced(async ({ ana, eva, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      await shop.payShare(ana, account, share.id);
      await shop.choose(eva);
      const [{ amount_in_cents: cents = 0 } = {}] = chargesOf(account);
      expect(cents).toBe(3_000_000);
      races.paying.settle();
      races.paying.pass(2_000);
      const { first } = await meet(
        'round-before-commit',
        () => shop.send(eva),
        () => races.paying.runJobs(),
      );
      expect(outcomeOf(first)).toBe(200);
      expect(await shop.read(ana, account.id)).toMatchObject({ state: 'open', paid: 30_000 });
    }));

  it('begun while staff close the account: it is charged, and kept up to the bill', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'amount', amount: 10_000 });
      const { first } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, share.id),
        () => close(account),
      );
      expect(outcomeOf(first)).toBe(201);
      expect(await settled(account, ana)).toEqual({ paid: 10_000, in_flight: 0, left: 20_000 });
    }));

  it('closed first: nothing is charged', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      const { second } = await meet(
        'order-moved',
        () => close(account),
        () => shop.payShare(ana, account, share.id),
      );
      expect(outcomeOf(second)).toBe('order_closed');
      expect(chargesOf(account)).toHaveLength(0);
    }));

  it.each(['share-claimed', 'payment-claimed'] as const)('begun (%s) while its time ends: it is paid', (at) =>
    raced(async ({ ana, eva, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      races.paying.pass(5 * 60_000 - 1);
      const { first } = await meet(
        at,
        () => shop.payShare(ana, account, share.id),
        () => {
          races.paying.pass(1);
          return races.paying.runJobs();
        },
      );
      expect(outcomeOf(first)).toBe(201);
      expect(outcomeOf(await shop.hold(eva, { kind: 'amount', amount: 1 }))).toBe('share_too_large');
      expect(await settled(account, ana)).toEqual({ paid: 30_000, in_flight: 0, left: 0 });
    }),
  );

  it('begun when its time is over, while another chooses the same: the other has it', () =>
    raced(async ({ ana, eva, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      races.paying.pass(5 * 60_000);
      const { first, second } = await meet(
        'share-held',
        () => shop.hold(eva, { kind: 'equal', of: 1 }),
        () => shop.payShare(ana, account, share.id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'share_gone']);
      expect(chargesOf(account)).toHaveLength(0);
    }));

  it('taken off the bill while it is begun: what is beyond the bill goes back', () =>
    raced(async ({ ana, account, dish }) => {
      await shop.serve(account, null, 10_000);
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      const { first } = await meet(
        'payment-claimed',
        () => shop.payShare(ana, account, share.id),
        () =>
          inTenant(account.id, async (held) => {
            const { sql, ctx } = held;
            const own = [ctx.instance.id, account.id, dish];
            await sql(
              `update purchase_lines set state = 'void', void_reason = 'x' where instance_id = $1 and purchase_id = $2 and id = $3`,
              own,
            );
            await sql(
              `update purchases set total_minor = 10000, bill = '[{"kind":"products","amountMinor":10000}]'
               where instance_id = $1 and id = $2`,
              own.slice(0, 2),
            );
            await settleBill({ ...held, lineId: dish });
          }),
      );
      expect(outcomeOf(first)).toBe(201);
      expect(await settled(account, ana)).toEqual({ paid: 10_000, in_flight: 0, left: 0 });
    }));

  it('taken and refused by two of the staff: the first decides', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      await shop.payShareInPerson(ana, account, share.id);
      const [{ payment_id: id = 0 } = {}] = await shop.waiting();
      const { first, second, waited } = await meet(
        'payment-taken',
        () => shop.take(id),
        () => shop.take(id, false),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'conflict', true]);
    }));

  it('taken by staff while its payer takes it back: one of the two', () =>
    raced(async ({ ana, account }) => {
      const share = await shop.held(ana, { kind: 'equal', of: 1 });
      await shop.payShareInPerson(ana, account, share.id);
      const [{ payment_id: id = 0 } = {}] = await shop.waiting();
      const { first, second } = await meet(
        'payment-taken',
        () => shop.take(id),
        () => shop.drop(ana, share.id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'payment_in_progress']);
      expect((await shop.read(ana, account.id)).paid).toBe(30_000);
    }));
});
