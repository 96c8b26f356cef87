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

/** A folder is an area's, whatever its name, once so many of its files that cite rules cite that area's. */
const OWN_SHARE = 3 / 4;
const FEWEST_FILES = 3;

/** The folders whose rules are those of another area than their name says, with that area. */
function listForeignFolders(): { folder: string; area: string }[] {
  const citing = listSourceFiles({
    folders: ['backend', 'components', 'lib', 'tests/unit'],
    pattern: /\.tsx?$/,
  })
    .filter(({ path }) => !path.startsWith('tests/unit/guards/'))
    .map(({ path, text }) => ({
      parents: path.split('/').slice(0, -1),
      areas: new Set([...text.matchAll(/\brule ([a-z]+)\/[a-z-]+/g)].map(([, area = '']) => area)),
    }))
    .filter(({ areas: cited }) => cited.size > 0);
  const inFolder = new Map<string, Set<string>[]>();
  for (const { parents, areas: cited } of citing)
    for (let depth = 2; depth <= parents.length; depth++) {
      const folder = parents.slice(0, depth).join('/');
      inFolder.set(folder, [...(inFolder.get(folder) ?? []), cited]);
    }
  return [...inFolder].flatMap(([folder, files]) =>
    [...areas]
      .filter((area) => !folder.split('/').includes(area))
      .filter((area) => {
        const own = files.filter((cited) => cited.has(area)).length;
        return own >= FEWEST_FILES && own >= files.length * OWN_SHARE;
      })
      .map((area) => ({ folder, area })),
  );
}

test("a folder whose files cite an area's rules is linked in the row of that area", () => {
  const foreign = listForeignFolders();
  const missing = foreign.filter(({ folder, area }) => {
    const linked = rows.find((row) => row.area === area)?.cells.flatMap(linksOf) ?? [];
    return !linked.some((path) => folder === path || folder.startsWith(`${path}/`));
  });
  expect(foreign.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
