import {
  createTelevisionCode,
  fitNumbers,
  printTelevisionCode,
  readTelevisionCode,
} from '@/lib/domain/staff/television';

test('a code has twelve signs, and is read as somebody types it (rule staff/television)', () => {
  const code = createTelevisionCode((below) => below - 1);
  expect(code).toBe('ZZZZZZZZZZZZ');
  expect(printTelevisionCode('K7MP3XQ9BTR4')).toBe('K7MP-3XQ9-BTR4');
  expect(readTelevisionCode(' k7mp-3xq9 btr4')).toBe('K7MP3XQ9BTR4');
});

test.each(['', 'K7MP3XQ9BTR', 'K7MP3XQ9BTR44', 'K7MP3XQ9BTR0', 'K7MP3XQ9BTRÑ'])('%j is no code', (typed) => {
  expect(readTelevisionCode(typed)).toBeNull();
});

test.each([
  ['nothing', [], { columns: 1, rows: 1 }],
  ['one', ['31'], { columns: 1, rows: 1 }],
  ['twelve short ones', Array(12).fill('31'), { columns: 3, rows: 4 }],
  ['twelve long ones', Array(12).fill('#10812'), { columns: 2, rows: 6 }],
])('%s fit', (_what, numbers, fitted) => {
  expect(fitNumbers(numbers)).toMatchObject(fitted);
});
