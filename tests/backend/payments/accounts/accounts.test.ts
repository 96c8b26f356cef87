import { listAccounts, retireAccount } from '@/backend/payments/accounts';
import { createProviders } from '@/backend/providers/payments/providers';
import type { Order } from '@/lib/contract/orders/orders';
import {
  type AccountShop,
  createAccountsKey,
  keysOf,
  openAccountShop,
  pathOf,
} from '@/tests/support/shops/account-shop';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: AccountShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend(undefined, { ACCOUNTS_KEY: createAccountsKey() });
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openAccountShop(paying);
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const publicKeyAt = async (branch: string) => {
  const path = `/payments/gateway.json?supplier_id=${shop.branchId(branch)}`;
  return ((await shop.ask({ path })).body as { public_key: string } | null)?.public_key ?? null;
};
/** Time passes at the gateway, whose events are sent nowhere: the job asks. */
async function settleByJob(): Promise<void> {
  paying.setFaults({ muteEvents: true });
  paying.settle();
  paying.pass(5_000);
  await paying.runJobs();
  paying.setFaults({ muteEvents: false });
}

describe('a branch is paid', () => {
  it('at its own account, else at the tenant’s, else not (rule payments/accounts)', async () => {
    expect(await publicKeyAt('norte')).toBeNull();
    await shop.set('casa');
    expect(await publicKeyAt('norte')).toBe(keysOf('casa').public_key);
    await shop.set('norte', { branch: 'norte' });
    expect(await publicKeyAt('norte')).toBe(keysOf('norte').public_key);
    expect(await publicKeyAt('centro')).toBe(keysOf('casa').public_key);
  });

  it('to its end by that account alone', async () => {
    const { id } = await shop.set('norte', { branch: 'norte' });
    const order = await shop.place(ana, 'norte');
    expect((await shop.pay(ana, order, 'norte')).status).toBe(201);
    expect([shop.merchantsOf(order), await shop.accountOf(order)]).toEqual([['norte'], [id]]);
    await settleByJob();
    expect(await shop.statusOf(ana, order)).toBe('success');
  });

  it('and never with the keys of another tenant', async () => {
    await shop.set('casa');
    const other = await openAccountShop(paying);
    expect(
      (await other.ask({ path: `/payments/gateway.json?supplier_id=${other.branchId()}` })).body,
    ).toBeNull();
    expect(await listAccounts({ deps: paying.backend.deps, slug: other.slug })).toEqual([]);
  });
});

describe('an attempt stays with the account that it was begun with', () => {
  it('when the branch has another one, and when it has none', async () => {
    const first = await shop.set('uno');
    const order = await shop.place(ana);
    await shop.pay(ana, order, 'uno');
    const second = await shop.set('dos');
    expect([second.change, second.id === first.id]).toEqual(['replaced', false]);
    await retireAccount({ deps: paying.backend.deps, slug: shop.slug, id: String(second.id) });
    expect(await publicKeyAt('centro')).toBeNull();
    await settleByJob();
    expect(await shop.statusOf(ana, order)).toBe('success');
    expect(await shop.accountOf(order)).toEqual([first.id]);
  });

  it('and the next attempt of the order has the account of its own time', async () => {
    const first = await shop.set('uno');
    const order = await shop.place(ana);
    await shop.pay(ana, order, 'uno', CARDS.declined);
    await settleByJob();
    const second = await shop.set('dos');
    await shop.pay(ana, order, 'dos');
    expect(await shop.accountOf(order)).toEqual([first.id, second.id]);
    await settleByJob();
    expect(await shop.statusOf(ana, order)).toBe('success');
    expect(shop.merchantsOf(order)).toEqual(['uno', 'dos']);
  });

  it('and its money goes back by it', async () => {
    await shop.set('uno');
    const order = await shop.place(ana);
    await shop.pay(ana, order, 'uno');
    await shop.set('dos');
    await paying.backend.db.system((sql) =>
      sql(`update purchases set status = 'cancelled' where instance_id = $1 and id = $2`, [
        shop.instanceId,
        order.id,
      ]),
    );
    await settleByJob();
    paying.pass(60_000);
    await paying.runJobs();
    expect(await shop.statusOf(ana, order)).toBe('refunded');
    expect(shop.charges(order).map(({ slug, status }) => [slug, status])).toEqual([['uno', 'VOIDED']]);
  });

  it('under new keys of the same account', async () => {
    const { id } = await shop.set('uno');
    const order = await shop.place(ana);
    await shop.pay(ana, order, 'uno');
    // Somebody typed a key wrongly: right in its form, of no use.
    const wrong = { ...keysOf('uno'), private_key: 'prv_test_nobody' };
    expect(await shop.set('uno', { keys: wrong })).toMatchObject({ id, change: 'keys' });
    expect(await shop.set('uno')).toMatchObject({ id, change: 'keys' });
    expect(await shop.set('uno')).toMatchObject({ id, change: 'none' });
    await settleByJob();
    expect(await shop.statusOf(ana, order)).toBe('success');
  });
});

