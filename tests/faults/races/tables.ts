import { randomUUID } from 'node:crypto';
import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Account } from '@/lib/contract/table/account';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import type { Answer } from '@/tests/support/backend/backend';
import { chooseCount } from '@/tests/support/faults/fault-counts';
import { openRaces, outcomeOf, PLENTY, type Races } from '@/tests/support/faults/races';
import { soldOutOption } from '@/tests/support/faults/sold-out-option';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { signedCode } from '@/tests/support/shops/signed-code';
import { seatOf, tablesOf } from '@/tests/support/shops/table-shop';

/** One for each race: nobody finds the account of another. Accounts are moved to the last ones. */
const TABLES = chooseCount({ short: 40, full: 3_000 });

let races: Races;
let shop: Awaited<ReturnType<typeof serveAccounts<Races['shop']>>>;
let staff: Record<string, string>;
let meet: Races['meet'];
let used = 0;
let moved = 0;
let tableIds: ReadonlyMap<string, number>;
beforeAll(async () => {
  const tables = Array.from({ length: TABLES }, (_, index) => seatOf(String(index + 1)));
  races = await openRaces({ ...tablesOf(), tables });
  shop = await serveAccounts(races.shop);
  staff = await shop.asStaff('tables:write');
  const rows = await races.shop.read<{ id: number; label: string }>(
    'select id, label from tables where instance_id = $1',
  );
  tableIds = new Map(rows.map(({ id, label }) => [label, id]));
  ({ meet } = races);
});
afterAll(() => races.close());

/** Two who sit at a table of their own. */
const raced = (race: (people: { ana: Diner; eva: Diner }) => Promise<void>) =>
  races.raced(async (people) => {
    used += 1;
    for (const diner of [people.ana, people.eva]) await shop.scan(diner, String(used));
    await race(people);
  });
const joined = (race: (people: { ana: Diner; eva: Diner }) => Promise<void>) =>
  raced(async (people) => {
    await shop.join(people.ana, 'Ana');
    await shop.join(people.eva, 'Eva');
    await race(people);
  });

const accountIn = ({ body }: Answer) => body as Account;
const linesOf = ({ rounds }: Account) => rounds.flatMap(({ lines }) => lines);
const versionOf = async (diner: Diner) => (await shop.read(diner)).draft_versions.mine;
const change = (id: number, what: 'status' | 'table', body: object) =>
  shop.ask({ method: 'PUT', path: `/staff/accounts/${id}/${what}.json`, headers: staff, body });
const close = ({ id }: Pick<Account, 'id'>) =>
  change(id, 'status', { status: 'closed_account', reason: 'x' });
const askBill = (diner: Diner) => shop.post(diner, '/on_table/account/bill.json', {});
const sendCart = (diner: Diner, { purchase_id }: Cart) =>
  shop.settle(diner, purchase_id, { product_status: 'send_to_prepare' });
const INSIDE: Checkpoint[] = ['round-checked', 'round-before-commit'];

test('an option that sells out while its round is sent is refused by its name (rule menu/sold-out)', () =>
  joined(async ({ ana }) => {
    const { choice, sellOut, sellAgain } = soldOutOption(races.shop);
    await shop.choose(ana, 'ajiaco', await choice());
    const version = await versionOf(ana);
    const { first } = await meet('round-checked', () => shop.send(ana, { version }), sellOut);
    await sellAgain();
    // The embedded engine has one transaction at a time, so there the round came first.
    expect(outcomeOf(first)).toBe(process.env.DATABASE_URL ? 'option_sold_out' : 200);
  }));

