import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportRefusal } from '@/backend/folders/examine-folder';
import { importFolder } from '@/backend/folders/import-folder';
import { createOperatorApp } from '@/backend/operator/operator-app';
import { type AccountLine, listAccounts, setAccount } from '@/backend/payments/accounts';
import { printRefusal } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';
import { BARE_BRANCH } from '@/tests/support/backend/full-folder';
import { createAccountsKey } from '@/tests/support/shops/account-shop';

const KEYS = {
  public_key: 'pub_test_geheim',
  private_key: 'prv_test_geheim',
  integrity_secret: 'test_integrity_geheim',
  events_secret: 'test_events_geheim',
};
const ACCOUNT = { provider: 'wompi', ...KEYS };
let backend: TestBackend;
let root: string;
let folder: string;
beforeAll(async () => {
  backend = await createTestBackend({ ACCOUNTS_KEY: createAccountsKey() });
});
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'accounts-'));
  const slug = basename(root).toLowerCase();
  folder = await writeBareFolder({
    root,
    slug,
    tenant: { domains: [`${slug}.test`], country: 'CO', currency: 'COP' },
    branch: { slug: 'centro', payment_provider: 'wompi' },
  });
});
afterEach(() => rm(root, { recursive: true }));
afterAll(() => backend.close());

const write = async (accounts: unknown, mode = 0o600) => {
  const file = join(folder, 'accounts.yaml');
  await writeFile(file, typeof accounts === 'string' ? accounts : JSON.stringify(accounts, null, 1));
  await chmod(file, mode);
};
async function runImport(deps = backend.deps) {
  const run = {
    ...deps,
    runImport: (given: { folder: string }) => importFolder({ db: backend.db, ...given }),
  };
  const answer = await createOperatorApp({ deps: run, key: 'k' }).request('/operator/imports', {
    method: 'POST',
    headers: { authorization: 'Bearer k', 'content-type': 'application/json' },
    body: JSON.stringify({ folder }),
  });
  const text = await answer.text();
  expect(text).not.toContain('geheim');
  return { status: answer.status, text };
}
const list = (): Promise<AccountLine[]> => listAccounts({ deps: backend.deps, slug: basename(folder) });
const isThere = async () =>
  (await backend.db.lookUp('select 1 from instances where slug = $1', [basename(folder)])).length > 0;

test('a private file is sealed at import, and is nowhere else (rule payments/accounts)', async () => {
  await write([ACCOUNT, { ...ACCOUNT, branch: 'centro', public_key: 'pub_test_geheim2' }]);
  expect((await runImport()).status).toBe(200);
  const before = await list();
  expect(before.map(({ branch, fault }) => [branch, fault])).toEqual([
    [null, null],
    ['centro', null],
  ]);
  expect((await runImport()).status).toBe(200);
  expect(await list()).toEqual(before);
  expect(backend.logged.join('')).not.toContain('geheim');
  for (const table of ['instances', 'suppliers', 'publications', 'staff_actions', 'gateway_accounts']) {
    const found = await backend.db.system((sql) =>
      sql(`select 1 from ${table} t where t::text like '%geheim%'`),
    );
    expect([table, found]).toEqual([table, []]);
  }
});

test('a folder without the file changes no account', async () => {
  await write([ACCOUNT]);
  await runImport();
  const before = await list();
  await rm(join(folder, 'accounts.yaml'));
  expect((await runImport()).status).toBe(200);
  expect(await list()).toEqual(before);
});

test.each([
  ['others may read it', [ACCOUNT], 0o640, /^accounts.yaml: is readable by other users/],
  ['it is no list', ACCOUNT, 0o600, /is not a list/],
  ['it is no YAML', '- public_key: "geheim\n  x: [', 0o600, /is not a list/],
  [
    'a key has another form',
    [{ ...ACCOUNT, events_secret: 'geheim' }],
    0o600,
    /^accounts.yaml:2 0: events_secret must/,
  ],
  ['a key has another name', [{ ...ACCOUNT, prv_test_geheim: 1 }], 0o600, /only public_key,/],
  ['test and prod are mixed', [{ ...ACCOUNT, public_key: 'pub_prod_geheim' }], 0o600, /mixed/],
  ['the gateway is unknown', [{ ...ACCOUNT, provider: 'geheim' }], 0o600, /provider must be stripe, wompi/],
  ['the branch is unknown', [{ ...ACCOUNT, branch: 'geheim' }], 0o600, /branch is none of branches.yaml/],
  ['an account is there twice', [ACCOUNT, ACCOUNT], 0o600, /appears twice/],
])('it is refused where %s, and nothing is imported', async (_why, accounts, mode, sentence) => {
  await write(accounts, mode);
  const { status, text } = await runImport();
  const told = printRefusal(JSON.parse(text) as ImportRefusal, 'en');
  expect([status, told.join('\n')]).toEqual([422, expect.stringMatching(sentence)]);
  expect(await isThere()).toBe(false);
});

/** Two branches, which are a court's stalls where one is named. */
const writeBranches = (court: string | null) => {
  const counter = { on_table_class: 'checkout_plazoleta', services: ['on_table'], payment_provider: 'wompi' };
  const branches = ['centro', 'norte'].map((slug) => ({ ...BARE_BRANCH, ...counter, slug, court }));
  return writeFile(join(folder, 'branches.yaml'), JSON.stringify(branches));
};

test('it is refused with an account of a stall, whose court is paid with the tenant’s (rule table/court)', async () => {
  await writeBranches('plaza');
  await write([ACCOUNT, { ...ACCOUNT, branch: 'norte' }]);
  expect((await runImport()).text).toContain('account_stall');
  expect(await isThere()).toBe(false);
  // A branch that has one by now is no stall either.
  await writeBranches(null);
  expect((await runImport()).status).toBe(200);
  await rm(join(folder, 'accounts.yaml'));
  await writeBranches('plaza');
  expect((await runImport()).text).toContain('court_account');
});

test('a stall is refused an account of its own, its tenant is not (rule table/court)', async () => {
  await writeBranches('plaza');
  expect((await runImport()).status).toBe(200);
  const set = (branch: string | null) =>
    setAccount({
      deps: backend.deps,
      input: { slug: basename(folder).toLowerCase(), branch, provider: 'wompi', isSame: false, keys: KEYS },
    });
  await expect(set('norte')).rejects.toThrow('norte is a stall of the court plaza');
  await expect(set(null)).resolves.toMatchObject({ branch: null, change: 'new' });
});

test('it is refused where it leads out of the folder, and where there is no key to seal with', async () => {
  const outside = join(root, 'keys.yaml');
  await writeFile(outside, JSON.stringify([ACCOUNT]), { mode: 0o600 });
  await symlink(outside, join(folder, 'accounts.yaml'));
  expect((await runImport()).text).toContain('file_outside');
  await rm(join(folder, 'accounts.yaml'));
  await write([ACCOUNT]);
  const { deps } = backend;
  const config = { ...deps.config, payments: { ...deps.config.payments, accountKeys: null } };
  expect((await runImport({ ...deps, config })).text).toContain('accounts_closed');
  expect(await isThere()).toBe(false);
});

test('what fails after the import says that it was imported', async () => {
  await writeBareFolder({
    root,
    slug: basename(folder),
    tenant: { domains: [`${basename(folder)}.test`], country: 'MX', currency: 'MXN' },
    branch: { slug: 'centro' },
  });
  await write([ACCOUNT]);
  const { status, text } = await runImport();
  expect([status, text]).toEqual([422, expect.stringMatching(/is imported, but .* wompi does not take MXN/)]);
  expect(await list()).toEqual([]);
});