describe('an event', () => {
  let order: Order;
  let path: string;
  beforeEach(async () => {
    path = pathOf(await shop.set('norte', { branch: 'norte' }));
    order = await shop.place(ana, 'norte');
    paying.setFaults({ muteEvents: true });
    await shop.pay(ana, order, 'norte');
    paying.settle();
  });
  afterEach(() => void paying.setFaults({ muteEvents: false }));

  it('at its account’s address ends its attempt', async () => {
    expect((await shop.tell(order, { merchant: 'norte', path })).status).toBe(200);
    expect((await shop.until(ana, order, 'success')).payment?.status).toBe('success');
  });

  it('with the secret of another account is refused', async () => {
    const other = pathOf(await shop.set('casa'));
    expect((await shop.tell(order, { merchant: 'casa', path })).status).toBe(401);
    expect((await shop.tell(order, { merchant: 'norte', path: other })).status).toBe(401);
    expect((await shop.tell(order, { merchant: 'norte', path: '/webhooks/wompi' })).status).toBe(404);
  });

  it('of another account changes nothing, though the gateway shows it the charge (guarantee/event-of-its-account)', async () => {
    // The same merchant, with an account of its own here.
    const other = pathOf(await shop.set('norte'));
    await shop.deliver(order, { merchant: 'norte', path: other });
    expect(await shop.statusOf(ana, order)).toBe('pending');
    const rows = await paying.backend.db.system((sql) =>
      sql('select outcome from webhook_inbox where instance_id = $1', [shop.instanceId]),
    );
    expect(rows).toEqual([{ outcome: 'unknown' }]);
    // It has not taken the place of the account's own.
    await shop.deliver(order, { merchant: 'norte', path });
    expect(await shop.statusOf(ana, order)).toBe('success');
  });

  it('of another account, about a charge that the gateway does not know, has nothing asked', async () => {
    const other = pathOf(await shop.set('casa'));
    const readCheck = () =>
      paying.backend.db.system((sql) =>
        sql('select check_at, checks, details from payments where instance_id = $1', [shop.instanceId]),
      );
    const before = await readCheck();
    await shop.deliver(order, { merchant: 'casa', path: other, id: 'strange' });
    expect(await readCheck()).toEqual(before);
    await shop.deliver(order, { merchant: 'norte', path, id: 'strange' });
    expect(await readCheck()).not.toEqual(before);
  });

  it('at another tenant’s host or another gateway’s address is not found', async () => {
    const other = await openAccountShop(paying);
    const { account = '' } = /(?<account>[^/]+)$/.exec(path)?.groups ?? {};
    const statuses = await Promise.all([
      other.ask({ method: 'POST', path, body: {} }),
      shop.ask({ method: 'POST', path: `/webhooks/sandbox/${account}`, body: {} }),
      shop.ask({ method: 'POST', path: '/webhooks/wompi/AAAAAAAAAAAAAAAAAAAAAA', body: {} }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('an account that cannot be read', () => {
  const spoil = (text: string, values: unknown[] = []) =>
    paying.backend.db.system((sql) => sql(text, [shop.instanceId, ...values]));

  it.each([
    [
      'was changed',
      `update gateway_accounts set sealed = set_byte(sealed, 40, get_byte(sealed, 40) # 1) where instance_id = $1`,
    ],
    ['is of a key that is not here', `update gateway_accounts set key_id = 'lost' where instance_id = $1`],
    [
      'was moved to a branch',
      `update gateway_accounts a set supplier_id = s.id from suppliers s
       where a.instance_id = $1 and s.instance_id = $1 and s.slug = 'centro'`,
    ],
    [
      'has another address',
      `update gateway_accounts set public_id = 'x' || instance_id where instance_id = $1`,
    ],
  ])(
    'because it %s charges nothing, and no other stands in (guarantee/sealed-accounts)',
    async (_why, text) => {
      await shop.set('casa');
      const order = await shop.place(ana);
      await spoil(text);
      const gateway = await shop.ask({ path: `/payments/gateway.json?supplier_id=${shop.branchId()}` });
      expect([gateway.status, keyOf(gateway)]).toEqual([502, 'gateway_unavailable']);
      const answer = await shop.pay(ana, order, 'casa');
      expect([answer.status, keyOf(answer)]).toEqual([502, 'gateway_unavailable']);
      expect(shop.charges(order)).toEqual([]);
      expect((await shop.ask({ path: '/domain/config.json' })).status).toBe(200);
      expect(paying.backend.logged.join('')).toContain('unusable_account');
      const [line] = await listAccounts({ deps: paying.backend.deps, slug: shop.slug });
      expect(line).toMatchObject({ publicKey: null, fault: expect.stringMatching(/^the account was/) });
    },
  );

  it('because it was copied to another tenant charges nothing there', async () => {
    await shop.set('casa');
    const other = await openAccountShop(paying);
    await spoil('update gateway_accounts set instance_id = $2 where instance_id = $1', [other.instanceId]);
    const gateway = await other.ask({ path: `/payments/gateway.json?supplier_id=${other.branchId()}` });
    expect([gateway.status, keyOf(gateway)]).toEqual([502, 'gateway_unavailable']);
  });

  it('waits for its key: the attempt is asked about when it is back', async () => {
    await shop.set('casa');
    const order = await shop.place(ana);
    await shop.pay(ana, order, 'casa');
    const [{ key_id: keyId } = { key_id: '' }] = await paying.backend.db.system((sql) =>
      sql<{ key_id: string }>('select key_id from gateway_accounts where instance_id = $1', [
        shop.instanceId,
      ]),
    );
    await spoil(`update gateway_accounts set key_id = 'lost' where instance_id = $1`);
    await settleByJob();
    expect(await shop.statusOf(ana, order)).toBe('pending');
    await spoil('update gateway_accounts set key_id = $2 where instance_id = $1', [keyId]);
    paying.pass(60_000);
    await paying.runJobs();
    expect(await shop.statusOf(ana, order)).toBe('success');
  });
});

test('a second backend uses an account’s new keys at its next call', async () => {
  const { deps } = paying.backend;
  const config = { ...deps.config.payments, wompiBase: paying.sandboxUrl };
  const second = createProviders({ config, clock: deps.clock });
  const { findProvider: first } = deps;
  await shop.set('uno');
  expect(await publicKeyAt('centro')).toBe(keysOf('uno').public_key);
  Object.assign(deps, { findProvider: second });
  expect(await publicKeyAt('centro')).toBe(keysOf('uno').public_key);
  await shop.set('dos');
  expect(await publicKeyAt('centro')).toBe(keysOf('dos').public_key);
  Object.assign(deps, { findProvider: first });
  expect(await publicKeyAt('centro')).toBe(keysOf('dos').public_key);
});
