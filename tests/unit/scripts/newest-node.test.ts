import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { onNewestNode } from '@/scripts/testing/newest-node.mjs';
import { NOTHING, ofCheck } from '@/scripts/testing/tally.mjs';

type How = { node?: string[]; args: string[]; env?: { PATH: string } };

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))));
});
afterEach(() => jest.restoreAllMocks());

const none = () => null;

test('the suites run by the program that was fetched, which their own programs find first', () => {
  const tried: unknown[] = [];
  const run = ({ node: [program = ''] = [], args, env }: How) => {
    const version = spawnSync('node', ['-p', 'process.execPath'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    }).stdout.trim();
    tried.push(args, version === program, (statSync(dirname(program)).mode & 0o777).toString(8), program);
    return ofCheck(true);
  };
  const fetchNode = () => process.execPath;
  expect(onNewestNode({ fetchNode, isReachable: () => true, test: run })).toEqual(ofCheck(true));
  const [args, isFirst, mode, program] = tried;
  expect({ args, isFirst, mode }).toEqual({
    args: [
      '--selectProjects',
      'unit',
      'backend',
      '--testPathIgnorePatterns',
      'tests/unit/guards/',
      'tests/backend/platform/row-types\\.',
    ],
    isFirst: true,
    mode: '755',
  });
  expect(existsSync(String(program))).toBe(false);
});

test('a registry that answers and gives no program is a failure', () => {
  expect(onNewestNode({ fetchNode: none, isReachable: () => true })).toMatchObject({ failed: 1 });
  expect(written.join('')).toMatch(/counts as failed/);
});

test('a registry that does not answer is said and counts as one skipped', () => {
  expect(onNewestNode({ fetchNode: none, isReachable: () => false, database: null })).toEqual({
    ...NOTHING,
    skipped: 1,
  });
  expect(written.join('')).toBe('\nThe registry does not answer, so nothing ran on Node 26.\n');
});

test('the backend is tried on a database that is named all the same', () => {
  const asked: string[][] = [];
  const test = ({ args }: How) => {
    asked.push(args);
    return ofCheck(true);
  };
  const given = { fetchNode: none, isReachable: () => false, test, database: 'postgres://x' };
  expect(onNewestNode(given)).toEqual({ ...ofCheck(true), skipped: 1 });
  expect(asked).toEqual([['--selectProjects', 'backend']]);
});
