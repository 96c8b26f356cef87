import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printProblem } from '@/backend/db/import/problems';
import { readTenantFolder } from '@/backend/db/import/read-tenant-folder';
import { writeBareFolder } from '../../support/bare-folder';

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

test('a bank transfer is refused while nobody checks that it has arrived', async () => {
  const folder = await writeFolder({
    branch: { payment_methods: [{ method: 'cash' }, { method: 'transfer' }] },
  });
  expect(await problemsOf(folder)).toEqual([
    'branches.yaml:1 0.payment_methods.1.method: is not built yet: an order would reach the kitchen unpaid',
  ]);
});
