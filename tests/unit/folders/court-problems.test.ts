import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'court-')), 'plaza-sazon');
  await cp('tenants/plaza-sazon', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

import { DRAWN } from '@/tests/support/backend/bare-folder';

/** Changes the branch of a slug alone. */
async function edit(slug: string, change: (text: string) => string): Promise<void> {
  const file = join(folder, 'branches.yaml');
  const branches = (await readFile(file, 'utf8')).split(/^(?=- slug: )/m);
  await writeFile(
    file,
    branches.map((one) => (one.startsWith(`- slug: ${slug}\n`) ? change(one) : one)).join(''),
  );
}
async function problemsOf(): Promise<string[]> {
  const result = await readTenantFolder(folder, DRAWN);
  return result.ok ? [] : result.problems.map((problem) => printProblem(problem).replace(/:\d+ /, ': '));
}

test('the stalls of the demo are one court', async () => {
  const read = await readTenantFolder(folder, DRAWN);
  if (!read.ok) throw new Error(read.problems.map(printProblem).join('\n'));
  expect(read.bundle.branches.map(({ court }) => court)).toEqual(Array(5).fill('plaza'));
});

test('what a stall does not share with its court is named, all at once (rule table/court)', async () => {
  await edit('ceviche', (text) =>
    text.replace('checkout_plazoleta', 'basic').replace('America/Lima', 'America/Bogota'),
  );
  await edit('jugos', (text) => text.replace('payment_provider: sandbox', 'payment_provider: null'));
  await edit('postres', (text) => text.replace('[on_table, grab_and_go, take_away]', '[take_away]'));
  await edit('chifa', (text) => text.replace('court: plaza', 'court: patio'));
  expect(await problemsOf()).toEqual([
    'branches.yaml: 1.on_table_class: is basic; a branch in a food court must have checkout_plazoleta',
    "branches.yaml: 1.timezone: differs from pollo's, which is in the same court, plaza: its stalls are paid together",
    'branches.yaml: 2.court: "patio" has only one branch; a food court needs two or more',
    "branches.yaml: 3.payment_provider: differs from pollo's, which is in the same court, plaza: its stalls are paid together",
    'branches.yaml: 4.services: must include on_table or grab_and_go: a food court sells nothing else',
  ]);
});

test('a court is named by a slug', async () => {
  await edit('pollo', (text) => text.replace('court: plaza', 'court: La Plaza'));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/^branches\.yaml: 0\.court: "La Plaza" is not a slug/),
  ]);
});
