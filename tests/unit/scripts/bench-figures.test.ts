import { parseWrk } from '@/scripts/bench/load/parse-wrk';
import { median, percentile, ratioOf, toSpread } from '@/scripts/bench/report/statistics';
import { printNumber, writeTable } from '@/scripts/bench/report/write-table';

const WRK = `Running 4s test @ http://127.0.0.1:3000/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    15.87ms    3.21ms  64.02ms   88.12%
    Req/Sec     1.01k    98.21     1.20k    77.50%
  Latency Distribution
     50%   15.10ms
     75%   16.90ms
     90%  812.00us
     99%    1.25s
  4031 requests in 4.00s, 102.33MB read
Requests/sec:   1006.92
Transfer/sec:     25.56MB
`;

test('reads what wrk prints, whatever the unit', () => {
  expect(parseWrk(WRK)).toEqual({ perSecond: 1006.92, p50Ms: 15.1, p99Ms: 1_250, failed: 0 });
});

test('counts refused answers and broken connections', () => {
  const text = WRK.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\nRequests/sec',
  );
  expect(parseWrk(text).failed).toBe(100);
});

test.each(['', 'unable to connect to 127.0.0.1:1 Connection refused', 'Requests/sec: 5.00\n'])(
  'does not take %j for a result',
  (text) => {
    expect(() => parseWrk(text)).toThrow('wrk printed no');
  },
);

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the middle of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('nothing has no middle', () => {
  expect(median([])).toBeNaN();
  expect(percentile([], 99)).toBeNaN();
});

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
  [0, 1],
])('%d per cent of 1 to 100 do not exceed %d', (percent, value) => {
  const numbers = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(numbers, percent)).toBe(value);
});

test('a ratio is taken round by round, so a slow round of both changes nothing', () => {
  expect(ratioOf({ of: [80, 40, 8], to: [100, 50, 10] })).toEqual({
    median: 0.8,
    min: 0.8,
    max: 0.8,
    rounds: 3,
  });
  expect(() => ratioOf({ of: [1], to: [1, 2] })).toThrow(RangeError);
  expect(() => ratioOf({ of: [], to: [] })).toThrow(RangeError);
});

test('a spread keeps its ends', () => {
  expect(toSpread([2, 9, 4])).toEqual({ median: 4, min: 2, max: 9, rounds: 3 });
});

test.each([
  [12_345.6, '12,346'],
  [100, '100'],
  [99.94, '99.9'],
  [0.123, '0.1'],
  [Number.NaN, '–'],
])('%d is printed %s', (value, text) => {
  expect(printNumber(value)).toBe(text);
});

test('a table holds what its cells say, also a bar', () => {
  expect(writeTable({ head: ['a', 'b'], rows: [['1|2', 'x']] })).toBe('| a | b |\n|---|---|\n| 1\\|2 | x |');
  expect(() => writeTable({ head: ['a'], rows: [['1', '2']] })).toThrow(RangeError);
});
