import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

const SECRET = 'root:x:0:0:the first line of a file that is none of the tenant’s';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'only-the-folder-'));
  folder = await writeBareFolder({ root, slug: 'casa', tenant: { logo: 'logo.svg' } });
  await writeFile(join(folder, 'images', 'logo.svg'), DRAWING);
  await writeFile(join(root, 'secret'), SECRET);
  await mkdir(join(root, 'casa-private'));
  await writeFile(join(root, 'casa-private', 'secret'), SECRET);
});
afterEach(() => rm(root, { recursive: true }));

const problemsOf = async (of = folder) => {
  const result = await readTenantFolder(of);
  return result.ok ? [] : result.problems.map(printProblem);
};
const makePipe = (path: string) => execFileSync('sh', ['-c', 'mkfifo "$0"', path]);

test.each([
  ['tenant.yaml', '../secret'],
  ['branches.yaml', '../casa-private/secret'],
  ['categories.csv', '../../../../../../../../etc/hostname'],
  ['menu.csv', '../secret'],
  ['menu-vinos.csv', '/etc/hostname'],
  ['options.csv', '/proc/self/environ'],
  ['coverage.geojson', 'images/../../secret'],
  ['coupons.csv', './../casa-private/../secret'],
  ['tables.csv', '..'],
  ['guests.csv', '/dev/zero'],
  ['popups.csv', '/dev/null'],
  ['surveys.yaml', '../casa-private/secret'],
])('%s that leads to %s is not read', async (file, target) => {
  await rm(join(folder, file), { force: true });
  await symlink(target, join(folder, file));
  const problems = await problemsOf();
  expect(problems).toContainEqual(
    expect.stringMatching(`^${file}: (points outside the tenant's folder|cannot be read)`),
  );
  expect(problems.join('\n')).not.toMatch(/root:x:0:0/);
});

test('neither is a link to a link that leads out', async () => {
  await symlink('../secret', join(folder, 'first'));
  await symlink('first', join(folder, 'guests.csv'));
  expect(await problemsOf()).toEqual(["guests.csv: points outside the tenant's folder"]);
});

test('neither is a pipe, into which nobody writes, nor a folder in a file’s place', async () => {
  makePipe(join(folder, 'guests.csv'));
  await mkdir(join(folder, 'popups.csv'));
  expect(await problemsOf()).toEqual([
    'popups.csv: is not a regular file',
    'guests.csv: is not a regular file',
  ]);
});

test('a file larger than any tenant’s is not read', async () => {
  await writeFile(join(folder, 'guests.csv'), '');
  await truncate(join(folder, 'guests.csv'), 21 * 1024 * 1024);
  expect(await problemsOf()).toEqual(['guests.csv: has 21 MB, allowed are 20']);
});

test.each([
  ['linked.svg', "images/linked.svg cannot be used: points outside the tenant's folder"],
  ['pipe.svg', 'images/pipe.svg cannot be used: is not a regular file'],
  ['..', "images/.. cannot be used: points outside the tenant's folder"],
  ['.', 'images/. cannot be used: is not a regular file'],
  ['nothing.svg', 'images/nothing.svg is not there'],
  ['../../secret', '"../../secret" is not the name of a file in images/'],
  ['/etc/hostname', '"/etc/hostname" is not the name of a file in images/'],
  ['a/b.svg', '"a/b.svg" is not the name of a file in images/'],
])('the picture %s is not read', async (name, why) => {
  await symlink('../../secret', join(folder, 'images', 'linked.svg'));
  makePipe(join(folder, 'images', 'pipe.svg'));
  await writeFile(join(folder, 'menu.csv'), `sku,category,name_en,price,image\na,one,A,1,${name}\n`);
  expect(await problemsOf()).toEqual([`menu.csv:2 image: ${why}`]);
});

test('a folder of pictures that is elsewhere is not used', async () => {
  await rename(join(folder, 'images'), join(root, 'elsewhere'));
  await symlink('../elsewhere', join(folder, 'images'));
  expect(await problemsOf()).toEqual([
    expect.stringMatching(/logo: images\/logo\.svg cannot be used: points outside the tenant's folder$/),
  ]);
});

test('the folder itself may be a link, which the operator gave, and hold a link to a file of its own', async () => {
  await rename(folder, join(root, 'real'));
  await symlink('real', folder);
  await rename(join(folder, 'menu.csv'), join(folder, 'carta.csv'));
  await symlink('carta.csv', join(folder, 'menu.csv'));
  expect(await problemsOf()).toEqual([]);
});

test('a file is no folder of a tenant', async () => {
  const file = join(root, 'secret');
  expect(await problemsOf(file)).toEqual([`${file}: this folder does not exist`]);
});
