import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dry-law-'));
});
afterEach(() => rm(root, { recursive: true }));

async function read(dry_law: object[]) {
  const folder = await writeBareFolder({ root, slug: 'seca', tenant: { dry_law }, branch: { city: 'Cali' } });
  const result = await readTenantFolder(folder);
  return result.ok
    ? result.bundle.branches.map(({ dryLaw }) => dryLaw)
    : result.problems.map((one) => printProblem(one).replace(/^(\S+?):\d+/, '$1'));
}
const ELECTION = { from: '2026-05-30 18:00', to: '2026-06-01 06:00' };

test('each branch has the periods of its city (rule menu/dry-law)', async () => {
  expect(await read([{ city: 'Cali', ...ELECTION }])).toEqual([[ELECTION]]);
  expect(await read([])).toEqual([[]]);
});

test.each([
  [
    'a city of no branch',
    { city: 'cali', ...ELECTION },
    /dry_law\.0\.city: "cali" is not the city of any branch/,
  ],
  [
    'an end before the beginning',
    { city: 'Cali', from: ELECTION.to, to: ELECTION.from },
    /to: is not after from/,
  ],
  [
    'a day that is none',
    { city: 'Cali', ...ELECTION, from: '2026-02-30 18:00' },
    /from: must be a day and a time/,
  ],
  [
    'an hour that is none',
    { city: 'Cali', ...ELECTION, to: '2026-06-01 24:10' },
    /to: must be a day and a time/,
  ],
  ['no time at all', { city: 'Cali', ...ELECTION, to: ELECTION.from }, /to: is not after from/],
  ['what is no hour', { city: 'Cali', ...ELECTION, from: "1' OR 1=1--" }, /from: must be a day and a time/],
  ['a number', { city: 'Cali', ...ELECTION, from: 1e9 }, /dry_law\.0\.from: /],
  ['a list', { city: ['Cali'], ...ELECTION }, /dry_law\.0\.city: /],
  ['what it does not say', { city: 'Cali', ...ELECTION, country: 'CO' }, /dry_law\.0/],
  [
    'very much of it',
    { city: 'Cali', ...ELECTION, to: `${'9'.repeat(50_000)}-` },
    /to: must be a day and a time/,
  ],
])('%s is named', async (_what, period, problem) => {
  expect(await read([period])).toEqual([expect.stringMatching(problem)]);
});
