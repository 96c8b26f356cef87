import { onOneLine } from '@/components/branches/branch-clock';

test.each([
  ['4:29 p. m.', '4:29\u00a0p.\u00a0m.'],
  ['22 nov 2026, 11:05 a.\u202fm.', '22 nov 2026, 11:05\u00a0a.\u00a0m.'],
  ['4:20 PM', '4:20\u00a0PM'],
  ['16:20', '16:20'],
])('%s stays on one line', (text, whole) => {
  expect(onOneLine(text)).toBe(whole);
});
