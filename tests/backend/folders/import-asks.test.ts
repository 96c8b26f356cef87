import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Confirmed, importFolder } from '@/backend/folders/import-folder';
import { printProblem, printRefusal } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';
import { BARE_BRANCH } from '@/tests/support/backend/full-folder';

let backend: TestBackend;
let root: string;
beforeAll(async () => {
  backend = await createTestBackend();
  root = await mkdtemp(join(tmpdir(), 'import-asks-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await backend.close();
});

const writeFolder = (slug: string, tenant: object) => writeBareFolder({ root, slug, tenant });

const MEANT = 'repeat the import with --yes if that is meant';

/** An import, with what is said of it in English. */
async function runImport(given: { folder: string; confirmed: Confirmed }) {
  const result = await importFolder({ db: backend.db, ...given });
  return { ...result, told: result.ok ? result.warnings.map(printProblem) : printRefusal(result, 'en') };
}

test('a menu without a product is told; a branch, or more than a third of a menu, vanishes only where somebody says so', async () => {
  const folder = await writeFolder('guarded', { domains: ['guarded.test'] });
  const writeMenu = (...skus: string[]) =>
    writeFile(
      join(folder, 'menu.csv'),
      ['sku,category,name_en,price', ...skus.map((sku) => `${sku},one,Cola,10`), ''].join('\n'),
    );
  const run = (confirmed: Confirmed = []) => runImport({ folder, confirmed });
  const refusedFor = (gone: number) => ({
    ok: false,
    told: [
      `menu.csv: ${gone} of 3 products would be removed, because their sku is not in the file: ${MEANT}`,
    ],
  });
  await writeFile(join(folder, 'categories.csv'), 'key,name_en\none,One\n');
  await writeMenu();
  const told = ['menu.csv: has no products, so nothing can be ordered'];
  expect(await run()).toMatchObject({ ok: true, told });
  await writeMenu('001', '002', '003');
  expect(await run()).toMatchObject({ ok: true, told: [] });
  // A spreadsheet has rewritten the codes; the file has lost its lines; two of three are gone.
  await writeMenu('1', '2', '3');
  expect(await run()).toMatchObject({
    ok: false,
    told: [
      `menu.csv: 3 of 3 products would be removed and added as new ones, because their sku has lost its zeros: 001 is 1 now: ${MEANT}`,
    ],
  });
  await writeMenu();
  expect(await run()).toMatchObject(refusedFor(3));
  await writeMenu('001');
  expect(await run()).toMatchObject(refusedFor(2));
  await writeMenu('001', '002');
  expect(await run()).toMatchObject({ ok: true, report: { removed: 2 } });
  await writeMenu();
  expect(await run('all')).toMatchObject({ ok: true, report: { removed: 4 } });
  await writeBareFolder({
    root,
    slug: 'guarded',
    tenant: { domains: ['guarded.test'] },
    branch: { slug: 'elsewhere' },
  });
  expect(await run()).toMatchObject({
    ok: false,
    told: [
      `branches.yaml: the branch ${BARE_BRANCH.slug} would be removed and elsewhere would be a new one; a branch with another name keeps its slug: ${MEANT}`,
    ],
  });
});

/** A branch that could sell at once. */
const SELLING = {
  services: ['take_away'],
  hours: [{ days: ['mon'], open: '08:00', close: '18:00' }],
  payment_methods: [{ method: 'cash' }],
};

test('a branch that a menu empties is asked about like a menu that shrinks, and one without products is told', async () => {
  const folder = await writeFolder('two-branches', { domains: ['two-branches.test'] });
  const branches = ['centro', 'norte'].map((slug) => ({ ...BARE_BRANCH, slug, ...SELLING }));
  await writeFile(join(folder, 'branches.yaml'), JSON.stringify(branches));
  const writeMenu = (...rows: [sku: string, branches: string][]) =>
    writeFile(
      join(folder, 'menu.csv'),
      [
        'sku,category,name_en,price,branches',
        ...rows.map(([sku, at]) => `${sku},one,Cola,10,${at}`),
        '',
      ].join('\n'),
    );
  const run = (confirmed: Confirmed = []) => runImport({ folder, confirmed });
  await writeMenu(['a', ''], ['b', ''], ['c', '']);
  expect(await run()).toMatchObject({ ok: true, told: [] });
  // Not one sku is gone, and one branch has nothing left.
  await writeMenu(['a', 'centro'], ['b', 'centro'], ['c', 'centro']);
  const told = [`menu.csv: 3 of 3 products would be removed from the branch norte: ${MEANT}`];
  expect(await run()).toMatchObject({ ok: false, told });
  await writeMenu(['a', ''], ['b', ''], ['c', 'centro']);
  expect(await run()).toMatchObject({ ok: true });
  await writeMenu(['a', 'centro'], ['b', 'centro'], ['c', 'centro']);
  expect(await run('all')).toMatchObject({
    ok: true,
    told: ['menu.csv: the branch norte has no products, so nothing can be ordered there'],
  });
});

test('a price that lost a zero, or got one, is asked about', async () => {
  const folder = await writeFolder('zeros', { domains: ['zeros.test'] });
  await writeFile(join(folder, 'categories.csv'), 'key,name_en\none,One\n');
  const write = (...prices: number[]) =>
    writeFile(
      join(folder, 'menu.csv'),
      ['sku,category,name_en,price', ...prices.map((price, index) => `p${index},one,Cola,${price}`), ''].join(
        '\n',
      ),
    );
  const run = (confirmed: Confirmed = []) => runImport({ folder, confirmed });
  await write(100, 100, 100, 0);
  expect(await run()).toMatchObject({ ok: true });
  // Under five times as much, over a fifth, and what cost nothing before.
  await write(499, 21, 100, 100);
  expect(await run()).toMatchObject({ ok: true });
  await write(49, 210, 0, 100);
  expect(await run()).toMatchObject({
    ok: false,
    told: [`menu.csv: prices would change very much: p0 499 → 49, p1 21 → 210, p2 100 → 0: ${MEANT}`],
  });
  expect(await run('all')).toMatchObject({ ok: true });
});

test('a danger is confirmed by its id, and another one is not by that', async () => {
  const folder = await writeFolder('confirmed', { domains: ['confirmed.test'] });
  await writeFile(join(folder, 'categories.csv'), 'key,name_en\none,One\n');
  const write = (...rows: [sku: string, price: number][]) =>
    writeFile(
      join(folder, 'menu.csv'),
      ['sku,category,name_en,price', ...rows.map(([sku, price]) => `${sku},one,Cola,${price}`), ''].join(
        '\n',
      ),
    );
  const idsOf = (result: Awaited<ReturnType<typeof runImport>>) =>
    result.ok ? [] : result.questions.map(({ id }) => id);
  const run = (confirmed: Confirmed = []) => runImport({ folder, confirmed });
  await write(['a', 100], ['b', 100], ['c', 100], ['d', 100]);
  expect(await run()).toMatchObject({ ok: true });
  await write(['a', 1], ['b', 100]);
  const [gone = '', jump = '', ...more] = idsOf(await run());
  expect([gone, jump, more]).toEqual([
    expect.stringMatching(/^products_gone-/),
    expect.stringMatching(/^prices_jump-/),
    [],
  ]);
  expect(idsOf(await run([gone]))).toEqual([jump]);
  // One more product is gone, and the price jumps further: nobody has said yes to that.
  await write(['a', 2]);
  const others = idsOf(await run([gone, jump]));
  expect(others).toHaveLength(2);
  expect(others).not.toContain(gone);
  expect(others).not.toContain(jump);
  await write(['a', 1], ['b', 100]);
  expect(await run([jump, gone])).toMatchObject({ ok: true, report: { removed: 4 } });
});

test('a branch that goes while none comes, or two come, is only gone', async () => {
  const folder = await writeFolder('closing', { domains: ['closing.test'] });
  const write = (...slugs: string[]) =>
    writeFile(
      join(folder, 'branches.yaml'),
      JSON.stringify(slugs.map((slug) => ({ ...BARE_BRANCH, slug, ...SELLING }))),
    );
  const toldOf = async () => (await runImport({ folder, confirmed: [] })).told;
  const gone = [`branches.yaml: the branch norte would be removed: ${MEANT}`];
  await write('centro', 'norte');
  await toldOf();
  await write('centro');
  expect(await toldOf()).toEqual(gone);
  await write('centro', 'sur', 'oeste');
  expect(await toldOf()).toEqual(gone);
});
