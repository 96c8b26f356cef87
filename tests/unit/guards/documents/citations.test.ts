import { listSourceFiles } from '@/tests/unit/guards/source-files';
import { findDeadCitations, findHiddenCitations, readNames } from './citations';

const names = readNames();
const TEXTS = /\.(tsx?|mjs|sql|css|md|ya?ml|conf|sh|service|csv|example)$|Dockerfile$|^\.ci\/run$|^\.npmrc$/;

/** Files that hold such words for another reason. */
const EXCEPT: Record<string, string> = {
  'docs/performance.md': 'written by the bench, which numbers its budgets there',
  'tests/unit/guards/documents/citations.test.ts': 'the planted ones below',
};

test('every citation in code, tests and documents leads somewhere', () => {
  const files = listSourceFiles({ folders: ['.'], pattern: TEXTS });
  const dead = files
    .filter(({ path }) => !(path in EXCEPT))
    .flatMap(({ path, text }) => findDeadCitations({ text, names }).map((cited) => `${path}: ${cited}`));
  expect(files.length).toBeGreaterThan(1000);
  expect(dead).toEqual([]);
});

test('`git grep "rule area/name"` finds every citation of a rule', () => {
  const files = listSourceFiles({ folders: ['.'], pattern: /\.(tsx?|mjs)$/ });
  const hidden = files
    .filter(({ path }) => !(path in EXCEPT))
    .flatMap(({ path, text }) => findHiddenCitations(text).map((name) => `${path}: ${name}`));
  expect(hidden).toEqual([]);
});

test.each([
  ['/** Adds up (rules cart/tip, cart/coupon). */', ['cart/tip', 'cart/coupon']],
  ['/** Adds up (rule\n * cart/tip). */', ['cart/tip']],
  ['/** Adds up (rule cart/tip, cart/coupon). */', ['cart/coupon']],
  ['/** Adds up (rule cart/tip, rule cart/coupon,\n * rule cart/lines). */', []],
])('%j hides %j', (text, hidden) => {
  expect(findHiddenCitations(text)).toEqual(hidden);
});

test.each(Object.keys(EXCEPT))('%s is still an exception', (path) => {
  const [file] = listSourceFiles({ folders: [path], pattern: /./ });
  expect(findDeadCitations({ text: file?.text ?? '', names })).not.toEqual([]);
});

test.each([
  ['/** Paid within a day (decision 57). */', 'decision 57'],
  ['// Asked again (decisions 48,\n// 110; quality T24).', 'T24'],
  ['/** Never twice (decision record 50). */', 'decision record 50'],
  ['-- Kept as it came (record 92).', 'record 92'],
  ['-- Planned once (ADR\n-- 70).', 'ADR 70'],
  ["test('one charge (T31)', () => {})", 'T31'],
  ["test('a full disk (quality F06)', () => {})", 'F06'],
  ['/** Small enough (performance, B4). */', 'B4'],
  ['/** Spec section 9: ten percent. */', 'section 9'],
  ['/** Public pages (quality, standing decision 1). */', 'standing decision'],
  ['/** The sheet (screens, «Product sheet»). */', 'screens, «Product sheet»'],
  ['/** As integrations.md has it. */', 'integrations.md'],
  ['/** The five fields of the specification. */', 'specification'],
  ['/** Adds up (rule cart/no-such-rule). */', 'cart/no-such-rule'],
  ['/** Adds up (rules cart/tip, cart/no-such-rule). */', 'cart/no-such-rule'],
  ['/** Adds up (rule cart/tip,\n * guarantee/no-such). */', 'guarantee/no-such'],
  ['/** Why: docs/decisions/9999. */', 'docs/decisions/9999'],
])('%j leads nowhere', (text, cited) => {
  expect(findDeadCitations({ text, names })).toContain(cited);
});

test.each([
  '/** Ten percent (rule cart/tip). */',
  '/** Checked again (rules cart/tip, cart/coupon,\n * guarantee/one-charge, docs/decisions/0073). */',
  '`2026-11-22`T00:00:00Z',
  "row('B1', 'landing')",
  "import '../edge.spec.ts'; // RFC 9112, section 6",
])('%j leads somewhere or cites nothing', (text) => {
  expect(findDeadCitations({ text, names })).toEqual([]);
});
