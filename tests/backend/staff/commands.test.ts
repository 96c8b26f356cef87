import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createImportHold } from '@/backend/folders/hold-import';
import { importFolder } from '@/backend/folders/import-folder';
import { createOperatorApp } from '@/backend/operator/operator-app';
import type { RunImport } from '@/backend/operator/run-import';
import { lockDataFolder } from '@/backend/platform/database/data-folder-lock';
import { listen, stopListening } from '@/backend/platform/http/listen';
import type { Order } from '@/lib/contract/orders/orders';
import { COMMANDS } from '@/scripts/tenant/commands';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { BOOKING } from '@/tests/support/backend/bundle-parts';
import { findFreePort } from '@/tests/support/backend/free-port';
import { runHere, runProgram } from '@/tests/support/backend/run-commands';
import { PIXEL, toForm } from '@/tests/support/backend/to-form';
import { accountRows, writeKeys } from '@/tests/support/shops/account-rows';
import { createAccountsKey } from '@/tests/support/shops/account-shop';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import { CONTACT, openShop } from '@/tests/support/shops/shop';
import { zoneAtNoon } from '@/tests/support/zone-at-noon';
import { BOOKING_ROWS, SAID_ROWS } from './rows-of-bookings';
import { CODE_TABLES, codeRows } from './rows-of-codes';
import { folderRows } from './rows-of-folders';
import { type Facts, LINK_ROWS, type Row } from './rows-of-links';
import { ORDER_ROWS } from './rows-of-orders';
import { OPERATOR_ROWS, PEOPLE_ROWS } from './rows-of-people';
import { REFUND_ROWS } from './rows-of-refunds';
import { SHIFT_ROWS } from './rows-of-shifts';
import { TABLE_ROWS } from './rows-of-tables';
import { transferRows } from './rows-of-transfers';
import { shopRows } from './shop/rows-of-shops';

const PREVIEWS = {
  ACCOUNTS_KEY: createAccountsKey(),
  PREVIEW_HOSTS: 'staging.test',
  PREVIEW_SECRET: 'a secret of some length',
};
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
const keysFile = writeKeys(folder);
const dataDir = join(folder, 'data');
let backend: TestBackend;
let server: Server;
/** How the running backend imports; a test may hold it. */
let runImport: RunImport = (given) => importFolder({ db: backend.db, ...given });
let lock: ReturnType<typeof lockDataFolder>;

