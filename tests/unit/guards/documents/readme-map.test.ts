import { existsSync, readFileSync } from 'node:fs';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const README = readFileSync('README.md', 'utf8');
const [, map = ''] = /^## Folders$([\s\S]*?)^## /m.exec(README) ?? [];
const areas = new Set(
  [...README.matchAll(/\[rules\]\(docs\/rules\/(\w+)\.md\)/g)].map(([, area = '']) => area),
);

const PARENTS = ['app', 'backend', 'components', 'lib', 'lib/domain', 'tests'];
const folders = new Set(
  PARENTS.flatMap((parent) =>
    listSourceFiles({ folders: [parent], pattern: /\.(tsx?|mjs|sql)$/ }).flatMap(({ path }) => {
      const [name, ...rest] = path.slice(parent.length + 1).split('/');
      return name !== undefined && rest.length > 0 ? [`${parent}/${name}`] : [];
    }),
  ),
);

test('the map of the README names every folder that is no area', () => {
  const words = new Set(map.match(/[\w[\]-]+/g));
  const missing = [...folders].filter((folder) => {
    const name = folder.split('/').at(-1) ?? '';
    return !areas.has(name) && !words.has(name);
  });
  expect(areas.size).toBeGreaterThan(10);
  expect(folders.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});

test('each area has its document of rules, and each document its area', () => {
  const documents = listSourceFiles({ folders: ['docs/rules'], pattern: /\/[a-z]+\.md$/ });
  expect(documents.map(({ path }) => path.slice('docs/rules/'.length, -'.md'.length)).sort()).toEqual(
    [...areas].sort(),
  );
});

/** The cells of each row of the table of areas, by the words of its head. */
const rows = [...README.matchAll(/^\| (\w+) \|(.*\[rules\].*)\|$/gm)].map(([, area = '', rest = '']) => {
  const [, ...cells] = rest.split(' | ').map((cell) => cell.trim());
  return { area, cells };
});
const linksOf = (cell = '') => [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);

test.each(rows)('the row of $area links each folder of its name, in its own column', ({ area, cells }) => {
  const columns = ['docs/rules', 'lib/domain', 'lib/contract', 'components', 'backend'];
  const tests = ['unit', 'components', 'backend', 'e2e', 'served'].map((suite) => `tests/${suite}/${area}`);
  const own = columns.map((parent) =>
    parent === 'docs/rules' ? `${parent}/${area}.md` : `${parent}/${area}`,
  );
  const wanted = [...own.map((path) => [path]), tests].map((paths) =>
    paths.filter((path) => existsSync(path)),
  );
  expect(cells).toHaveLength(wanted.length);
  for (const [index, paths] of wanted.entries())
    expect(linksOf(cells[index])).toEqual(expect.arrayContaining(paths));
});
