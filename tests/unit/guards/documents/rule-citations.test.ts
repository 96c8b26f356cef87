import { listSourceFiles, type SourceFile } from '@/tests/unit/guards/source-files';
import { findRuleCitations, readRules } from './citations';

const rules = readRules();
const code = listSourceFiles({
  folders: ['app', 'backend', 'components', 'lib', 'server', 'middleware.ts'],
  pattern: /\.(tsx?|mjs|css)$/,
});
const tests = listSourceFiles({
  folders: ['tests'],
  pattern: /(\.(test|spec)\.tsx?|^tests\/faults\/races\/[a-z-]+\.ts)$/,
})
  .filter(({ path }) => path !== 'tests/unit/guards/documents/citations.test.ts')
  .map(({ path, text }) => ({ path, text: withoutComments(text) }));

/** A comment beside a test proves nothing: its name has to say the rule. */
function withoutComments(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}

const citedIn = (files: readonly SourceFile[]) =>
  new Set(files.flatMap(({ text }) => findRuleCitations(text)));

test.each([
  ['the code', citedIn(code)],
  ['the name of a test', citedIn(tests)],
])('every rule is cited in %s', (_where, cited) => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter((name) => !cited.has(name))).toEqual([]);
});

test('the index of the rules lists each one, in its order', () => {
  const [index] = listSourceFiles({ folders: ['docs/rules/README.md'], pattern: /./ });
  const listed = [...(index?.text ?? '').matchAll(/^\| \[(\w+)\]\(\1\.md\) \| (.+) \|$/gm)].flatMap(
    ([, area = '', names = '']) =>
      [...names.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => `${area}/${name}`),
  );
  expect(listed).toEqual(rules);
});
