import type { IncomingMessage } from 'node:http';
import { cleanHeaders, findFault } from '@/server/guard-request.mjs';

const ask = (state: string | undefined, url = '/chapinero/checkout') =>
  findFault({
    method: 'GET',
    url,
    rawHeaders: ['Host', 'brasa.test'],
    headers: { rsc: '1', ...(state === undefined ? {} : { 'next-router-state-tree': state }) },
  } as unknown as IncomingMessage);

/** The tree of segments that the router of a browser sends. */
const TREE = [
  '',
  { children: [['domain', 'brasa.test', 'd', null], { children: ['menu', {}] }] },
  null,
  null,
];

it('lets the router of a browser say where it is', () => {
  expect(ask(undefined)).toBeNull();
  expect(ask(encodeURIComponent(JSON.stringify(TREE)))).toBeNull();
  expect(ask(encodeURIComponent(JSON.stringify([...TREE.slice(0, 3), 'refetch'])))).toBeNull();
});

it.each([
  ['no JSON', 'x'],
  ['nothing', ''],
  ['a broken escape', '%E0%A4%A'],
  ['another form', encodeURIComponent('{"children":[]}')],
  ['a tree of another form', encodeURIComponent('["",{"children":7}]')],
  ['two of them', '%5B%22%22%2C%7B%7D%5D, %5B%22%22%2C%7B%7D%5D'],
  ['a tree that is too long', encodeURIComponent(JSON.stringify(['x'.repeat(40_000), {}]))],
])('refuses a router state that Next cannot read: %s (guarantee/no-framework-surface)', (_what, state) => {
  expect(ask(state)).toEqual({ status: 400 });
});

it('leaves the services alone, which read no such header', () => {
  expect(ask('x', '/services/core/domain/config.json')).toBeNull();
});

it.each([
  '/.rsc',
  '/centro.rsc',
  '/centro/view/99.rsc?x=1',
  '/robots.txt.rsc',
  '/centro.segments/_tree.segment.rsc',
  '/_next/data',
  '/_next/data/build/centro.json',
  '/_next/../centro?x=1',
  '/_next/%2e%2E/centro?x=1',
  '/_next/./data/build/centro.json',
  '/x/.%2e/_next/data/build/centro.json',
  '/./centro',
  '/centro/..',
  '/services/../centro',
])('knows no second name of a page: %s (guarantee/no-framework-surface)', (url) => {
  expect(ask(undefined, url)).toEqual({ status: 404 });
});

it.each(['/centro#a', '/centro?x#a', '/centro\\a', '/a%2fb', '/a%0ab'])(
  'knows no address that is read in two ways: %j',
  (url) => {
    expect(ask(undefined, url)).toEqual({ status: 400 });
  },
);

it.each(['/centro?next=../a', '/.well-known/security.txt', '/a..b', '/...', '/centro/%2eb'])(
  'takes a dot for a letter: %s',
  (url) => {
    expect(ask(undefined, url)).toBeNull();
  },
);

it('takes a suffix in a query for a word', () => {
  expect(ask(undefined, '/centro?x=a.rsc')).toBeNull();
});

it.each([
  ['lang=en; __prerender_bypass=a; cart=1; __next_preview_data=b', 'lang=en; cart=1'],
  ['__prerender_bypass=a;lang=en', 'lang=en'],
  ['__prerender_bypass=a', undefined],
  ['lang=en; __own=1', 'lang=en; __own=1'],
])('takes Next’s own words from a visitor: %s (guarantee/spoofed-headers)', (cookie, kept) => {
  const headers: IncomingMessage['headers'] = { cookie, 'x-middleware-prefetch': '1', host: 'a.test' };
  cleanHeaders({ headers, socket: { remoteAddress: '10.0.0.1' } } as unknown as IncomingMessage);
  expect(headers.cookie).toBe(kept);
  expect(headers['x-middleware-prefetch']).toBeUndefined();
});
