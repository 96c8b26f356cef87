import { inspect } from 'node:util';
import type { BackendConfig } from '@/backend/config';
import { createOperatorApp } from '@/backend/operator/operator-app';
import {
  listAccounts,
  retireAccount,
  rotateAccounts,
  setAccount,
  warnOfAccounts,
} from '@/backend/payments/accounts';
import type { Database } from '@/backend/platform/database/database';
import type { GatewayAccount } from '@/backend/providers/payments/gateway-account';
import { createProviders } from '@/backend/providers/payments/providers';
import {
  type AccountShop,
  createAccountsKey,
  keysOf,
  openAccountShop,
  withAccountsKey,
} from '@/tests/support/shops/account-shop';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';

const KEYS = {
  public_key: 'pub_test_geheim',
  private_key: 'prv_test_geheim',
  integrity_secret: 'test_integrity_geheim',
  events_secret: 'test_events_geheim',
};
let paying: PayingBackend;
let shop: AccountShop;
let first: string;
let second: string;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  // Accounts of other tests, under other keys, are in the same database.
  [first, second] = [createAccountsKey(), createAccountsKey()];
  const { deps } = paying.backend;
  const config = withAccountsKey(deps.config, first);
  const sandbox = { apiBase: paying.sandboxUrl, browserBase: paying.sandboxUrl };
  const findProvider = createProviders({ config: { ...config.payments, sandbox }, clock: deps.clock });
  Object.assign(deps, { config, findProvider });
  shop = await openAccountShop(paying);
});
afterAll(() => paying.close());

const depsOf = (config: BackendConfig) => ({ ...paying.backend.deps, config });
const rotated = () => depsOf(withAccountsKey(paying.backend.deps.config, second, [first]));
const listRows = () =>
  paying.backend.db.system((sql) =>
    sql<GatewayAccount & { retired_at: Date | null }>(
      'select * from gateway_accounts where instance_id = $1 order by id',
      [shop.instanceId],
    ),
  );

describe('keys are refused', () => {
  it.each([
    ['one is missing', { ...KEYS, events_secret: undefined }, 'events_secret must look like'],
    ['two are exchanged', { ...KEYS, public_key: KEYS.private_key }, 'public_key must look like'],
    [
      'test and prod are mixed',
      { ...KEYS, private_key: 'prv_prod_geheim' },
      'keys of test and prod are mixed',
    ],
    ['a word is strange', { ...KEYS, 'prv_test_geheim: x': 1 }, 'only public_key,'],
    ['one has a space', { ...KEYS, private_key: 'prv_test_geheim x' }, 'private_key must look like'],
    ['there are none', 'prv_test_geheim', 'the keys are public_key,'],
  ])('where %s, without a word of them', async (_why, keys, sentence) => {
    const error = await shop.set('casa', { keys }).catch((fault: Error) => fault);
    expect(error).toMatchObject({ key: 'invalid_input', message: expect.stringContaining(sentence) });
    expect(inspect(error)).not.toContain('geheim');
    expect(await listRows()).toEqual([]);
  });

  it.each([
    ['the gateway keeps none', { provider: 'sandbox' }, 'invalid_input'],
    ['there is no such branch', { branch: 'sur' }, 'not_found'],
    ['there is no such tenant', { slug: 'nobody' }, 'not_found'],
  ])('where %s', async (_why, changes, key) => {
    await expect(shop.set('casa', changes)).rejects.toMatchObject({ key });
  });

  it('that take real money beside the sandbox, and where there is no key to seal with', async () => {
    const { deps } = paying.backend;
    const input = { slug: shop.slug, branch: null, provider: 'wompi', isSame: false };
    const prod = Object.fromEntries(
      Object.entries(KEYS).map(([name, value]) => [name, value.replace('test', 'prod')]),
    );
    const withSandbox = { ...deps.config.payments, sandbox: { apiBase: '', browserBase: '' } };
    const beside = depsOf({ ...deps.config, payments: withSandbox });
    await expect(setAccount({ deps: beside, input: { ...input, keys: prod } })).rejects.toThrow('real money');
    const without = depsOf({ ...deps.config, payments: { ...deps.config.payments, accountKeys: null } });
    await expect(setAccount({ deps: without, input: { ...input, keys: KEYS } })).rejects.toThrow(
      'ACCOUNTS_KEY is not set',
    );
    await expect(rotateAccounts({ deps: without })).rejects.toThrow('ACCOUNTS_KEY is not set');
    const set = await setAccount({ deps, input: { ...input, keys: prod } });
    expect(set.environment).toBe('prod');
    // Kept before the sandbox was turned on, or in a copy of production's database.
    const [account] = await listRows();
    if (!account) throw new Error('no account is kept');
    const asked = { name: 'wompi', slug: shop.slug, currency: 'COP', account } as const;
    expect(() => deps.findProvider(asked)).toThrow('takes real money');
  });
});

