import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';
import { SERVICE_NAMES } from '@/lib/contract/service-names.mjs';
import { hideQuery } from '@/server/hide-query.mjs';
import { nginx, placeOf, readMap } from '@/tests/support/edge/nginx-file';
import {
  pageAddresses,
  SECRET_QUERIES,
  secretAddresses,
  TOKENS,
} from '@/tests/support/edge/secret-addresses';
import { listSourceFiles } from '../guards/source-files';

const addressOf = ({ service, path }: Call) => `/services/${service}${path.replace(/\{\w+\}/g, '7')}`;
/** Staff call at the address of all tenants, which names the restaurant. */
const addressesOf = (call: Call): string[] => {
  const own = addressOf(call);
  return call.auth === 'staff' ? [own, own.replace('/staff/', '/staff/tenants/casa/')] : [own];
};
/** As the backend reads one (guarantee/bounded-bodies). */
const USUAL_BODY = 256 * 1024;
const readRoom = (text: string): number | null => {
  const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(text) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
};
/** The bytes of a body that the edge lets through where an address has no room of its own. */
const USUAL_ROOM = readRoom(nginx) ?? 0;
const roomAt = (path: string): number => readRoom(placeOf(path)) ?? USUAL_ROOM;
const pathOf = readMap('page_path');
const loggedOf = readMap('logged_path', { $page_path: pathOf });

test('the edge has room for every file that a call takes, and for what is around it in its form', () => {
  const calls: Call[] = ALL_CALLS.filter((call: Call) => call.file !== undefined);
  expect(calls.length).toBeGreaterThan(2);
  const isNarrow = (call: Call) => (path: string) => roomAt(path) < (call.file?.mostBytes ?? 0) + 64 * 1024;
  expect(calls.flatMap((call) => addressesOf(call).filter(isNarrow(call)))).toEqual([]);
});

test('the edge has room for every body of JSON that a call takes, and more than usual for no other', () => {
  const calls: Call[] = ALL_CALLS.filter((call: Call) => call.body !== undefined && call.file === undefined);
  const large = calls.filter((call) => call.mostBytes !== undefined);
  expect(large.length).toBeGreaterThan(1);
  const isNarrow = (call: Call) => (path: string) => roomAt(path) < (call.mostBytes ?? USUAL_BODY);
  expect(calls.flatMap((call) => addressesOf(call).filter(isNarrow(call)))).toEqual([]);
  const wide = calls.filter((call) => !large.includes(call) && roomAt(addressOf(call)) > USUAL_ROOM);
  expect(wide.map(addressOf)).toEqual([]);
});

test('the edge sends every call to the backend, and keeps no answer of one', () => {
  const isWrong = (path: string) =>
    !placeOf(path).includes('proxy_pass http://ordering_backend') || placeOf(path).includes('proxy_cache');
  expect(ALL_CALLS.map(addressOf).filter(isWrong)).toEqual([]);
});

const sources = listSourceFiles({ folders: ['backend', 'lib'], pattern: /\.ts$/ }).filter(
  ({ path }) => !path.startsWith('backend/sandbox/'),
);

test('every stream passes through without being held back, below whichever service it is asked for', () => {
  const streaming = sources.filter(({ text }) => /\breturn answerStream\(/.test(text));
  const streams = streaming.map(({ text }) => /app\.get\('([^']+)', \(c\) =>/.exec(text)?.[1] ?? '');
  expect(streams.length).toBeGreaterThan(3);
  const paths = streams.flatMap((path) =>
    SERVICE_NAMES.map((service) => `/services/${service}${path.replace(/:\w+/g, '7')}`),
  );
  const asked = sources.flatMap(({ text }) =>
    [...text.matchAll(/path: `(\/services\/[^`?]+?\/events)/g)].map(([, path = '']) =>
      path.replace(/\$\{[^}]+\}/g, '7'),
    ),
  );
  expect(asked.length).toBeGreaterThan(1);
  const isHeldBack = (path: string) => {
    const place = placeOf(path);
    const [, seconds = '0'] = /proxy_read_timeout (\d+)s;/.exec(place) ?? [];
    // A comment line comes every 15 seconds.
    return !place.includes('proxy_buffering off;') || place.includes('limit_req') || Number(seconds) <= 30;
  };
  expect([...paths, ...asked].filter(isHeldBack)).toEqual([]);
  expect(/gzip_types (.+);/.exec(nginx)?.[1]).not.toContain('event-stream');
});

test.each(TOKENS)('no address with the token %s is logged with it (guarantee/token-addresses)', (token) => {
  const addresses = secretAddresses(token);
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.map(loggedOf).filter((path) => path.includes(token))).toEqual([]);
  // A line holds what is cut, and neither the request as it came nor where it came from.
  const format = /^log_format ordering (.+?);$/ms.exec(nginx)?.[1] ?? '';
  expect(format).toContain('$logged_path');
  expect(format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_referer)\b/);
  expect(nginx.match(/^\s*access_log .+;$/gm)?.filter((line) => !/ ordering;$| off;$/.test(line))).toEqual(
    [],
  );
});

test('no path with a token reaches a cache, of the edge or of the web program', () => {
  for (const token of TOKENS) {
    const paths = pageAddresses(token);
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => placeOf(path).includes('proxy_cache'))).toEqual([]);
    for (const url of paths) {
      const request = { url, headers: {} };
      hideQuery(request as never);
      expect(request.url).not.toContain(token);
    }
  }
  expect(placeOf('/md')).not.toContain('proxy_cache');
});

test('an address with a token is made in one place, or by a query that the tests know', () => {
  const made = (pattern: RegExp) =>
    sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => [path, name]));
  expect(new Set(made(/\/\$\{\w*[tT]oken\}/g).map(([path]) => path))).toEqual(
    new Set(['lib/domain/tenant/screen-path.ts']),
  );
  const queries = made(/\?(\w+)=\$\{\w*([tT]oken|code|[sS]ecret)\}/g).map(([, name]) => name);
  expect(queries.length).toBeGreaterThan(1);
  expect(queries.filter((name) => !SECRET_QUERIES.includes(name ?? ''))).toEqual([]);
});
