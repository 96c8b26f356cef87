import { posix } from 'node:path';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const MOST_FILES = 30;
/** One file for each change of the tables, for ever. */
const GROWING = ['backend/migrations'];

/** Folders with more files of their own than a stranger takes in at one look, with their number. */
function findFull(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !GROWING.includes(folder))
    .map(([folder, count]) => `${folder}: ${count}`);
}

test(`no folder of code has more than ${MOST_FILES} files of its own`, () => {
  const files = listSourceFiles({ folders: ['.'], pattern: /\.(?:tsx?|mjs|sql)$/ });
  expect(files.length).toBeGreaterThan(2_000);
  expect(findFull(files.map(({ path }) => path))).toEqual([]);
});

test('a folder with one file too many is named', () => {
  const paths = Array.from({ length: MOST_FILES + 1 }, (_, index) => `lib/a/${index}.ts`);
  expect(findFull([...paths, 'lib/a/b/0.ts'])).toEqual(['lib/a: 31']);
});
