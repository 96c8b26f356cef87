import { readFileSync } from 'node:fs';
import { ERROR_STATUS } from '@/lib/contract/error-status';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const read = (file: string) => readFileSync(file, 'utf8');
const page = read('docs/limits.md');
const listed = (pattern: RegExp, text: string) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

test('the page of limits has each variable and each bucket of the code, and no other', () => {
  const variables = listed(/^ {2}(LIMIT_[A-Z_]+):/gm, read('backend/limit-variables.ts'));
  expect(variables.length).toBeGreaterThan(20);
  expect(listed(/`(LIMIT_[A-Z_]+)`/g, page).sort()).toEqual(variables.sort());
  const type =
    read('backend/platform/http/count-call.ts').split('export type LimitBucket')[1]?.split(';')[0] ?? '';
  const buckets = listed(/\| '([a-z-]+)'/g, type);
  expect(buckets.length).toBeGreaterThan(15);
  expect(listed(/^\| `([a-z-]+)` \|/gm, page).sort()).toEqual(buckets.sort());
});

/** Keys that sound like a limit, and are none that shuts out who asks too much. */
const OTHERWISE: Record<string, string> = {
  slot_full: 'the kitchen has no place at that quarter of an hour (rule branches/slot-places)',
  now_full: 'the kitchen has no place now (rule branches/slot-places)',
  booking_full: 'no table is free at that hour',
  storage_full: 'the disk is full: nothing can be written for anybody',
};
const SOUNDS = /_full$|_limit$|_limited$|^too_many|_tries$|_too_soon$|_overlaps$|_waiting$|_held$|^unpaid_/;

test('each refusal that means a limit stands on the page, and where a row names a test, that one brings it about', () => {
  const isLimit = ([key, status]: [string, number]) => status === 429 || SOUNDS.test(key);
  const keys = Object.entries(ERROR_STATUS).filter(isLimit);
  expect(Object.keys(OTHERWISE).filter((key) => !keys.some(([name]) => name === key))).toEqual([]);
  const limits = keys.map(([key]) => key).filter((key) => !(key in OTHERWISE));
  expect(limits.length).toBeGreaterThan(14);
  expect(limits.filter((key) => !page.includes(`\`${key}\``))).toEqual([]);
  const rows = [...page.matchAll(/^\| [^|]* \| `(\w+)` \| (.*) \| `(tests\/\S+)` \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, key = '', cells = '', test = ''] of rows) {
    expect(limits).toContain(key);
    expect(read(test)).toContain(key);
    expect(cells.split(' | ')).toHaveLength(4);
  }
});

test('each number that a row names stands in the code', () => {
  const [, table = ''] = page.split('## Counted elsewhere');
  const names = listed(/`([A-Z]+_[A-Z_]+)`/g, table).filter((name) => !name.startsWith('LIMIT_'));
  expect(names.length).toBeGreaterThan(10);
  const code = listSourceFiles({ folders: ['backend', 'lib'], pattern: /\.ts$/ })
    .map(({ text }) => text)
    .join('\n');
  expect(names.filter((name) => !new RegExp(`const ${name} =`).test(code))).toEqual([]);
});
