import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { areaOf, namesOneOf } from '@/scripts/testing/find-changes.mjs';

const MODULE = resolve('scripts/testing/find-changes.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ordering-changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** The result of a call of the module in the repository of the test. */
function say(call: string): unknown {
  const script = `import { findBase, listChanges } from ${JSON.stringify(MODULE)};
    process.stdout.write(JSON.stringify(${call}));`;
  return JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }),
  );
}

test('a change is what was committed since the base, what is not committed and what is new', () => {
  git('init', '-q', '-b', 'main');
  mkdirSync(join(folder, 'lib'));
  for (const name of ['lib/kept.ts', 'lib/edited.ts', 'lib/removed.ts', '.gitignore'])
    write(name, name === '.gitignore' ? 'built\n' : `${name} as it was, long enough to be recognised\n`);
  git('add', '.');
  git('commit', '-qm', 'a');
  const first = git('rev-parse', 'HEAD');
  git('update-ref', 'refs/remotes/origin/main', first);
  write('lib/committed.ts', 'new');
  git('add', '.');
  git('commit', '-qm', 'b');
  write('lib/edited.ts', 'edited');
  write('lib/ñandú.ts', 'untracked');
  write('built', 'ignored');
  git('rm', '-q', 'lib/removed.ts');

  expect(say('findBase()')).toBe(first);
  expect(say('findBase("HEAD")')).toBe(git('rev-parse', 'HEAD'));
  expect(say('findBase("nothing")')).toBeNull();
  expect(say(`listChanges("${first}")`)).toEqual({
    there: ['lib/committed.ts', 'lib/edited.ts', 'lib/ñandú.ts'],
    gone: ['lib/removed.ts'],
  });
});

test.each([
  ["execFileSync('node', ['scripts/build.mjs', folder]);", 'scripts/build.mjs', true],
  ["import { a } from './scripts/build.mjs';", 'scripts/build.mjs', true],
  ["readdirSync('tenants')", 'tenants/brasa-andina/menu.csv', true],
  ['read(`deploy/$' + '{unit}`)', 'deploy/a.service', true],
  ["read('scripts/build.mjs')", 'scripts/rebuild.mjs', false],
  ["read('old/scripts/build.mjs')", 'scripts/build.mjs', false],
  ["'the tenants of a deployment'", 'tenants/brasa-andina/menu.csv', false],
  ["from '@/lib/domain/money/money'", 'lib/domain/money/money.ts', false],
])('%s names %s: %s', (text, path, is) => {
  expect(namesOneOf([path])(text)).toBe(is);
});

test('no change is named nowhere', () => {
  expect(namesOneOf([])('anything')).toBe(false);
});

test('an area has one name in every layer', () => {
  const paths = [
    'lib/domain/cart/tip.ts',
    'lib/contract/orders/orders.ts',
    'backend/payments/accounts/index.ts',
    'components/table/bill/share.tsx',
    'tests/backend/staff/commands.test.ts',
    'backend/main.ts',
    'tests/support/shops/shop.ts',
    'messages/es.json',
  ];
  expect(paths.map(areaOf)).toEqual(['cart', 'orders', 'payments', 'table', 'staff', null, null, null]);
});
