import { readFileSync } from 'node:fs';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import type { Call } from '@/lib/contract/define-call';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');
/** As nginx chooses: an exact place, else the first expression that fits, else the longest beginning. */
const PLACES = [...nginx.matchAll(/^ {4}location (=|~|)\s*(\S+) \{\n([\s\S]*?)^ {4}\}/gm)].map(
  ([, kind = '', address = '', body = '']) => ({ kind, address, body }),
);
const placeOf = (path: string) =>
  PLACES.find(({ kind, address }) => kind === '=' && address === path) ??
  PLACES.find(({ kind, address }) => kind === '~' && new RegExp(address).test(path)) ??
  PLACES.filter(({ kind, address }) => kind === '' && path.startsWith(address)).sort(
    (one, other) => other.address.length - one.address.length,
  )[0];

const addressOf = ({ service, path }: Call) => `/services/${service}${path.replace(/\{\w+\}/g, '7')}`;
/** The bytes of a body that the edge lets through at an address. */
const roomAt = (path: string): number => {
  const [, kilobytes = '0'] = /client_max_body_size (\d+)k;/.exec(placeOf(path)?.body ?? '') ?? [];
  return Number(kilobytes) * 1024;
};

test('the edge has room for every file that a call takes, and for what is around it in its form', () => {
  const calls: Call[] = ALL_CALLS.filter((call: Call) => call.file !== undefined);
  expect(calls.length).toBeGreaterThan(2);
  const narrow = calls.filter((call) => roomAt(addressOf(call)) < (call.file?.mostBytes ?? 0) + 64 * 1024);
  expect(narrow.map(addressOf)).toEqual([]);
});

test('the edge sends every call to the backend', () => {
  const lost = ALL_CALLS.map(addressOf).filter(
    (path) => !placeOf(path)?.body.includes('proxy_pass http://ordering_backend'),
  );
  expect(lost).toEqual([]);
});
