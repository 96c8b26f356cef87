import { withPlanted } from '../plant-files';
import { listSourceFiles } from '../source-files';
import { findBySyntax } from './find-by-syntax';

const finder = 'longFunctions';
const PRODUCT =
  'app backend components lib scripts server server.mjs middleware.ts instrumentation.ts next.config.mjs'.split(
    ' ',
  );

test('no function is longer than sixty lines from its first to its last', () => {
  const files = listSourceFiles({ folders: PRODUCT, pattern: /\.(?:tsx?|mjs)$/ });
  expect(files.length).toBeGreaterThan(1_500);
  const paths = files.filter(({ text }) => text.split('\n').length > 60).map(({ path }) => path);
  expect(findBySyntax({ finder, paths })).toEqual([]);
});

const lines = (count: number, line: string) => `${line}\n`.repeat(count);

test.each([
  ['statements', `export function y(x: string) {\n${lines(59, '  x.trim();')}}\n`],
  ['markup', `export const Y = () => (\n  <p>\n${lines(57, '    <br />')}  </p>\n);\n`],
  ['a function inside', `const z = {\n  y() {\n${lines(59, '    z.y();')}  },\n};\n`],
  ['comments and blank lines', `export async function y() {\n${lines(58, '  // y')}\n}\n`],
])('a function of sixty-one lines with %s is found', (_with, text) => {
  const path = 'components/a.tsx';
  const found = withPlanted([[path, text]], (cwd) => findBySyntax({ finder, paths: [path], cwd }));
  expect(found).toEqual([expect.stringMatching(/^components\/a\.tsx:\d: a function of 61 lines$/)]);
});

test('a function of sixty lines passes, in a file that is longer', () => {
  const text = `${lines(30, 'export {};')}export function y(x: string) {\n${lines(58, '  x.trim();')}}\n`;
  const path = 'lib/a.ts';
  expect(withPlanted([[path, text]], (cwd) => findBySyntax({ finder, paths: [path], cwd }))).toEqual([]);
});
