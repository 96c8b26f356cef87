import { findRuleCitations, readRules } from './citations';
import { listSourceFiles, type SourceFile } from './source-files';

const rules = readRules();
const code = listSourceFiles({
  folders: ['app', 'backend', 'components', 'lib', 'server', 'middleware.ts'],
  pattern: /\.(tsx?|mjs|css)$/,
});
const screens = code.filter(({ path }) => /^(app|components)\//.test(path));
const tests = listSourceFiles({ folders: ['tests'], pattern: /\.(test|spec)\.tsx?$/ })
  .filter(({ path }) => path !== 'tests/unit/guards/citations.test.ts')
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
])('every rule that is built is cited in %s', (_where, cited) => {
  const built = rules.filter(({ isBuilt }) => isBuilt);
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter(({ name }) => !cited.has(name)).map(({ name }) => name)).toEqual([]);
});

test('a rule that begins with «Not yet.» is cited by no test and no screen', () => {
  const cited = new Set([...citedIn(screens), ...citedIn(tests)]);
  const planned = rules.filter(({ isBuilt }) => !isBuilt);
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.filter(({ name }) => cited.has(name)).map(({ name }) => name)).toEqual([]);
});

test('the index of the rules lists each one, in its order', () => {
  const [index] = listSourceFiles({ folders: ['docs/rules/README.md'], pattern: /./ });
  const listed = [...(index?.text ?? '').matchAll(/^\| \[(\w+)\]\(\1\.md\) \| (.+) \|$/gm)].flatMap(
    ([, area = '', names = '']) =>
      [...names.matchAll(/`([a-z0-9-]+)`( \(not yet\))?/g)].map(([, name = '', mark]) => ({
        name: `${area}/${name}`,
        isBuilt: mark === undefined,
      })),
  );
  expect(listed).toEqual(rules);
});