beforeAll(async () => {
  // The program as it is shipped: it also starts sooner.
  execFileSync('node', ['scripts/build.mjs', folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  backend = await createTestBackend(PREVIEWS);
  const port = await findFreePort();
  lock = lockDataFolder({ dataDir, address: `http://127.0.0.1:${port}`, databaseUrl: null });
  const { fetch } = createOperatorApp({
    deps: { ...backend.deps, runImport: (given) => runImport(given) },
    key: lock.key,
  });
  server = await listen({ host: '127.0.0.1', port, trustedProxies: new Set(), fetch });
}, 60_000);
afterAll(async () => {
  await stopListening(server);
  lock.release();
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Where the program finds its tenants: at a backend that runs, or in the database itself. */
const RUNNING = 'beside a running backend';
const STATES: Record<string, () => Record<string, string>> = {
  [RUNNING]: () => ({ DATA_DIR: dataDir }),
  'with no backend running': () => ({
    ...PREVIEWS,
    DATA_DIR: join(folder, 'nobody'),
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
  }),
};

/** Every command, in the order in which they are run on one tenant. */
const ROWS: Record<string, Row[]> = {
  ...folderRows(folder),
  list: [
    [
      () => [],
      ({ slug, generated }) =>
        new RegExp(
          `^slug +status +branches +products +domains\n(.*\n)*${generated} +active +\\d+ +3 .*\n(.*\n)*${slug} +active +2 +3 +${slug}\\.test(\n|$)`,
        ),
    ],
  ],
  show: [
    [({ slug }) => [slug], ({ slug }) => new RegExp(`\\(${slug}\\)\nstatus +active\n(.*\n)*orders +4\n`)],
  ],
  key: [
    [
      ({ slug }) => [slug, 'cocina', '--scopes', 'orders:read,orders:write', '--json'],
      ({ slug }) => new RegExp(`"slug":"${slug}".*"scopes":\\["orders:read","orders:write"\\]`),
    ],
    [
      ({ slug }) => [slug],
      ({ slug }) =>
        new RegExp(
          `^\\S{20,}\nKey \\d+ of ${slug} \\(staff\\): instance:read, .*\\. It is shown this once\\.$`,
        ),
    ],
    [
      ({ slug, made }) => ['revoke', slug, String(made[0]?.id)],
      ({ slug, made }) => new RegExp(`^Key ${made[0]?.id} of ${slug} is revoked\\.$`),
    ],
  ],
  keys: [
    [
      ({ slug }) => [slug],
      () =>
        /^id +label +created +state +scopes\n\d+ +cocina +\S+ +revoked \S+ +orders:read,orders:write\n\d+ +staff +\S+ +in use +instance:read,.*$/,
    ],
  ],
  staff: PEOPLE_ROWS,
  operator: OPERATOR_ROWS,
  ...ORDER_ROWS,
  ...accountRows(keysFile),
  refund: REFUND_ROWS,
  ...LINK_ROWS,
  transfer: transferRows(folder),
  table: TABLE_ROWS,
  bookings: BOOKING_ROWS,
  ...SAID_ROWS,
  examples: [[({ slug }) => [slug], ({ slug }) => new RegExp(`^${slug} has orders already\\.$`)]],
  qr: codeRows(folder),
  'preview-link': [
    [({ slug }) => [slug], () => /^http:\/\/staging\.test:3000\/\?\S+\nGood until \d{4}-\S+Z\.$/],
  ],
  ...shopRows(folder),
  ...SHIFT_ROWS,
  lock: [[({ slug }) => [slug], ({ slug }) => new RegExp(`^${slug} is locked\\.$`)]],
  unlock: [[({ slug }) => [slug], ({ slug }) => new RegExp(`^${slug} is active\\.$`)]],
};

test('every command has a row', () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(COMMANDS).sort());
});

describe.each(Object.entries(STATES))('%s', (state, variablesOf) => {
  const facts: Facts = {
    slug: '',
    order: 0,
    unpaid: 0,
    profile: 0,
    product: 0,
    table: 0,
    codeSecret: '',
    booking: 0,
    generated: `hecha-${Object.keys(STATES).indexOf(state)}`,
    made: [],
  };
  beforeAll(async () => {
    const branches = branchesWithTransfer().map((one) => ({ ...one, booking: BOOKING }));
    const shop = await openShop(backend, { branches, tables: CODE_TABLES });
    const ana = await shop.createDiner();
    const { body } = await shop.placeCart(ana, await shop.fillCart(ana));
    const { id } = body as Order;
    // As if it had been paid online.
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(`update payments set status = 'success' where instance_id = $1 and purchase_id = $2`, [
        shop.instanceId,
        id,
      ]),
    );
    const byCard = await shop.placeCart(ana, await shop.fillCart(ana, { payment_method: 'card' }));
    const { id: unpaid } = byCard.body as Order;
    // A command without a backend has the machine's clock.
    await backend.db.system((sql) => sql('update purchases set placed_at = now() where id = $1', [unpaid]));
    const byTransfer = await shop.placeCart(ana, await shop.fillCart(ana, BY_TRANSFER));
    const { id: transfer } = byTransfer.body as Order;
    const upload = { method: 'POST', path: '/api/pay_purchase_image', headers: ana.headers };
    await shop.ask({ ...upload, body: toForm(PIXEL, transfer) });
    // Later on the day that it is where it was booked, by the clock of who answers.
    const now = state === RUNNING ? backend.clock.now : new Date();
    const agreed = { name: 'Centro', address: 'Calle 1', timezone: zoneAtNoon(now) };
    const [made] = await backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id: number }>(
        `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact, agreed)
         values ($1, $2, $3, 'pending', 2, $6::timestamptz + interval '2 hours', $6::timestamptz + interval '3 hours', $6, $4, $5)
         returning id`,
        [shop.instanceId, shop.branchId(), ana.id, JSON.stringify(CONTACT), JSON.stringify(agreed), now],
      ),
    );
    const booking = made?.id ?? 0;
    const dining = await serveAccounts(shop);
    const { table, code_secret: codeSecret } = await dining.sent(await dining.sitDown('1', 'Ana'));
    const product = shop.offerId('limonada');
    const { slug } = shop;
    Object.assign(facts, { slug, order: id, unpaid, profile: ana.id, product, table: table.id, booking });
    Object.assign(facts, { codeSecret });
  });

  const rows = Object.entries(ROWS).flatMap(([name, list]) =>
    list.map((row, index) => ({ name, index, row })),
  );
  test.each(rows)('$name $index', async ({ name, row: [words, says] }) => {
    const said = await runHere({ words: [name, ...words(facts)], variables: variablesOf() });
    expect(said).toMatch(says(facts));
    if (said.startsWith('{')) facts.made.push(JSON.parse(said) as { id: number });
  });

  test('account set reads keys from its input, and quotes none', async () => {
    const words = [join(folder, 'tenant.mjs'), 'account', 'set', facts.slug, 'wompi'];
    const set = (input: string) => runProgram({ words, input, variables: variablesOf() });
    expect(await set('public_key: "pub_test_geheim')).toMatch(/^The keys are not YAML: /);
    expect(await set('prv_test_geheim')).toMatch(/^the keys are public_key, /);
    expect(await set('prv_test_geheim: 1')).not.toContain('geheim');
    expect(await set(readFileSync(keysFile, 'utf8'))).toMatch(
      / \(test, pub_test_…1234\) (is kept|has these keys)/,
    );
  });
});