describe('two sit down at once (guarantee/one-account)', () => {
  it('one opens the account, the other joins it', () =>
    raced(async ({ ana, eva }) => {
      const { first, second, waited } = await meet(
        'account-opened',
        () => shop.join(ana, 'Ana'),
        () => shop.join(eva, 'Eva'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(accountIn(second).id).toBe(accountIn(first).id);
      expect(accountIn(second).members.map(({ number }) => number)).toEqual([1, 2]);
    }));

  it('and send at once: one account, a round each', () =>
    raced(async ({ ana, eva }) => {
      const [hers, his] = [await shop.choose(ana), await shop.choose(eva)];
      const { first, second } = await meet(
        'account-opened',
        () => sendCart(ana, hers),
        () => sendCart(eva, his),
      );
      // A diner who has not joined the account that the other one opened sends nothing to it.
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'not_found']);
      await shop.join(eva, 'Eva');
      expect(outcomeOf(await sendCart(eva, his))).toBe(200);
      expect(linesOf(await shop.read(ana)).map(({ member }) => member)).toEqual([1, 2]);
    }));

  it('two want the last place: one has it', () =>
    raced(async ({ ana, eva }) => {
      const first = await shop.createDiner();
      await shop.scan(first, String(used));
      const { id } = accountIn(await shop.join(first, 'First'));
      await races.shop.read(
        `with made as (insert into profiles (instance_id, created_at)
           select $1, now() from generate_series(3, $3) returning id)
         insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, number, name)
         select $1, $2, id, 'guest', now(), row_number() over () + 1, 'x' from made`,
        [id, MOST_MEMBERS],
      );
      const both = await meet(
        'account-joined',
        () => shop.join(ana, 'Ana'),
        () => shop.join(eva, 'Eva'),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second)].sort()).toEqual([200, 'table_full']);
    }));
});

describe.each(INSIDE)('a round held at %s (rule table/rounds)', (at) => {
  it('of a cart that another tab sends too is sent once', () =>
    joined(async ({ ana }) => {
      await shop.choose(ana);
      const version = await versionOf(ana);
      const send = () => shop.send(ana, { version });
      const { first, second, waited } = await meet(at, send, send);
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'account_changed', true]);
      expect(linesOf(await shop.read(ana))).toHaveLength(1);
    }));

  it('and the one of another member are both on the bill, one after the other', () =>
    joined(async ({ ana, eva }) => {
      const [hers, his] = [await shop.choose(ana), await shop.choose(eva, 'limonada', { count: 2 })];
      const { first, second } = await meet(
        at,
        () => sendCart(ana, hers),
        () => sendCart(eva, his),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      const seen = await shop.read(ana);
      expect([seen.rounds.map(({ number }) => number), seen.total]).toEqual([[1, 2], 37_500]);
    }));

  it('is on the bill that staff close meanwhile', () =>
    joined(async ({ ana }) => {
      const cart = await shop.choose(ana);
      const account = await shop.read(ana);
      const { first, second } = await meet(
        at,
        () => sendCart(ana, cart),
        () => close(account),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.read(ana, account.id)).toMatchObject({ state: 'closed', total: 12_500 });
    }));

  it('is on the bill that is asked for meanwhile', () =>
    joined(async ({ ana, eva }) => {
      const cart = await shop.choose(ana);
      const { first, second } = await meet(
        at,
        () => sendCart(ana, cart),
        () => askBill(eva),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.read(ana)).toMatchObject({ state: 'bill_asked', total: 12_500 });
    }));

  it('moves with the account that staff move meanwhile', () =>
    joined(async ({ ana }) => {
      const cart = await shop.choose(ana);
      const { id } = await shop.read(ana);
      moved += 1;
      const label = String(TABLES - moved);
      const { first, second, waited } = await meet(
        at,
        () => sendCart(ana, cart),
        () => change(id, 'table', { table_id: tableIds.get(label) }),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(await shop.read(ana)).toMatchObject({ id, total: 12_500, drafts: [], table: { label } });
    }));

  it('is the one that staff take from the code of its phone meanwhile (rule table/waiter-code)', () =>
    joined(async ({ ana }) => {
      const [product] = (await shop.choose(ana)).products;
      const { table, me, code_secret: secret } = await shop.read(ana);
      const [key, version] = [randomUUID(), await versionOf(ana)];
      const dish = { offerId: shop.offerId('limonada'), count: 1, choices: [], comment: '' };
      const [member, forAll] = [me ?? 0, false];
      const lines = [{ ...dish, member, forAll }];
      const code = signedCode({ tableId: table.id, member, key, lines }, secret ?? undefined);
      const path = '/staff/accounts/from_code.json';
      const { first, second, waited } = await meet(
        at,
        () => shop.send(ana, { key, version }),
        () => shop.ask({ method: 'POST', path, headers: staff, body: { code } }),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(linesOf(await shop.read(ana)).map(({ id }) => id)).toEqual([product?.id]);
    }));

  it('holds its cart: no line changes under it', () =>
    joined(async ({ ana }) => {
      const cart = await shop.choose(ana);
      const { first, second, waited } = await meet(
        at,
        () => sendCart(ana, cart),
        () => races.shop.setCount(ana, cart, 9),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'cart_locked', true]);
      expect(linesOf(await shop.read(ana)).map(({ count }) => count)).toEqual([1]);
    }));

  it('takes the last of a product, or an order from outside does', () =>
    joined(async ({ ana, eva }) => {
      await races.shop.setStock(1);
      const [cart, outside] = [await shop.choose(ana), await races.shop.fill(eva)];
      const { first, second } = await meet(
        at,
        () => sendCart(ana, cart),
        () => races.shop.placeCart(eva, outside),
      );
      expect([outcomeOf(first), outcomeOf(second)].filter((one) => one === 'out_of_stock')).toHaveLength(1);
      expect(await races.shop.stockLeft()).toBe(0);
      const isHers = first.status === 200;
      expect(linesOf(await shop.read(ana))).toHaveLength(isHers ? 1 : 0);
      await races.shop.setStock(PLENTY);
    }));
});

