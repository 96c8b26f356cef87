import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Account } from '@/lib/contract/table/account';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { chooseCount } from '@/tests/support/faults/fault-counts';
import { openRaces, outcomeOf, type Races } from '@/tests/support/faults/races';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { seatOf, tablesOf } from '@/tests/support/shops/table-shop';

/** Three for each race: where Ana sits, where she goes, and where staff move the account. */
const TABLES = chooseCount({ short: 30, full: 2_700 });
/** More than may sit there. */
const PEOPLE = chooseCount({ short: 30, full: 200 });
const WITH_DISH = chooseCount({ short: 10, full: 40 });

let races: Races;
let shop: Awaited<ReturnType<typeof serveAccounts<Races['shop']>>>;
let staff: Record<string, string>;
let used = 0;
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
});
afterAll(() => races.close());

type Party = { ana: Diner; eva: Diner; id: number; other: string; free: string };

/** Ana and Eva share an account with a round; Ana has chosen something that is not sent. */
const seated = (race: (party: Party) => Promise<void>) =>
  races.raced(async ({ ana, eva }) => {
    const [own, other, free] = [used + 1, used + 2, used + 3].map(String);
    used += 3;
    if (!own || !other || !free) throw new Error('there are three');
    for (const diner of [ana, eva]) {
      await shop.scan(diner, own);
      await shop.join(diner, 'x');
    }
    const { id } = await shop.sent(eva);
    await shop.choose(ana, 'limonada', { count: 2 });
    await race({ ana, eva, id, other, free });
  });
const change = (method: string, path: string, body?: object) =>
  shop.ask({ method, path: `/staff/accounts/${path}.json`, headers: staff, ...(body ? { body } : {}) });
const close = (id: number) => change('PUT', `${id}/status`, { status: 'closed_account', reason: 'x' });
const move = (id: number, label: string) => change('PUT', `${id}/table`, { table_id: tableIds.get(label) });
const meet = <A, B>(at: Checkpoint, first: () => Promise<A>, second: () => Promise<B>) =>
  races.meet(at, first, second);

/** She sits at the other table, with what she has chosen, and nowhere else. */
async function expectMoved({ ana, other }: Party): Promise<void> {
  const { body } = await shop.ask({ path: '/on_table/visit.json', headers: ana.headers });
  expect(body).toMatchObject({ table: { label: other } });
  const joined = (await shop.join(ana, 'Ana')).body as Account;
  expect(joined).toMatchObject({ table: { label: other }, drafts: [{ lines: [{ count: 2 }] }] });
}

describe('who scans another table meanwhile (rule table/joining, rule table/bill)', () => {
  it('takes along what was chosen from an account that staff close', () =>
    seated(async (party) => {
      const both = await meet(
        'table-opened',
        () => shop.scan(party.ana, party.other),
        () => close(party.id),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      await expectMoved(party);
    }));

  it('takes it along from an account that staff take them off', () =>
    seated(async (party) => {
      const both = await meet(
        'table-opened',
        () => shop.scan(party.ana, party.other),
        () => change('DELETE', `${party.id}/members/1`),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      await expectMoved(party);
    }));

  it('stays there while staff move the account', () =>
    seated(async (party) => {
      const both = await meet(
        'table-opened',
        () => shop.scan(party.ana, party.other),
        () => move(party.id, party.free),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      await expectMoved(party);
      expect(await shop.read(party.eva)).toMatchObject({ table: { label: party.free }, drafts: [] });
    }));

  it('goes there after staff have moved the account', () =>
    seated(async (party) => {
      const both = await meet(
        'account-moved',
        () => move(party.id, party.free),
        () => shop.scan(party.ana, party.other),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      await expectMoved(party);
      const { members, drafts } = await shop.read(party.eva);
      expect([members.map(({ left }) => left), drafts]).toEqual([[true, false], []]);
    }));

  it('has nothing chosen any more once the account was closed first', () =>
    seated(async ({ ana, id, other }) => {
      const both = await meet(
        'order-moved',
        () => close(id),
        () => shop.scan(ana, other),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      expect((await shop.join(ana, 'Ana')).body).toMatchObject({ table: { label: other }, drafts: [] });
    }));
});

describe('who scans another table while they join (rule table/joining, guarantee/one-account)', () => {
  it('leaves the account that they have joined by then', () =>
    seated(async ({ eva, other }) => {
      const late = await shop.createDiner();
      await shop.scan(late, String(used - 2));
      const both = await meet(
        'account-joined',
        () => shop.join(late, 'x'),
        () => shop.scan(late, other),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      expect((await shop.read(eva)).members.map(({ left }) => left)).toEqual([false, false, true]);
    }));

  it('joins where they sit by then', () =>
    seated(async ({ eva, other }) => {
      const late = await shop.createDiner();
      await shop.scan(late, String(used - 2));
      const both = await meet(
        'table-opened',
        () => shop.scan(late, other),
        () => shop.join(late, 'x'),
      );
      expect([outcomeOf(both.first), outcomeOf(both.second), both.waited]).toEqual([200, 200, true]);
      expect(both.second.body).toMatchObject({ table: { label: other }, me: 1 });
      expect((await shop.read(eva)).members).toHaveLength(2);
    }));
});

/** Where there are more at once than the machine has connections for, some hear so and ask again. */
async function joinUntilAnswered(diner: Diner) {
  for (;;) {
    const answer = await shop.join(diner, 'x');
    if (outcomeOf(answer) !== 'unavailable') return outcomeOf(answer);
  }
}

describe(`${PEOPLE} people at one table (guarantee/one-account, rule table/joining)`, () => {
  it('twenty join, once each, everybody else hears why not, and nobody loses what they chose', async () => {
    used += 1;
    const people: Diner[] = [];
    while (people.length < PEOPLE) people.push(await shop.createDiner());
    for (const one of people) expect(outcomeOf(await shop.scan(one, String(used)))).toBe(200);
    for (const one of people.slice(0, WITH_DISH)) await shop.choose(one);
    const answers = await Promise.all(people.map(joinUntilAnswered));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(MOST_MEMBERS);
    expect(answers.filter((answer) => answer === 'table_full')).toHaveLength(PEOPLE - MOST_MEMBERS);
    const inside = people.filter((_, index) => answers[index] === 200);
    const [first] = inside;
    if (!first) throw new Error('nobody joined');
    const { members, drafts } = await shop.read(first);
    expect(members.map(({ number }) => number)).toEqual(
      Array.from({ length: MOST_MEMBERS }, (_, index) => index + 1),
    );
    const chose = (one: Diner) => people.indexOf(one) < WITH_DISH;
    expect(drafts).toHaveLength(inside.filter(chose).length);
    const carts = await races.shop.read<{ lines: number }>(
      `select count(*)::int as lines from purchase_lines l join purchases c on c.instance_id = l.instance_id
         and c.id = l.purchase_id where l.instance_id = $1 and c.status = 'cart' and c.profile_id = any ($2::bigint[])`,
      [people.map(({ id }) => id)],
    );
    expect(carts).toEqual([{ lines: WITH_DISH }]);
    // Again, as a phone does that heard nothing: nobody is there twice.
    expect(await Promise.all(inside.map(joinUntilAnswered))).toEqual(inside.map(() => 200));
    expect((await shop.read(first)).members).toHaveLength(MOST_MEMBERS);
  });
});
