import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOME = 'lib/browser/menu-markup';
const WRITERS = [HOME, 'lib/browser/taps/page-buttons.ts'];

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return /\.tsx?$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}
const read = (path: string) => readFileSync(path, 'utf8');
const camel = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

const names = new Set(
  WRITERS.flatMap(filesBelow).flatMap((path) =>
    [...read(path).matchAll(/'data-([a-z-]+)'/g)].map((one) => one[1]),
  ),
);
const others = ['app', 'components', 'lib']
  .flatMap(filesBelow)
  .filter((path) => !WRITERS.some((one) => path.startsWith(one)));

test('the attributes of a menu are known to one module', () => {
  const found = others.flatMap((path) =>
    [...names].flatMap((name = '') =>
      new RegExp(`data-${name}\\b(?!-)|dataset\\.${camel(name)}\\b`).test(read(path))
        ? [`${path}: ${name}`]
        : [],
    ),
  );
  expect(names.size).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

test('nothing is read from a heading or from a class of a menu', () => {
  const reads =
    /(querySelector(All)?|closest|matches)(<\w+>)?\(\s*[`'"][^`'"]*(\bh[1-6]\b|\.(dish|price|was|section|tabs|menu-))/;
  expect([...others, ...filesBelow(HOME)].filter((path) => reads.test(read(path)))).toEqual([]);
});