test('an account that is retired stays, and the next one is another', async () => {
  const { deps } = paying.backend;
  const { id } = await shop.set('casa');
  const retire = () => retireAccount({ deps, slug: shop.slug, id: String(id) });
  expect(await retire()).toEqual(await retire());
  const next = await shop.set('casa');
  expect([next.change, next.id === id]).toEqual(['new', false]);
  const lines = await listAccounts({ deps, slug: shop.slug });
  expect(lines.map((line) => [line.id, line.retiredAt === null])).toEqual([
    [next.id, true],
    [id, false],
  ]);
  const other = await openAccountShop(paying);
  await expect(retireAccount({ deps, slug: other.slug, id: String(next.id) })).rejects.toMatchObject({
    key: 'not_found',
  });
});

test('two commands at once keep one account in use', async () => {
  const done = await Promise.all(['uno', 'dos', 'tres', 'dos'].map((merchant) => shop.set(merchant)));
  expect(done.map(({ change }) => change)).toContain('new');
  expect((await listRows()).filter(({ retired_at }) => retired_at === null)).toHaveLength(1);
});

test('config is known to be another one, and web programs are told, when an account changes', async () => {
  const versionOf = async () => {
    const [row] = await paying.backend.db.lookUp<{ version: number; told: number | null }>(
      `select i.version, p.version as told from instances i left join publications p on p.instance_id = i.id where i.id = $1`,
      [shop.instanceId],
    );
    return row;
  };
  const before = await versionOf();
  await shop.set('casa');
  const after = await versionOf();
  expect([after?.version, after?.told]).not.toEqual([before?.version, before?.told]);
  await rotateAccounts({ deps: rotated() });
  expect(await versionOf()).toEqual(after);
});

/** Without what other tests left, which these keys do not open. */
async function rotate(deps: Parameters<typeof rotateAccounts>[0]['deps']) {
  const { resealed, unread } = await rotateAccounts({ deps });
  return { resealed, unread: unread.flatMap(({ slug, id }) => (slug === shop.slug ? [id] : [])) };
}

test('a start tells of accounts that no key opens', async () => {
  const { db } = paying.backend;
  const told: unknown[] = [];
  const log = { error: (...said: unknown[]) => void told.push(said) };
  const count = (ring = rotated().config.payments.accountKeys) => warnOfAccounts({ db, ring, log });
  const before = await count();
  await shop.set('casa');
  expect(await count()).toBe(before);
  told.length = 0;
  const lost = withAccountsKey(paying.backend.deps.config).payments.accountKeys;
  const lines = [await count(lost), await count(null)];
  expect(Math.min(...lines)).toBeGreaterThan(before);
  expect(told).toEqual(
    lines.map((accounts) => [{ accounts }, expect.stringContaining('sealed with an unknown key')]),
  );
});

