import { FileModules } from '@/tests/support/browser/group/file-modules.mjs';

type Loaded = { filename: string; children: { filename: string }[] };

const loaded = (filename: string, ...children: string[]): [string, Loaded] => [
  filename,
  { filename, children: children.map((child) => ({ filename: child })) },
];
const SETUP = loaded('/app/tests/support/browser/view-observer.ts');
const REACT = loaded('/app/node_modules/react/index.js');
const RULE = loaded('/app/lib/domain/money/money.ts');
const STORE = loaded('/app/lib/stores/notices.ts', RULE[0]);
const QUERIES = loaded('/app/node_modules/@tanstack/react-query/index.js', REACT[0]);

test('a file finds the rules and packages that another one has loaded, and none of its stores', () => {
  const registry = new Map([SETUP]);
  const modules = new FileModules(registry);
  modules.enter('a');
  for (const [path, one] of [REACT, RULE, STORE, QUERIES]) registry.set(path, one);
  modules.enter('b');
  expect([...registry.keys()]).toEqual([SETUP[0], REACT[0], RULE[0]]);
  modules.enter('a');
  expect(registry.get(STORE[0])).toBe(STORE[1]);
  modules.leave();
  modules.enter('a');
  expect(registry.has(STORE[0])).toBe(false);
});

test('what files share loads nothing that they do not', () => {
  const rule = loaded('/app/lib/domain/orders/tip.ts', STORE[0]);
  const registry = new Map([SETUP]);
  const modules = new FileModules(registry);
  modules.enter('a');
  for (const [path, one] of [rule, STORE]) registry.set(path, one);
  expect(() => modules.leave()).toThrow(`${rule[0]}, which test files share, loads ${STORE[0]}`);
});
