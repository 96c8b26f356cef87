import fc from 'fast-check';
import { readSpoken } from '@/lib/tenancy/resolve-language';
import { nginx, readMap } from '@/tests/support/edge/nginx-file';

const langOf = readMap('page_lang');
const spokenOf = readMap('browser_lang');
const isCookieUnclear = readMap('cookie_unclear');
const queryOf = readMap('page_args', { $args: (args) => args });
const isRouterUnclear = readMap('router_unclear');
const packingOf = readMap('packing');
const pathOf = readMap('page_path');

test.each([
  ['', '', '0'],
  ['lang=en', 'en', '0'],
  ['a=1; lang=pt; b=2', 'pt', '0'],
  ['lang=xx', '', '1'],
  ['lang=en; lang=es', 'en', '1'],
  ['lang=%65n', '', '1'],
  ['lang="en"', '', '1'],
  ['a=1;lang=en', '', '1'],
  [' lang=en', '', '1'],
  ['xlang=en', '', '1'],
  ['session=abc', '', '0'],
  ['preview=x.1.y', '', '1'],
  ['lang=en; preview=x.1.y', 'en', '1'],
])('the cookie «%s» is language «%s» in the key, unclear: %s', (cookie, lang, unclear) => {
  expect(langOf(cookie)).toBe(lang);
  expect(isCookieUnclear(cookie)).toBe(unclear);
});

test('the edge reads the language of a browser as the web program does, and hands on no more than that', () => {
  const word = fc.constantFrom(
    'es',
    'en',
    'pt',
    'EN-us',
    'pt-BR',
    'est',
    'fr',
    'en_US',
    '',
    ' es ',
    'es-419',
  );
  const weight = fc.constantFrom('', ';q=0.5', ' ;q=0', ';');
  const header = fc.array(fc.tuple(word, weight).map((parts) => parts.join(''))).map((all) => all.join(','));
  fc.assert(
    fc.property(fc.oneof(header, fc.string()), (sent) => {
      expect(spokenOf(sent).toLowerCase()).toBe(readSpoken(sent) ?? '');
      expect(readSpoken(spokenOf(sent))).toBe(readSpoken(sent));
    }),
  );
  expect(nginx).toContain('proxy_set_header Accept-Language $browser_lang;');
});

test.each([
  ['utm_source=x&utm_campaign=y', ''],
  ['fbclid=abc', ''],
  ['lang=en', 'lang=en'],
  ['utm_source=x&lang=en', 'utm_source=x&lang=en'],
  ['service=on_table&utm_source=x', 'service=on_table&utm_source=x'],
  ['_rsc=1a2b', '_rsc=1a2b'],
])('the query «%s» is «%s» in the key', (args, key) => {
  expect(queryOf(args)).toBe(key);
});

test.each([
  [',,', '0'],
  ['1,,', '0'],
  ['1,1,/_tree', '0'],
  ['1,1,/$d$domain/!KQ/__PAGE__', '0'],
  ['1 1,,', '1'],
  ['1,1,/x y', '1'],
  ['2,,', '1'],
])('what the router asks for, «%s», is unclear: %s', (headers, unclear) => {
  expect(isRouterUnclear(headers)).toBe(unclear);
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip'],
  ['br', ''],
  ['', ''],
  ['gzip;q=0, br', ''],
])('Accept-Encoding «%s» is kept as «%s»', (header, packing) => {
  expect(packingOf(header)).toBe(packing);
});

test('the path of the key is the path that is sent on, without its query', () => {
  expect(pathOf('/a%2e/b?x=1?y')).toBe('/a%2e/b');
});

test('every part of the key is one that the edge has read for certain', () => {
  const key = /location \/ \{[\s\S]*?proxy_cache_key "([^"]+)"/.exec(nginx)?.[1] ?? '';
  const variables = [...key.matchAll(/\$(\w+)/g)].map(([, name]) => name);
  expect(variables).toEqual([
    'host',
    'page_path',
    'page_args',
    'page_lang',
    'browser_lang',
    'packing',
    'http_rsc',
    'http_next_router_prefetch',
    'http_next_router_segment_prefetch',
  ]);
  expect(nginx).toMatch(
    /proxy_cache_bypass \$cookie_unclear \$router_unclear;\n\s*proxy_no_cache \$cookie_unclear \$router_unclear;/,
  );
});
