import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import { printStaffCalls } from '@/scripts/docs/staff-calls';

const FILE = 'docs/staff-calls.md';
/** `WRITE_DOCS=1` writes the document anew instead of comparing it. */
if (process.env.WRITE_DOCS === '1') writeFileSync(FILE, printStaffCalls());

test('docs/staff-calls.md holds every call of staff, as the contract has it', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(printStaffCalls());
});

test('every call of staff says which scope its key needs (rule staff/keys)', () => {
  const calls = ALL_CALLS.filter(({ auth }) => auth === 'staff');
  expect(calls.filter(({ scope }) => scope === undefined).map(({ path }) => path)).toEqual([]);
});
