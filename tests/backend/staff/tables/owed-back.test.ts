import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing } from '@/tests/support/shops/sharing-shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

/** Ana at table 1 has a dish of 30.000 and the table one of 10.000; she has paid her dish with a note of 50.000, and Luis the rest by the reader. */
async function openPaid() {
  const shop = await openSharing(paying);
  const ana = await shop.sitDown('1', 'Ana');
  const luis = await shop.sitDown('1', 'Luis');
  const account = await shop.read(ana);
  const dish = await shop.serve(account, ana, 30_000);
  const other = await shop.serve(account, luis, 10_000);
  const pay = async (who: typeof ana, method: object) => {
    const { id } = await shop.held(who, { kind: 'mine' });
    await shop.payShareInPerson(who, account, id, method);
    const [waiting] = await shop.waiting();
    await shop.take(waiting?.payment_id ?? 0);
  };
  await pay(ana, { method: 'cash', cash_amount: 50_000 });
  await pay(luis, { method: 'card_reader' });
  const cashier = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'cashier' });
  const path = `/staff/accounts/${account.id}`;
  const read = async () => (await cashier.at({ path: `${path}.json` })).body as StaffAccount;
  const room = async () =>
    (await cashier.at({ path: `/staff/tables.json?supplier_id=${account.supplier.id}` })).body as Room;
  const take = (line: number, more: object = {}) =>
    cashier.at({ method: 'PUT', path: `${path}/lines/${line}.json`, body: { void_reason: 'x', ...more } });
  return { ...shop, ana, account, dish, other, cashier, read, room, take };
}
type Paid = Awaited<ReturnType<typeof openPaid>>;

/** Whose payment gives back how much, for each line. */
const returnsIn = ({ returns, payments }: StaffAccount, { dish }: Paid) =>
  returns.map(({ line, payment_id: id, amount }) => {
    const payment = payments.find((one) => one.id === id);
    return [line === dish ? 'dish' : 'other', payment?.member, payment?.method, amount];
  });

describe('what a line would give back (rule staff/void)', () => {
  it('names each payment with its way to pay and the notes that were handed over', async () => {
    const shop = await openPaid();
    const account = await shop.read();
    expect(account.payments).toMatchObject([
      { member: 1, method: 'cash', amount: 30_000, cash_amount: 50_000, by_gateway: false, owed: [] },
      { member: 2, method: 'card_reader', amount: 10_000, cash_amount: null, given_back: 0 },
    ]);
    expect(returnsIn(account, shop)).toEqual([
      ['dish', 1, 'cash', 30_000],
      ['other', 2, 'card_reader', 10_000],
    ]);
  });

  it('is what goes back then, and is told until it was given', async () => {
    const shop = await openPaid();
    expect((await shop.take(shop.dish, { gives_back: 30_000 })).status).toBe(200);
    const { id } = (await shop.read()).payments[0]?.owed[0] ?? { id: 0 };
    expect((await shop.read()).payments[0]).toMatchObject({
      given_back: 0,
      owed: [{ id, amount: 30_000, by_hand: true }],
    });
    expect((await shop.room()).refunds).toMatchObject([
      { id, account_id: shop.account.id, table: { label: '1' }, name: 'Ana', method: 'cash', amount: 30_000 },
    ]);
    const given = { method: 'PUT', path: `/staff/refunds/${id}.json`, body: { status: 'refunded' } };
    expect((await shop.cashier.at(given)).status).toBe(200);
    expect((await shop.read()).payments[0]).toMatchObject({ given_back: 30_000, owed: [] });
    expect((await shop.room()).refunds).toEqual([]);
  });

  it('is refused where another sum was told, and nothing is changed', async () => {
    const shop = await openPaid();
    for (const told of [0, 29_999, 30_001])
      expect(await shop.take(shop.dish, { gives_back: told })).toMatchObject({
        status: 409,
        body: { error: { key: 'total_changed', values: { total: 30_000 } } },
      });
    expect(await shop.read()).toMatchObject({ total: 40_000, paid: 40_000 });
  });

  it('is nothing while the bill is not paid', async () => {
    const shop = await openPaid();
    await shop.serve(shop.account, shop.ana, 40_000);
    expect((await shop.read()).returns).toEqual([]);
    expect((await shop.take(shop.dish, { gives_back: 0 })).status).toBe(200);
  });

  it('leaves the room after a day, and stays in the list of money', async () => {
    const shop = await openPaid();
    await shop.take(shop.dish);
    paying.backend.clock.now = new Date(paying.backend.clock.now.getTime() + 25 * 3_600_000);
    expect((await shop.room()).refunds).toEqual([]);
    expect((await shop.cashier.at({ path: '/staff/refunds.json' })).body).toMatchObject([{ amount: 30_000 }]);
  });
});
