import type { IncomingMessage } from 'node:http';
import { hideQuery } from '@/server/hide-query.mjs';

function hide(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers: { ...headers } };
  hideQuery(request as unknown as IncomingMessage);
  return { url: request.url, query: request.headers['x-page-query'] };
}

test.each([
  ['/centro?table=7&email=ana%40b.co', '/centro', 'table=7&email=ana%40b.co'],
  ['/?lang=en', '/', 'lang=en'],
  ['/centro?', '/centro', ''],
  ['/centro?_rsc=1a2b', '/centro', '_rsc=1a2b'],
  ['/centro?to=/a/?b', '/centro', 'to=/a/?b'],
  ['/api/unavailable?lang=en', '/api/unavailable', 'lang=en'],
])(
  'Next sees %s without its query, the middleware reads it (guarantee/cache-isolation)',
  (url, path, query) => {
    expect(hide(url)).toEqual({ url: path, query });
  },
);

test.each([
  ['has none', '/centro'],
  ['is a redirect, which passes it on', '/centro/?table=7'],
  ['has another reader', '/api/revalidate?host=a.test'],
  ['is a file of the build', '/_next/static/chunks/a.js?v=1'],
])('an address stays as it is when it %s', (_what, url) => {
  expect(hide(url)).toEqual({ url, query: undefined });
});

test('a query that a visitor claims in the header is dropped (guarantee/spoofed-headers)', () => {
  const claimed = { 'x-page-query': 'preview=1' };
  expect(hide('/centro', claimed).query).toBeUndefined();
  expect(hide('/centro?lang=en', claimed).query).toBe('lang=en');
});

const TOKEN = '0a'.repeat(32);

test.each([
  [`/centro/sl/5/${TOKEN}`, '/centro/sl', undefined],
  [`/centro/sl/5/${TOKEN}/9?lang=en`, '/centro/sl', 'lang=en'],
  [`/centro/sl/5/${TOKEN.slice(0, 20)}`, '/centro/sl', undefined],
  ['/centro/sl/5', '/centro/sl', undefined],
])('Next sees of the smart link %s its branch alone (rule people/smart-link)', (url, path, query) => {
  expect(hide(url)).toEqual({ url: path, query });
});

const BOOKING_TOKEN = 'Ab_-'.padEnd(43, 'x');

test.each([
  [`/book_info/7/${BOOKING_TOKEN}`, '/book_info/7', undefined],
  [`/rate/7/${BOOKING_TOKEN}`, '/rate/7', undefined],
  [`/ratecluvi/7/${BOOKING_TOKEN}`, '/ratecluvi/7', undefined],
  [`/book_info/7/${BOOKING_TOKEN}?lang=en`, '/book_info/7', 'lang=en'],
  ['/ratecluvi/7/short', '/ratecluvi/7', undefined],
])('Next sees of the link to a booking %s its number alone (rule booking/link)', (url, path, query) => {
  expect(hide(url)).toEqual({ url: path, query });
});

test.each([
  `/book_info/7/${BOOKING_TOKEN}/more`,
  `/book_info/0/${BOOKING_TOKEN}`,
  `/a/book_info/7/${BOOKING_TOKEN}`,
])('%s is no link to a booking', (url) => {
  expect(hide(url).url).toBe(url);
});

test.each([
  `/centro/sl/5/${TOKEN}/9/9`,
  `/centro/sl/5/${TOKEN}.html`,
  `/a/b/sl/5/${TOKEN}`,
  `/centro?to=/x/sl/5/${TOKEN}`,
])('%s is no smart link', (url) => {
  expect(hide(url).url).toBe(url.split('?')[0]);
});
