import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const MODULE = resolve('scripts/testing/group-tests.mjs');
const folder = mkdtempSync(join(tmpdir(), 'ordering-groups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The test files to run of those in the folder of the test. */
function groupUnits(isChosen: string): string[] {
  const script = `import { groupTests } from ${JSON.stringify(MODULE)};
    process.stdout.write(JSON.stringify(groupTests(['unit'], ${isChosen}).unit));`;
  return JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' }),
  );
}

test('every chosen file runs once: in a group, or alone where it replaces modules', () => {
  const names = Array.from({ length: 30 }, (_none, index) => `tests/unit/cart/${index}.test.ts`);
  for (const name of names) write(name, "test('adds', () => undefined);");
  write('tests/unit/menu/mocked.test.tsx', "jest.mock('sharp');");
  write('tests/unit/menu/edge.test.ts', '/** @jest-environment node */');
  write('tests/unit/menu/support.ts', 'export const none = 0;');
  const groups = groupUnits(`(path) => !path.includes('cart/7.')`);
  const alone = ['tests/unit/menu/edge.test.ts', 'tests/unit/menu/mocked.test.tsx'];
  expect(groups.slice(-2)).toEqual(alone);
  expect(groups.length).toBeLessThan(15);
  const loaded = groups.slice(0, -2).flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/require\('(.+?)'\)/g)].map(([, where = '']) => {
      const file = `${join(dirname(path), where)}.ts`;
      expect(existsSync(join(folder, file))).toBe(true);
      return file;
    }),
  );
  expect(loaded.toSorted()).toEqual(names.filter((name) => !name.includes('/7.')).toSorted());
});

test('a former run leaves no group behind', () => {
  expect(groupUnits('() => false')).toEqual([]);
  expect(existsSync(join(folder, 'test-results/groups/unit/0.test.js'))).toBe(false);
});