describe('rotation', () => {
  const fill = async () => {
    for (const merchant of ['uno', 'dos', 'tres']) await shop.set(merchant);
    await shop.set('norte', { branch: 'norte' });
  };
  const newest = () => rotated().config.payments.accountKeys?.newest.id;

  it('seals all with the newest key, retired ones too, and does nothing a second time', async () => {
    await fill();
    const before = await listRows();
    expect(await rotate(rotated())).toEqual({ resealed: 4, unread: [] });
    const after = await listRows();
    expect(new Set(after.map(({ key_id }) => key_id))).toEqual(new Set([newest()]));
    expect(after.map(({ public_id }) => public_id)).toEqual(before.map(({ public_id }) => public_id));
    expect(await rotate(rotated())).toEqual({ resealed: 0, unread: [] });
    const alone = depsOf(withAccountsKey(paying.backend.deps.config, second));
    const lines = await listAccounts({ deps: alone, slug: shop.slug });
    expect(lines.map(({ fault }) => fault)).toEqual([null, null, null, null]);
  });

  it('that stopped half-way is finished by the next, and every account opens meanwhile', async () => {
    await fill();
    const deps = rotated();
    let left = 2;
    const dying: Database = {
      ...deps.db,
      system: (work) =>
        deps.db.system((sql, ahead) =>
          work(async (text, values) => {
            if (text.startsWith('update gateway_accounts') && left-- <= 0) throw new Error('killed');
            return sql(text, values);
          }, ahead),
        ),
    };
    await expect(rotate({ ...deps, db: dying })).rejects.toThrow('killed');
    expect((await listRows()).filter(({ key_id }) => key_id === newest())).toHaveLength(2);
    const lines = await listAccounts({ deps, slug: shop.slug });
    expect(lines.map(({ fault }) => fault)).toEqual([null, null, null, null]);
    expect(await rotate(deps)).toEqual({ resealed: 2, unread: [] });
  });

  it('writes over no keys that were set meanwhile (guarantee/sealed-accounts)', async () => {
    await shop.set('uno');
    const deps = rotated();
    let turns = 0;
    const late: Database = {
      ...deps.db,
      system: async (work) => {
        // Between its reading and its writing.
        if (++turns === 2) await shop.set('uno', { isSame: true, keys: keysOf('uno-nuevo') });
        return deps.db.system(work);
      },
    };
    expect(await rotate({ ...deps, db: late })).toEqual({ resealed: 0, unread: [] });
    const [line] = await listAccounts({ deps, slug: shop.slug });
    expect(line?.publicKey?.slice(-4)).toBe(keysOf('uno-nuevo').public_key.slice(-4));
  });

  it('names what no key opens, and goes on', async () => {
    await fill();
    const [oldest] = await listRows();
    const lost = depsOf(withAccountsKey(paying.backend.deps.config, second));
    expect((await rotate(lost)).unread).toHaveLength(4);
    await paying.backend.db.system((sql) =>
      sql(`update gateway_accounts set key_id = 'lost' where instance_id = $1 and id = $2`, [
        shop.instanceId,
        oldest?.id,
      ]),
    );
    expect(await rotate(rotated())).toEqual({
      resealed: 3,
      unread: [oldest?.id],
    });
    // The owner gives the keys again: address and attempts stay.
    const again = await setAccount({
      deps: lost,
      input: { slug: shop.slug, branch: 'norte', provider: 'wompi', isSame: true, keys: keysOf('norte') },
    });
    expect(again.change).toBe('keys');
  });
});

test('no answer, log line, error or stored row holds a secret (guarantee/sealed-accounts)', async () => {
  const { deps, db, logged } = paying.backend;
  const app = createOperatorApp({ deps, key: 'k' });
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: 'Bearer k', 'content-type': 'application/json' };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const answer = await app.request(`/operator/${path}`, { method, headers, ...sent });
    return `${answer.status} ${await answer.text()}`;
  };
  const accounts = `tenants/${shop.slug}/accounts`;
  const set = await call('POST', accounts, { provider: 'wompi', keys: KEYS });
  const { id } = JSON.parse(set.slice(4)) as { id: number };
  const ana = await shop.createDiner();
  const order = await shop.place(ana);
  const said = [
    set,
    await call('POST', accounts, { provider: 'wompi', keys: { ...KEYS, public_key: 'prv_test_geheim' } }),
    await call('GET', accounts),
    await call('GET', `tenants/${shop.slug}`),
    await call('POST', 'accounts/rotation'),
    ...(await Promise.all(
      [
        '/domain/config.json',
        `/payments/banks.json?supplier_id=${shop.branchId()}`,
        `/payments/gateway.json?supplier_id=${shop.branchId()}`,
        `/orders/${order.id}.json`,
      ].map(async (path) => (await shop.ask({ path, headers: ana.headers })).text),
    )),
    (await shop.pay(ana, order, 'casa')).text,
    await call('DELETE', `${accounts}/${id}`),
    ...logged,
  ].join('\n');
  expect(said).toContain('pub_test_…heim');
  expect(said.match(/(prv|integrity|events)_(test_)?geheim/g)).toBeNull();
  const tables = await db.system((sql) =>
    sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    ),
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { name } of tables) {
    const found = await db.system((sql) =>
      sql<{ n: number }>(`select count(*) as n from ${name} t where t::text like '%geheim%'`),
    );
    expect({ name, n: found[0]?.n }).toEqual({ name, n: 0 });
  }
});