describe('a round that comes late', () => {
  it('to a bill that is asked for is refused (rule table/bill)', () =>
    joined(async ({ ana, eva }) => {
      const first = await shop.choose(ana);
      await sendCart(ana, first);
      const cart = await shop.choose(eva);
      const both = await meet(
        'bill-asked',
        () => askBill(ana),
        () => sendCart(eva, cart),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 'bill_asked', true]);
      expect((await shop.read(ana)).total).toBe(12_500);
    }));

  it('to an account that is closed opens no other (rule table/bill)', () =>
    joined(async ({ ana, eva }) => {
      const { id } = await shop.sent(ana);
      const cart = await shop.choose(eva);
      const both = await meet(
        'order-moved',
        () => close({ id }),
        () => sendCart(eva, cart),
      );
      expect([outcomeOf(both.first), both.waited]).toEqual([200, true]);
      expect(['empty', 'scan_table']).toContain(outcomeOf(both.second));
      expect(await shop.read(ana, id)).toMatchObject({ state: 'closed', total: 12_500 });
    }));
});

describe('whom staff take off while they choose a share (rule payments/shares)', () => {
  const remove = ({ id }: Account) =>
    shop.ask({ method: 'DELETE', path: `/staff/accounts/${id}/members/2.json`, headers: staff });
  const hold = (diner: Diner, { id }: Account) =>
    shop.post(diner, `/on_table/account/shares.json?id=${id}`, { kind: 'equal', of: 1 });

  it('holds none after it', () =>
    joined(async ({ ana, eva }) => {
      const account = await shop.sent(ana);
      const { first, second, waited } = await meet(
        'member-removed',
        () => remove(account),
        () => hold(eva, account),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'not_found', true]);
      expect((await shop.read(ana)).shares).toEqual([]);
    }));

  it('holds the one before it no more', () =>
    joined(async ({ ana, eva }) => {
      const account = await shop.sent(ana);
      const { first, second } = await meet(
        'share-held',
        () => hold(eva, account),
        () => remove(account),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect((await shop.read(ana)).shares).toEqual([]);
    }));
});
