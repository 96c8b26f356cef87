import { callPath } from '@/lib/contract/call-path';

const at = (path: string) => ({ service: 'core', path }) as const;

test.each([
  ['nothing to fill in', { call: at('/a') }, '/a'],
  ['a value', { call: at('/a/{id}.json'), params: { id: 3 } }, '/a/3.json'],
  ['a value that would climb', { call: at('/a/{id}'), params: { id: '../b?c' } }, '/a/..%2Fb%3Fc'],
  [
    'a query',
    { call: at('/a'), query: { domain: 'a.test:3000', q: 'ü &' } },
    '/a?domain=a.test%3A3000&q=%C3%BC+%26',
  ],
  ['what is undefined', { call: at('/a'), query: { q: undefined } }, '/a'],
])('%s', (_what, given, path) => {
  expect(callPath(given)).toBe(path);
});
