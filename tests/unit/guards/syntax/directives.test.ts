import { withPlanted } from '../plant-files';
import { listSourceFiles } from '../source-files';
import { findBySyntax } from './find-by-syntax';

const finder = 'lateDirectives';
const PATH = 'components/a.tsx';
const IMPORT = "import { x } from './x';\n";

test('a directive is the first statement of its file', () => {
  const files = listSourceFiles({ folders: ['.'], pattern: /\.(?:tsx?|mjs)$/ });
  expect(files.length).toBeGreaterThan(2_000);
  const paths = files.filter(({ text }) => /use (client|server)/.test(text)).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(100);
  expect(findBySyntax({ finder, paths })).toEqual([]);
});

test.each([
  ['behind an import', `${IMPORT}'use client';\nexport const y = x;\n`, 2],
  ['behind another directive', "'use strict';\n'use server';\nexport {};\n", 2],
  ['in a function', "export function y() {\n  'use server';\n  return 1;\n}\n", 2],
])('a directive %s is found', (_where, text, line) => {
  const found = withPlanted([[PATH, text]], (cwd) => findBySyntax({ finder, paths: [PATH], cwd }));
  expect(found).toEqual([expect.stringMatching(`^${PATH}:${line}: 'use (client|server)' is not the first`)]);
});

test.each([
  ['in the first line', `'use client';\n${IMPORT}export const y = x;\n`],
  ['behind a comment', `/* The form. */\n'use client';\n${IMPORT}export const y = x;\n`],
  ['as a text', `${IMPORT}export const y = x.startsWith('use client');\n`],
])('a directive %s passes', (_where, text) => {
  expect(withPlanted([[PATH, text]], (cwd) => findBySyntax({ finder, paths: [PATH], cwd }))).toEqual([]);
});
