import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'refused-words-'));
});
afterEach(() => rm(root, { recursive: true }));

const writeFolder = (changes: { tenant?: object; branch?: object } = {}) =>
  writeBareFolder({ root, slug: 'casa', ...changes });
const problemsOf = async (folder: string) => {
  const result = await readTenantFolder(folder);
  return result.ok ? [] : result.problems.map(printProblem);
};

test('hosts that cannot be a tenant’s own are refused, each with its line', async () => {
  const domains = ['casa.localhost', 'localhost', '[::1]', '127.0.0.1'];
  const folder = await writeFolder({ tenant: { domains } });
  expect(await problemsOf(folder)).toEqual([
    'tenant.yaml:5 domains.1: "localhost" is one word, which every machine may answer: such as localhost.example.com',
    'tenant.yaml:6 domains.2: "[::1]" is an address, not a name: such as menu.example.com',
    'tenant.yaml:7 domains.3: "127.0.0.1" is an address, not a name: such as menu.example.com',
  ]);
});

const ACCOUNT = { bank: 'Banco', number: '0042-1', holder: 'Casa SAS', document: 'NIT 900' };

test('a transfer needs an account, and an account a transfer (rule payments/transfer)', async () => {
  const methods = [{ method: 'cash' }, { method: 'transfer' }];
  expect(await problemsOf(await writeFolder({ branch: { payment_methods: methods } }))).toEqual([
    'branches.yaml:1 0.transfer: is missing, but `payment_methods` includes `transfer`',
  ]);
  expect(await problemsOf(await writeFolder({ branch: { transfer: ACCOUNT } }))).toEqual([
    'branches.yaml:1 0.transfer: is set, but `payment_methods` does not include `transfer`',
  ]);
});

test('what a transfer says of its account and times', async () => {
  const transfer = {
    ...ACCOUNT,
    number: '<b>1</b>',
    account_type: 'gold',
    minutes_to_pay: 5,
    minutes_to_review: 1.5,
  };
  const problems = await problemsOf(
    await writeFolder({ branch: { payment_methods: [{ method: 'transfer' }], transfer } }),
  );
  expect(problems.map((line) => line.split(' ')[1])).toEqual(
    ['account_type', 'number', 'minutes_to_pay', 'minutes_to_review'].map((name) => `0.transfer.${name}:`),
  );
});

const take = (name: string) => `contains an invisible control character (${name}): remove it`;

test('control characters are refused where a diner would see them, as they are or written in letters', async () => {
  const folder = await writeFolder({ tenant: { name: 'A\u001b[2J' }, branch: { city: 'A\u202eB' } });
  await writeFile(join(folder, 'branches.yaml'), '- city: "A\\u009bB"\n  "a\\eb": 1\n');
  await writeFile(join(folder, 'popups.csv'), 'key,title_en\nuno,Uno\u202Eonu\n');
  await writeFile(join(folder, 'tables.csv'), 'branch,label\nx,1\nx,2\u0007\n');
  await writeFile(join(folder, 'coverage.geojson'), '{"type":\n"\\u2067"}');
  expect(await problemsOf(folder)).toEqual([
    `tenant.yaml:2 name: ${take('U+001B')}`,
    `branches.yaml:1 0.city: ${take('U+009B')}`,
    `branches.yaml:2 0.a\\u001bb: ${take('U+001B')}`,
    `popups.csv:2: ${take('U+202E')}`,
    `tables.csv:3: ${take('U+0007')}`,
    `coverage.geojson:2 type: ${take('U+2067')}`,
  ]);
});

test('a problem is one line that moves no cursor, whatever a name holds', async () => {
  const folder = join(root, 'a\u001b[31m\nb');
  await rename(await writeFolder(), folder);
  await writeFile(join(folder, 'menú\u009b2J.csv'), '');
  await writeFile(join(folder, 'tables.csv'), 'branch,label\n"no\nwhere",1\n');
  const problems = await problemsOf(folder);
  expect(problems).toHaveLength(3);
  expect(problems.join('')).not.toMatch(/\p{Cc}/u);
  expect(problems).toContain('tables.csv:2 branch: "no\\u000awhere" is not a branch');
});

test('a way to pay and a gateway of another country are refused (rule payments/providers)', async () => {
  const folder = await writeFolder({
    tenant: { country: 'MX', currency: 'MXN' },
    branch: {
      payment_provider: 'wompi',
      payment_methods: [{ method: 'nequi' }, { method: 'cash' }],
    },
  });
  expect(await problemsOf(folder)).toEqual([
    expect.stringMatching(/^branches\.yaml:\d+ 0\.payment_methods: nequi cannot be paid in MXN$/),
    expect.stringMatching(/^branches\.yaml:\d+ 0\.payment_provider: wompi does not take MXN in MX$/),
  ]);
});
