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

test('a bank transfer is refused while nobody checks that it has arrived', async () => {
  const folder = await writeFolder({
    branch: { payment_methods: [{ method: 'cash' }, { method: 'transfer' }] },
  });
  expect(await problemsOf(folder)).toEqual([
    'branches.yaml:1 0.payment_methods.1.method: is not built yet: an order would reach the kitchen unpaid',
  ]);
});
