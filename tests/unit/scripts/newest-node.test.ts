import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { onNewestNode } from '@/scripts/testing/newest-node.mjs';
import { ofCheck } from '@/scripts/testing/tally.mjs';

type How = Parameters<NonNullable<NonNullable<Parameters<typeof onNewestNode>[0]>['test']>>[0];

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))));
});
afterEach(() => jest.restoreAllMocks());

const none = () => null;

test('the suites run by the program that was fetched, which their own programs find first, on the embedded database', async () => {
  const tried: unknown[] = [];
  const run = async ({ node: [program = ''] = [], projects, isChosen, env }: How) => {
    const version = spawnSync('node', ['-p', 'process.execPath'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    }).stdout.trim();
    const left = ['guards/fences', 'cart/bill', 'stores/slices'].map((name) => `tests/unit/${name}.test.ts`);
    const raced = ['races-of-tables', 'kill-refunds', 'shuffled'].map(
      (name) => `tests/faults/${name}.test.ts`,
    );
    const asked = [
      ...left,
      ...raced,
      'tests/unit/time/print-hour.test.ts',
      'tests/backend/cart/tips.test.ts',
      'tests/faults/kill-payments.test.ts',
    ];
    const mode = (statSync(dirname(program)).mode & 0o777).toString(8);
    tried.push(
      projects,
      version === program,
      mode,
      asked.filter((path) => isChosen?.(path)),
      program,
    );
    expect(env && 'DATABASE_URL' in env ? env.DATABASE_URL : 'not said').toBeUndefined();
    return ofCheck(true);
  };
  const fetchNode = () => process.execPath;
  expect(await onNewestNode({ fetchNode, isReachable: () => true, test: run })).toEqual(ofCheck(true));
  const [projects, isFirst, mode, chosen, program] = tried;
  expect({ projects, isFirst, mode, chosen }).toEqual({
    projects: ['unit', 'backend'],
    isFirst: true,
    mode: '755',
    chosen: [
      'tests/unit/time/print-hour.test.ts',
      'tests/backend/cart/tips.test.ts',
      'tests/faults/kill-payments.test.ts',
    ],
  });
  expect(existsSync(String(program))).toBe(false);
});

test('a registry that answers and gives no program is a failure', async () => {
  expect(await onNewestNode({ fetchNode: none, isReachable: () => true })).toMatchObject({ failed: 1 });
  expect(written.join('')).toMatch(/counts as failed/);
});

test('a registry that does not answer is said and counts as one skipped, and the backend is tried all the same', async () => {
  const asked: unknown[] = [];
  const test = async ({ projects }: How) => {
    asked.push(projects);
    return ofCheck(true);
  };
  const given = { fetchNode: none, isReachable: () => false, test };
  expect(await onNewestNode(given)).toEqual({ ...ofCheck(true), skipped: 1 });
  expect(asked).toEqual([['backend']]);
  expect(written.join('')).toMatch(/^\nThe registry does not answer, so nothing ran on Node 26\.\n/);
});
