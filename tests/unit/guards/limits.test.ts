import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/limits.md');
const listed = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

test('the page of limits has each variable and each scope of the code, and no other', () => {
  const variables = listed(/^ {2}(LIMIT_[A-Z_]+):/gm, read('backend/limit-variables.ts'));
  expect(variables.length).toBeGreaterThan(20);
  expect(listed(/`(LIMIT_[A-Z_]+)`/g, page).sort()).toEqual(variables.sort());
  const type =
    read('backend/platform/http/count-call.ts').split('export type LimitScope')[1]?.split(';')[0] ?? '';
  const scopes = listed(/\| '([a-z-]+)'/g, type);
  expect(scopes.length).toBeGreaterThan(15);
  expect(listed(/^\| `([a-z-]+)` \|/gm, page).sort()).toEqual(scopes.sort());
});