/** The embedded database has one program. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip;

onPostgres(
  'a tenant that another program imports is not imported beside it',
  async () => {
    const program = [join(folder, 'tenant.mjs')];
    const { DATABASE_URL: _shared, ...rest } = process.env;
    const env = { ...rest, ...STATES['with no backend running']?.() };
    execFileSync('node', [...program, 'generate', 'held', '--products', '1', '--out', folder]);
    const holdImport = createImportHold(process.env.TEST_DATABASE_URL ?? '');
    const hold = await holdImport('held', new Date('2026-11-18T17:00:00Z'));
    if (!hold.isHeld) throw new Error('somebody imports it');
    const asked = promisify(execFile)('node', [...program, 'import', join(folder, 'held')], { env });
    await expect(asked).rejects.toMatchObject({
      stderr: expect.stringContaining(
        'held is being imported since 17:00:00 UTC (reading); try again when that is done.\n',
      ),
    });
    await hold.release();
  },
  60_000,
);

/** Imports a made-up tenant beside the running backend. */
function startImport(slug: string) {
  execFileSync('node', [join(folder, 'tenant.mjs'), 'generate', slug, '--products', '1', '--out', folder]);
  const { DATABASE_URL: _shared, ...env } = process.env;
  const child = spawn('node', [join(folder, 'tenant.mjs'), 'import', join(folder, slug)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...env, DATA_DIR: dataDir },
  });
  const lines = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  return { next: async () => (await lines.next()).value as string | undefined, exited: once(child, 'exit') };
}

test('while an import runs, its steps are said, and what it waits for', async () => {
  const usual = runImport;
  let write = (): void => undefined;
  let finish = (): void => undefined;
  runImport = async (given) => {
    const { tell } = given;
    write = () => tell('writing');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return usual(given);
  };
  const first = startImport('told');
  expect(await first.next()).toBe('told: importing…');
  expect(await first.next()).toBe('told: reading…');
  const second = startImport('told-later');
  expect(await second.next()).toBe('told-later: importing…');
  expect(await second.next()).toBe('told-later: waiting for the import of told…');
  write();
  expect(await first.next()).toBe('told: writing…');
  finish();
  expect(await first.exited).toEqual([0, null]);
  expect(await second.next()).toBe('told-later: reading…');
  finish();
  expect(await second.exited).toEqual([0, null]);
  runImport = usual;
}, 60_000);
