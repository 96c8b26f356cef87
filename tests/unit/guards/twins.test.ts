import { readdirSync } from 'node:fs';
import { listSourceFiles, type SourceFile } from './source-files';
import { usedImportsOf } from './used-imports';

/** Areas whose verbs are asked over their routes by the suite of another one. */
const SUITES: Record<string, string> = {
  menu: 'tenant/experience',
  visit: 'people/diners',
};
/** Folders of the backend that are no area. */
const NO_AREAS = ['folders', 'jobs', 'migrations', 'operator', 'platform', 'providers', 'sandbox', 'stored'];

const tests = listSourceFiles({ folders: ['tests'], pattern: /\.test\.tsx?$/ });

const DECISION = /^export (?:async )?function (\w+)|^export const (\w+) = (?:async )?\(/gm;
/** The rules that a file exports; vocabulary and types alone have none. */
const decisionsOf = ({ text }: SourceFile) =>
  [...text.matchAll(DECISION)].map(([, name, constant]) => name ?? constant ?? '');

/** Files with rules of which no test imports one and uses it. */
function findUntested({ sources, tests }: { sources: SourceFile[]; tests: SourceFile[] }): string[] {
  const used = tests.map(usedImportsOf);
  return sources
    .filter((source) => {
      const decisions = decisionsOf(source);
      const module = source.path.replace(/\.ts$/, '');
      const tried = new Set(used.flatMap((imports) => imports.get(module) ?? []));
      return decisions.length > 0 && !tried.has('*') && !decisions.some((name) => tried.has(name));
    })
    .map(({ path }) => path);
}

/** Where decisions are made without a framework. */
const RULES = ['lib/domain', 'lib/tenancy', 'lib/theme', 'lib/security', 'lib/seo'];

test.each(RULES)('every rule of %s is imported and used by a test', (folder) => {
  const sources = listSourceFiles({ folders: [folder], pattern: /\.ts$/ });
  expect(sources.filter((source) => decisionsOf(source).length > 0)).not.toEqual([]);
  expect(findUntested({ sources, tests })).toEqual([]);
});

const MONEY = {
  path: 'lib/domain/money/money.ts',
  text: 'export function formatMoney() {}\nexport const ZERO = 0;',
};

const IMPORT = `import { formatMoney } from '@/lib/domain/money/money';`;

test.each([
  ['a call', true, `${IMPORT}\ntest('a', () => void formatMoney());`],
  [
    'another name',
    true,
    `import {\n  ZERO,\n  formatMoney as f,\n} from '../../../lib/domain/money/money';\nexpect(f()).toBe(ZERO);`,
  ],
  [
    'the whole module',
    true,
    `import * as money from '@/lib/domain/money/money';\nexpect(money.formatMoney()).toBe('');`,
  ],
  ['an import alone', false, IMPORT],
  ['a word of a title', false, `${IMPORT}\ntest('formatMoney', () => {});`],
  ['a comment', false, `${IMPORT}\n// formatMoney()`],
  ['an import in a comment', false, `// ${IMPORT}\nformatMoney();`],
  [
    'a type',
    false,
    `import type { formatMoney } from '@/lib/domain/money/money';\ntype A = typeof formatMoney;`,
  ],
  ['what decides nothing', false, `import { ZERO } from '@/lib/domain/money/money';\nexpect(ZERO).toBe(0);`],
  ['a path in a text', false, `const path = '@/lib/domain/money/money';\nformatMoney();`],
  ['another module', false, `import { formatMoney } from '@/lib/domain/money/money-words';\nformatMoney();`],
])('a rule is tested by %s: %s', (_how, is, text) => {
  const planted = [{ path: 'tests/unit/money/money.test.ts', text }];
  expect(findUntested({ sources: [MONEY], tests: planted })).toEqual(is ? [] : [MONEY.path]);
});

/** Whether a suite has tests, and uses something of the backend or of what suites share. */
function asksSomething(suite: SourceFile): boolean {
  const used = [...usedImportsOf(suite)].filter(([, names]) => names.length > 0);
  return (
    /^\s*(test|it)(\.each)?\b/m.test(suite.text) && used.some(([module]) => /^(backend|tests)\//.test(module))
  );
}

test('every area of the backend has a suite, which asks something', () => {
  const asking = tests.filter(asksSomething).map(({ path }) => path);
  const areas = readdirSync('backend').filter((name) => !name.includes('.') && !NO_AREAS.includes(name));
  expect(areas.length).toBeGreaterThan(8);
  const alone = areas.filter((area) => {
    const suite = SUITES[area];
    return !asking.some((path) =>
      suite ? path === `tests/backend/${suite}.test.ts` : path.startsWith(`tests/backend/${area}/`),
    );
  });
  expect(alone).toEqual([]);
});

test.each([
  ['tests nothing', `import { createTestBackend } from '../support/backend';\nawait createTestBackend();`],
  [
    'asks nothing',
    `import { createTestBackend } from '../support/backend';\ntest('createTestBackend', () => {});`,
  ],
])('a suite that %s is none', (_what, text) => {
  expect(asksSomething({ path: 'tests/backend/a.test.ts', text })).toBe(false);
});
